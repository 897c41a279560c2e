# The browser's own words: what stands beside the game's sentences on the screen.

board-label = Monopoly board, 40 spaces
board-times_dice = { $n } × dice
board-flat_or_percent = { $flat } or { $n }%
board-salary = salary { $amount }
board-visiting = Just visiting
board-pawned = mortgaged

bank-title = Bank
bank-stock = in stock
bank-issued = issued
bank-lent = lent
bank-houses = houses left in the bank
bank-hotels = hotels left in the bank

deck-chest = Community chest
deck-chance = Chance
deck-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

deed-rent = Rent
deed-level = { $n ->
    [5] Hotel
    [one] { $n } house
   *[other] { $n } houses
}
deed-railroads = { $n ->
    [one] { $n } railroad
   *[other] { $n } railroads
}
deed-utilities = { $n ->
    [one] { $n } utility
   *[other] { $n } utilities
}
deed-house = House { $amount }
deed-pawn = Pawn { $amount }
deed-price = Price { $amount }

ui-you = you
ui-turn = turn
ui-leads = leads
ui-outbid = outbid
ui-passed = passed
ui-in = in
ui-bot = bot
ui-away = away
ui-out = out of the game
ui-in_jail = in jail
ui-jail_card = card out of jail
ui-loan_chip = owes { $amount }
ui-waiting_for = Waiting for { $seat }
ui-round = Round { $round }
ui-round_turn = Round { $round } · { $seat }
ui-lost = Connection lost, coming back…
ui-opening = Connecting…
ui-gone = This table is not open to you
ui-paused = The table is paused
ui-sent = Sent…
ui-loading = Loading…

ui-kicker-BeforeThrow = Your turn
ui-kicker-AfterThrow = Your turn
ui-kicker-OfferLot = For sale
ui-kicker-JailTurn = In jail
ui-kicker-JailExit = In jail
ui-kicker-TaxChoice = Income tax
ui-kicker-Debts = Debt
ui-kicker-AskRent = Rent
ui-kicker-StartPrice = Auction
ui-kicker-TokenChoice = Preparation
ui-kicker-Settlement = Auction
ui-kicker-over = The end
ui-kicker = Table

ui-title-BeforeThrow = Throw the dice
ui-title-AfterThrow = { $extra ->
    [0] All in order?
   *[1] Doubles!
}
ui-title-JailTurn = How to get out?
ui-title-JailExit = Out of jail
ui-title-TaxChoice = Which tax?
ui-title-AskRent = Charge the rent
ui-title-StartPrice = Starting price
ui-title-TokenChoice = Choose your token
ui-title-Debts = { $amount } missing
ui-title-Auction = { $bids ->
    [0] Who bids?
   *[other] Going, going…
}
ui-title-over = { $names } wins
ui-hint-AfterThrow = Build, pawn or deal; then end the turn.
ui-hint-BeforeThrow = Build, pawn or deal first, if you wish.

ui-after_buying = After buying
ui-cash_left = cash { $amount }
ui-short_of = { $amount } short: raise it first, or let it go to auction
ui-set_of = { $group }: { $n } of { $of }
ui-auction_of = Auction · list price { $price }
ui-leads_with = { $seat } leads with
ui-no_bid = No bid yet; it starts at { $amount }
ui-your_set = your set: { $n } of { $of }
ui-bid_up_to = Bid for me up to
ui-start = Start
ui-stop = Stop
ui-less = less
ui-more = more
ui-still_in = { $n ->
    [one] { $n } still in
   *[other] { $n } still in
}

ui-missing = missing
ui-covered = The debt can be paid
ui-can_raise = can still raise
ui-cash = cash { $amount }
ui-debt = debt { $amount }
ui-raise_for_me = Raise { $amount } for me
ui-owes = { $debtor } owes { $creditor }
ui-you_landed = You landed on
ui-landed = { $seat } is on
ui-sell_building = Sell a building
ui-pawn = Pawn
ui-pawn_for = Pawn +{ $amount }
ui-redeem = Redeem
ui-build = Build
ui-sell = Sell
ui-cap = Rent cap
ui-lift_cap = Lift cap
ui-deal = Deal
ui-loan = Loan
ui-ask_loan = Ask for a loan
ui-take_back = Take back
ui-allow = Allow
ui-forbid = Refuse
ui-more_acts = More
ui-nothing_owned = No deeds yet
ui-worth_hidden = Nobody’s worth is shown before the end

ui-tab-table = Table
ui-tab-log = Log
ui-tab-deals = Deals
ui-tab-assets = Assets
ui-tab-rules = Rules
ui-tab-chat = Chat

ui-filter-all = All
ui-filter-money = Money
ui-filter-deals = Deals
ui-earlier = Earlier entries are further down

ui-offer_to = Deal with { $seat }
ui-i_give = I give
ui-i_get = I get
ui-money = Money
ui-pawned_at_closing = pawned at closing
ui-is_pawned = mortgaged
ui-offer = Offer
ui-counter = Counter-offer
ui-accept = Accept
ui-reject = Refuse
ui-withdraw = Withdraw
ui-open_offers = Open offers
ui-no_offers = No open offers
ui-new_deal = New deal
ui-asks = waits for { $seat }
ui-after_deal = { $seat }: { $before } → { $after }
ui-loans = Loans
ui-no_loans = Nobody owes a loan
ui-loan_line = { $borrower } owes { $lender } { $left }, until { $unit ->
    [turns] turn { $due }
   *[rounds] round { $due }
}
ui-lender = Lender
ui-amount = Sum
ui-back = To return
ui-term = Term
ui-turns = turns
ui-rounds = rounds
ui-repay = Repay { $amount }
ui-bank_offers = The bank
ui-allowed = The rules allow it
ui-choose_something = Put something on each side

ui-why = Why?
ui-close = Close
ui-search_rules = Search the rulebook
ui-no_rules = Nothing found
ui-write = Write to the table
ui-send = Send
ui-legal_list = What you may do

ui-menu-board = Table
ui-menu-rules = Rulebook
ui-menu-home = Home
ui-menu-language = Language: English. Change to Russian
ui-menu-theme = Light or dark
ui-menu-leave = Leave the table
ui-money-supply = All money: { $amount }
ui-place = { $place }.
ui-worth = worth { $amount }
ui-in_cash = { $amount } in cash
ui-rematch = Rematch
ui-download = Match file

lobby-title = Table { $code }
lobby-private = Private table
lobby-listed = Listed table
lobby-opened_by = opened by { $name }
lobby-invite = Invite friends
lobby-copy = Copy link
lobby-copied = Copied
lobby-no_account = No account needed.
lobby-code = To come back from another device use your code
lobby-local_only = This server listens to this machine alone; start it with an address others can reach.
lobby-seats = Seats
lobby-seats_hint = Colour and shape are yours for the evening
lobby-host = host
lobby-ready = Ready
lobby-not_ready = Not ready
lobby-i_am_ready = I am ready
lobby-free = Free seat
lobby-add_bot = Add bot
lobby-open_seat = Open the seat
lobby-remove = Remove
lobby-here = On this device
lobby-take = Take this seat
lobby-up = Up
lobby-this_browser = This browser
lobby-joined = Joined by link
lobby-bot = Bot · { $bot }
lobby-settings = Table settings
lobby-options = All { $n } rule options
lobby-pace = Pace
lobby-pace-none = None
lobby-pace-relaxed = Relaxed
lobby-pace-brisk = Brisk
lobby-pace-days = By days
lobby-take_back = Take-back
lobby-take_back-off = Off
lobby-take_back-free = Own turn
lobby-take_back-ask = Ask all
lobby-chat = Chat
lobby-list = Listed in the open
lobby-changed = changed
lobby-sealed = Dice are sealed before the first throw and can be verified by everyone at the end.
lobby-start = Start Monopoly
lobby-wait_start = Waiting for the host to start
lobby-need_ready = Not everybody is ready
lobby-need_seats = A seat is still open
lobby-yes = Yes
lobby-no = No

home-title = Play tonight
home-lead = Property-trading board games with every rule enforced, with friends and bots. No account.
home-new = Open a table
home-name = Your name
home-players = Players
home-bots = of them bots
home-open = Open the table
home-mine = My tables
home-none = You sit at no table yet
home-listed = Open tables
home-to_move = your turn
home-join = Join
home-join_as = Join as
home-return = Come back with a code
home-return_go = Come back
home-reentry = Your code for another device: { $code }
home-over = finished
home-running = running
home-waiting = waiting for players
home-monopoly = house rules · loans · emission
home-players_range = { $least }–{ $most } players

trouble-network = The server does not answer. Is it running?
trouble-other = That did not work ({ $code })
trouble-NoSuchTable = There is no such table
trouble-NotSeated = You do not sit at this table
trouble-Paused = The table is paused
trouble-TooFast = Too fast, wait a moment
trouble-StoreTrouble = The server could not store it; nothing has happened. Try again.
