# The client's own words in English. Keys cmd-, act-, group- and word- are what may be typed, the first word is shown.

## Seats and the opening menu

player = Player
bot-names = Ada Boris Clara David Emma Felix Greta Hugo
menu-welcome = Monopoly, the Russian house variant. 2 to 8 seats.
menu-resume = Go on with { $name }? [Y/n]
menu-names = Who plays at this keyboard? Names, by commas [Player]:
menu-bots = How many bots, { $least } to { $most }? [3]
menu-kind = How do they play?
dice-sealed = The dice are sealed: SHA-256 { $commitment } – the seed is told at the end

## The state

head-turn = Round { $round }, turn { $turn }
head-bank = bank { $sum }
head-stock = houses { $houses }, hotels { $hotels }
head-loans = loans { $sum }
head-pot = pot { $sum }
on-turn = on turn
place-out = out of the game
place-jail = in jail, turn { $turn }
row-card = jail card
row-lent = lent { $sum }
row-borrowed = borrowed { $sum }
row-owes = owes { $sum }
row-banker = banker
row-auctioneer = auctioneer
legend = Deeds: { $bare } bare, 1–4 houses, H hotel, P pawned, { $others } not yours, * whole group
group-code-brown = Br
group-code-light_blue = LB
group-code-pink = Pi
group-code-orange = Or
group-code-red = Re
group-code-yellow = Ye
group-code-green = Gr
group-code-dark_blue = DB
group-code-railroad = RR
group-code-utility = Ut
group-brown = brown
group-light_blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark_blue = dark blue
group-railroad = railroads
group-utility = utilities

## News and question

taken-back = { $name } has taken the last act back
more-in-log = { $n ->
    [one] … one line earlier: log
   *[other] … { $n } lines earlier: log
}
debt-panel = You have { $cash }, { $missing } is missing; with everything sold and pawned you would have { $raisable }.
settle-panel = You have { $cash }; with everything sold and pawned you would have { $raisable }.
proposal = No. { $entry } from { $name }: { $text }

## The menu

enter = Enter
hint = Number or word · ? help · w what is not possible · quit
menu-build = build…
menu-sell = sell buildings…
menu-pawn = pawn…
menu-redeem = redeem…
menu-deal = deal…
menu-loan = loans…
menu-rent = rent caps…
menu-bank = bank…
menu-vote = vote…
menu-concede = concede
menu-counter = Make a counter-offer to No. { $entry }
menu-later = Answer later
group-build = build
group-sell = sell
group-pawn = pawn mortgage
group-redeem = redeem
group-deal = deal trade
group-loan = loan loans
group-rent = rent cap
group-bank = bank issue
group-vote = vote votes
group-concede = concede resign
word-counter = counter
word-later = later
word-yes = y yes
word-no = n no
word-all = all
word-money = money
word-deals = deals deal
word-send = send offer
word-change = change
yes-no = y/N
sure = { $what }: are you sure?
which = which numbers? (Enter: none)
at-least = { $low } or more
from-to = { $low } to { $high }
bad-amount = A whole sum is needed: { $bounds }.
bad-sum = A whole number is needed; Enter leaves it as it is.
bad-number = Numbers from 1 to { $most } are needed, apart by blanks.
unknown = Not understood: type a number from 1 to { $most }, a word of the menu, or ? for help.

## What acts are called when typed

act-ChooseToken = token
act-AnyToken = any
act-Throw = throw roll
act-EndTurn = end done
act-PayFine = pay fine
act-UseCard = use card
act-Stay = stay
act-Buy = buy
act-Decline = decline auction
act-PayFlat = flat
act-PayTenth = tenth
act-NameRent = charge
act-NamePrice = start
act-Bid = bid
act-Pass = pass
act-GiveIn = give
act-Liquidate = liquidate automatically
act-KeepClaim = insist
act-IssueLeast = issue
act-Build = build
act-SellBuilding = sell
act-Pawn = pawn mortgage
act-Redeem = redeem
act-AskBank = bank-loan
act-AskLoan = loan
act-AskLater = extend
act-Repay = repay
act-Offer = deal offer
act-SetCap = cap
act-ClearCap = uncap
act-ClaimRent = claim
act-LowerRent = lower
act-DemandLiquidation = demand
act-Declare = declare
act-KnockDown = hammer
act-Issue = issue
act-Concede = concede
act-VoteEnd = vote-end
act-VoteConcede = vote-concede
act-VoteDefault = vote-default
act-Volunteer = volunteer
act-Accept = accept
act-Reject = reject refuse
act-Withdraw = withdraw
act-TakeBack = undo

## Deals and loans

deal-with = Deal with { $name }
deal-help = Enter leaves a line as it is, - empties it. P $90: pawned at the closing, $90 to the seller.
deal-give-deeds = You give deeds, numbers (now: { $now }):
deal-get-deeds = { $name } gives deeds, numbers (now: { $now }):
deal-give-cards = { $n ->
    [one] You give get-out-of-jail cards, up to one (now: { $now }):
   *[other] You give get-out-of-jail cards, up to { $n } (now: { $now }):
}
deal-get-cards = { $n ->
    [one] You get get-out-of-jail cards, up to one (now: { $now }):
   *[other] You get get-out-of-jail cards, up to { $n } (now: { $now }):
}
deal-give-cash = You give money, you have { $has } (now: { $now }):
deal-get-cash = You get money, there is { $has } (now: { $now }):
deal-after = { $name } { $before } → { $after }
deal-completes = { $name } completes { $group }
deal-send = 1 send · 2 change · Enter leave it:
nothing = nothing
loan-whom = Ask whom, number? (Enter: nobody)
loan-sum = How much? (Enter: none)
loan-back = How much to return, { $sum } or more? (Enter: { $sum })
loan-unit = For 1 turns or 2 rounds? [1]
loan-term = How many?

## Why

nothing-blocked = Everything that can be done at all is possible now.
also = likewise { $deeds }
and-more = { $n ->
    [one] … and one more
   *[other] … and { $n } more
}
why-what = No act is called “{ $what }”: type a number of the menu, or why build, why pawn oriental …

## Looking things up

here = here: { $names }
free = free, { $price }
owned = of { $name }
pawned = pawned
capped = rent at most { $sum }
level = { $n ->
    [5] hotel
    [one] { $n } house
   *[other] { $n } houses
}
which-deed = Which one: { $some }?
no-deed = Name a deed or its space: deed boardwalk, deed 39.
deed-price = Price { $price }, pawned { $pawn }
deed-house = A house or the hotel step costs { $sum }
rent-street = Rent bare / 1 / 2 / 3 / 4 houses / hotel: { $row }; bare in a whole group: double
rent-railroad = Rent with 1 / 2 / 3 / 4 railroads: { $row }
rent-utility = Rent: dice times, with 1 / 2 utilities: { $row }
accounts-title = The books
accounts-set = Money of the set
accounts-issued = Issued since
accounts-bank = In the bank
accounts-players = With the players
accounts-pot = In the pot
accounts-issue = Round { $round }: { $sum } issued
accounts-loan = Loan No. { $loan }: { $borrower } owes { $lender } { $left }, due { $unit ->
    [turns] in own turn
   *[rounds] in round
} { $due }
audit-ok = Audit: in order. Given out { $given }, found { $held }.
log-earlier = { $n ->
    [one] … one line earlier (log all)
   *[other] … { $n } lines earlier (log all)
}
log-empty = Nothing of this kind in the log.
no-rule = No such rule. Near it: { $near }
rules-what = Type a word to look for: rules jail.
nothing-found = The rulebook does not speak of it.

## Commands

cmd-help = help ? h
cmd-why = w why
cmd-log = log
cmd-rules = rules search
cmd-rule = rule
cmd-board = board map
cmd-deed = deed
cmd-accounts = accounts bank-sheet
cmd-table = table state
cmd-save = save
cmd-undo = undo back
cmd-lang = lang l
cmd-as = as
cmd-quit = quit exit q
help-menu = Type a number of the menu or its word: throw, buy, bid 150, deal. Enter takes the marked answer.
help-why = w – what is not possible now, and why. why 2, why build, why pawn oriental – about one act.
help-log = log, log money, log deals, log NAME, log all – what happened, with the rules.
help-rules = rules jail – search the rulebook.
help-rule = rule P-RENT-2 – read a rule.
help-board = board – all 40 spaces.
help-deed = deed boardwalk – one deed with its rents.
help-accounts = accounts – the bank's books, issues, loans, the audit.
help-table = table – show the table again.
help-save = save, save FILE – keep the game.
help-undo = undo – take your last act back, until dice were thrown or others acted.
help-lang = lang – по-русски.
help-quit = quit – keep the game and leave. Several people: as NAME lets another act out of turn.
saved = Kept in { $path }
not-saved = Not kept: { $why }
bad-lang = The languages are en and ru.
as-whom = As whom? { $names }

## Handing over, leaving, the end

hand-over = { $name } is next: hand over, then press Enter.
watch-on = All people are out. Shall the bots play { $n } rounds more?
resume-hint = The game is kept. Go on with: rentier play --resume { $path }
winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
place-row = { $place }. { $name }: worth { $worth }, cash { $cash }
dice-proved = { $n ->
    [one] One throw verified: it fits the seed that was sealed before the game.
   *[other] All { $n } throws verified: they fit the seed that was sealed before the game.
}
dice-opened = Seed { $seed }, SHA-256 { $commitment }
dice-fast = The dice come from seed { $seed }
kept = The whole game: { $path }
verify-hint = Check it: rentier verify { $path }
rematch = Another game with the same seats?
