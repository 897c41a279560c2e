# Monopoly in English. $x is a field made readable (a name, a sum), $x-n its bare number (of a list: how many),
# $x-id the id behind the number (of a seat: player, bank, pot …), $x-sign minus or plus. See fields.toml.

## Accounts, kinds of money, phases, endings

account-bank = the bank
account-mint = the mint
account-pot = the pot
account-shared = several players

kind-start = starting money
kind-bonus = bonus
kind-salary = salary
kind-loan_out = loan
kind-pawn = pawn money
kind-buyback = buildings sold back
kind-fine = fine
kind-tax = tax
kind-loan_back = return of a loan
kind-deed = purchase
kind-building = building
kind-auction = auction
kind-redeem = redemption and interest
kind-estate = what a bankrupt leaves
kind-rent = rent
kind-card = card payment
kind-deal = deal
kind-open = opening money of the bank
kind-issue = issue of money
kind-jackpot = the pot of Free Parking

phase-setup = preparation
phase-pre = before the throw
phase-jail = choice in jail
phase-buy = purchase
phase-tax = choice of the tax
phase-ask = naming of a rent
phase-auction = auction
phase-settle = an auction winner raises money
phase-debt = debt
phase-post = after the move
phase-cover = the banker has to issue money
phase-chance = dice and cards

reason-last = one player is left
reason-rounds = the agreed rounds are played
reason-minutes = the agreed time is over
reason-vote = the players have voted for the end
reason-safety = the last round of all is played

## Events: the course of the game

event-TokenTaken = { $seat } takes the token “{ $token }”
event-OrderThrown = { $seat } throws { $first } and { $second } for the order of play
event-OrderSettled = Order of play: { $order }
event-TurnBegan = Round { $round }, turn { $turn }: { $seat }
event-TurnEnded = The turn of { $seat } is over
event-RoundEnded = Round { $round } is over
event-DiceThrown = { $doubles ->
    [0] { $seat } throws { $first } and { $second }
    [1] { $seat } throws { $first } and { $second }: doubles
   *[other] { $seat } throws { $first } and { $second }: doubles, { $doubles } times running
}
event-PieceMoved = { $steps-sign ->
    [minus] { $seat } steps back to { $space }
   *[plus] { $steps ->
        [one] { $seat } moves { $steps } space to { $space }
       *[other] { $seat } moves { $steps } spaces to { $space }
    }
}
event-SpaceReached = { $seat } is on { $space }
event-SentToJail = { $seat } goes to jail
event-JailThrown = { $seat } tries for doubles in jail: { $first } and { $second }
event-StayedInJail = { $seat } stays in jail, jail turn { $jail_turn }
event-LeftJail = { $seat } is out of jail
event-CardDrawn = { $seat } draws a card: “{ $card }”
event-CardKept = { $seat } keeps the get-out-of-jail card
event-CardMoved = { $seat } hands { $to } a get-out-of-jail card
event-CardPutUnder = The card of { $seat } goes to the bottom of its deck
event-UtilityThrown = { $seat } throws { $first } and { $second } for the rent
event-GameEnded = { $reason ->
    [0] The game is over, { reason-last }: { $winners } wins
    [1] The game is over, { reason-rounds }. Winner: { $winners }
    [2] The game is over, { reason-minutes }. Winner: { $winners }
    [3] The game is over, { reason-vote }. Winner: { $winners }
   *[4] The game is over, { reason-safety }. Winner: { $winners }
}

## Events: deeds, buildings, auctions, rent, deals

event-LotOffered = { $seat } may buy { $deed } for { $price }
event-LotDeclined = { $seat } does not buy { $deed }
event-DeedMoved = { $src-id ->
    [player] { $dst-id ->
        [player] { $src } hands { $deed } over to { $dst }
       *[bank] { $deed } goes from { $src } back to the bank
    }
   *[bank] { $dst } receives the deed of { $deed }
}
event-DeedPawned = { $seat } pawns { $deed } for { $amount }
event-DeedRedeemed = { $seat } redeems { $deed } for { $amount }
event-DeedCleared = { $deed } is with the bank and no longer pawned
event-Built = { $level ->
    [5] { $seat } builds a hotel on { $deed }
    [one] { $seat } builds on { $deed }: { $level } house now
   *[other] { $seat } builds on { $deed }: { $level } houses now
}
event-BuildingSold = { $level ->
    [0] { $seat } sells a building on { $deed }: no houses left
    [5] { $seat } keeps the hotel on { $deed }
    [one] { $seat } sells a building on { $deed }: { $level } house left
   *[other] { $seat } sells a building on { $deed }: { $level } houses left
}
event-BuildingLost = The buildings of { $seat } on { $deed } go back to the bank
event-AuctionOpened = Auction of { $deed }, starting at { $price }
event-BidMade = { $seat } bids { $amount } for { $deed }
event-BidPassed = { $seat } passes
event-WinnerShort = { $seat } has won { $deed } but is { $amount } short
event-RightOffered = { $seat } may have { $deed } for { $amount }, as bid
event-AuctionClosed = { $seat-id ->
    [player] Sold: { $deed } goes to { $seat } for { $amount }
   *[bank] No buyer: { $deed } stays with the bank
}
event-RentCharged = { $amount-n ->
    [0] { $owner } charges { $visitor } no rent for { $deed } (full rent { $full })
   *[other] { $owner } charges { $visitor } { $amount } rent for { $deed } (full rent { $full })
}
event-RentNotDue = { $visitor } owes { $owner } no rent: { $deed } is pawned
event-RentLowered = { $owner } lowers the rent of { $visitor } from { $before } to { $amount }
event-ClaimOpened = { $owner } may claim up to { $full } rent from { $visitor } for { $deed } (claim No. { $claim })
event-ClaimLost = Rent claim No. { $claim } is lost
event-CapSet = { $amount-sign ->
    [minus] Full rent again for { $deed }: the cap is lifted
   *[plus] { $seat } caps the rent for { $deed } at { $amount }
}
event-OfferMade = { $counters ->
    [0] Proposal No. { $entry }: { $author } offers { $to } { $give } for { $get }
   *[other] Counter-offer No. { $entry }: { $author } offers { $to } { $give } for { $get }
}
event-OfferClosed = { $outcome ->
    [1] Proposal No. { $entry }: accepted
    [2] Proposal No. { $entry }: refused
    [3] Proposal No. { $entry }: withdrawn
    [4] Proposal No. { $entry }: lapsed
   *[5] Proposal No. { $entry }: no answer in time
}
event-DealDone = Deal No. { $entry } between { $author } and { $to } is done

part-give_pawned = { $value } (pawned at closing)
part-get_pawned = { $value } (pawned at closing)
part-give_cards = { $n ->
    [one] { $n } get-out-of-jail card
   *[other] { $n } get-out-of-jail cards
}
part-get_cards = { $n ->
    [one] { $n } get-out-of-jail card
   *[other] { $n } get-out-of-jail cards
}

## Events: money, debts, loans, votes, roles

event-MoneyMoved = { $kind-id ->
    [start] { $dst } receives { $amount } to begin with
    [bonus] { $dst } receives { $amount } from the bank by a card
    [salary] { $dst } receives a salary of { $amount }
    [loan_out] { $src-id ->
        [player] { $src } pays out a loan of { $amount } to { $dst }, via the bank
       *[bank] The bank pays out a loan of { $amount } to { $dst }
    }
    [pawn] { $dst } receives { $amount } for pawning { $ref }
    [buyback] { $dst } receives { $amount } for buildings sold on { $ref }
    [fine] { $dst-id ->
        [pot] { $src } pays a fine of { $amount } into the pot
       *[bank] { $src } pays the bank a fine of { $amount }
    }
    [tax] { $dst-id ->
        [pot] { $src } pays { $amount } into the pot: { $ref }
       *[bank] { $src } pays the bank { $amount }: { $ref }
    }
    [loan_back] { $dst-id ->
        [player] { $src } returns { $amount } to { $dst }, via the bank
       *[bank] { $src } returns { $amount } to the bank
    }
    [deed] { $src } pays the bank { $amount } for { $ref }
    [building] { $src } pays the bank { $amount } for building on { $ref }
    [auction] { $src } pays the bank { $amount } for { $ref }, won at auction
    [redeem] { $rule ->
        [P-MTG-5] { $src } pays the bank { $amount } interest on what was taken over pawned
       *[P-MTG-4] { $src } pays the bank { $amount } to redeem { $ref }
    }
    [estate] { $dst-id ->
        [player] { $amount } of { $src } goes to { $dst }, via the bank
       *[bank] { $amount } of { $src } goes to the bank
    }
    [rent] { $src } pays { $dst } { $amount } rent for { $ref }, via the bank
    [card] { $src } pays { $dst } { $amount } by a card, via the bank
    [deal] { $src } pays { $dst } { $amount } in a deal, via the bank
    [open] The money of the set is in the bank: { $amount }
    [issue] The bank receives { $amount } of new money
    [jackpot] { $dst } takes the pot of Free Parking: { $amount }
   *[other] { $src } to { $dst }: { $amount }, { $kind }
}
event-MoneyIssued = { $author-id ->
    [player] { $reason ->
        [0] { $author }, banker, issues { $amount }
       *[1] { $author }, banker, issues { $amount } for a payment due
    }
   *[bank] The bank issues { $amount } for a payment due
}
event-Appraised = Appraisal of { $seat }: cash { $cash }, deeds { $deeds }, buildings { $buildings }, together { $total }; the tax is { $tax }
event-TaxChosen = { $tenth ->
    [0] { $seat } chooses the flat tax
   *[1] { $seat } chooses a tenth
}
event-DebtOpened = { $creditor-id ->
    [player] { $debtor } owes { $creditor } { $amount } ({ $kind }) and cannot pay yet
    [pot] { $debtor } owes the pot { $amount } ({ $kind }) and cannot pay yet
    [shared] { $debtor } owes the other players { $amount } ({ $kind }) and cannot pay yet
   *[bank] { $debtor } owes the bank { $amount } ({ $kind }) and cannot pay yet
}
event-DebtPaid = { $creditor-id ->
    [player] { $debtor } has paid the debt of { $amount } to { $creditor }
    [pot] { $debtor } has paid the debt of { $amount } into the pot
    [shared] { $debtor } has paid the debt of { $amount } to the other players
   *[bank] { $debtor } has paid the debt of { $amount } to the bank
}
event-DebtLapsed = { $creditor-id ->
    [player] The debt of { $debtor } to { $creditor } lapses: { $amount }
    [pot] The debt of { $debtor } to the pot lapses: { $amount }
    [shared] The debt of { $debtor } to the other players lapses: { $amount }
   *[bank] The debt of { $debtor } to the bank lapses: { $amount }
}
event-Liquidated = Automatic liquidation: { $debtor } now has { $cash }
event-DebtHopeless = { $debtor } has { $cash }, owes { $amount } and has nothing left to sell or pawn
event-Declared = { $author-id ->
    [player] { $author } declares { $debtor } bankrupt
   *[bank] The bank declares { $debtor } bankrupt
}
event-Conceded = { $seat } concedes
event-WentBankrupt = { $rule ->
    [P-BKR-7] { $seat } is out of the game
   *[P-BKR-1] { $creditor-id ->
        [player] { $seat } is bankrupt and out of the game, unable to pay { $creditor }
       *[bank] { $seat } is bankrupt and out of the game
    }
}
event-LoanAsked = { $lender-id ->
    [player] { $borrower } asks { $lender } for a loan of { $amount }, returning { $back } in { loan-term } (No. { $entry })
   *[bank] { $borrower } asks the bank for a loan of { $amount }, returning { $back } in { loan-term } (No. { $entry })
}
loan-term = { $unit-id ->
    [turns] { $term ->
        [one] { $term } turn
       *[other] { $term } turns
    }
   *[rounds] { $term ->
        [one] { $term } round
       *[other] { $term } rounds
    }
}
event-LoanDenied = { $reason ->
    [1] The bank does not lend { $borrower } { $amount }: a bank loan is still open
    [2] The bank does not lend { $borrower } { $amount }: the sum is too large
    [3] The bank does not lend { $borrower } { $amount }: the term is too long
    [4] The bank does not lend { $borrower } { $amount }: it does not have the money
    [5] The bank does not lend { $borrower } { $amount }: too few unpawned deeds as security
   *[6] The bank does not lend { $borrower } { $amount }: it makes no loans at this table
}
event-LoanMade = { $lender-id ->
    [player] Loan No. { $loan }: { $lender } lends { $borrower } { $amount }, { $back } to return by the end of { loan-due }
   *[bank] Loan No. { $loan }: the bank lends { $borrower } { $amount }, { $back } to return by the end of { loan-due }
}
loan-due = { $unit-id ->
    [turns] the borrower’s turn { $due }
   *[rounds] round { $due }
}
event-LoanReturned = { $left-n ->
    [0] Loan No. { $loan }: { $amount } returned, nothing is left to pay
   *[other] Loan No. { $loan }: { $amount } returned, { $left } left to pay
}
event-LaterAsked = Loan No. { $loan }: more time is asked for, until turn or round { $due } (No. { $entry })
event-LoanExtended = Loan No. { $loan } now runs until turn or round { $due }
event-LoanFell = Loan No. { $loan } is due: { $left }
event-LoanPassed = { $lender-id ->
    [player] Loan No. { $loan } is now owed to { $lender }
   *[bank] Loan No. { $loan } is now owed to the bank
}
event-LoanVoid = Loan No. { $loan } is void
event-VoteCalled = { $about ->
    [0] { $author } calls a vote: end the game after this round (No. { $entry })
    [1] { $author } calls a vote: let { $seat } go (No. { $entry })
   *[2] { $author } calls a vote: let the rulebook answer the open question (No. { $entry })
}
event-VoteCast = { $yes ->
    [0] { $seat } votes no (No. { $entry })
   *[1] { $seat } votes yes (No. { $entry })
}
event-VotePassed = { $about ->
    [0] The vote has passed: the game ends after this round
    [1] The vote has passed: the absent player concedes
   *[2] The vote has passed: the rulebook answers
}
event-VoteFailed = { $about ->
    [0] The vote has failed: the game goes on
    [1] The vote has failed: the absent player stays in
   *[2] The vote has failed: the question stays open
}
event-RoleVacant = { $role ->
    [0] The banker has left: who takes over?
   *[1] The auctioneer has left: who takes over?
}
event-RoleTaken = { $role ->
    [0] { $seat } is banker now
   *[1] { $seat } is auctioneer now
}

## The final score

score-row = { $place }. { $seat }: { $worth } in all, { $cash } of it in cash

## Actions: what a button says; .form when the sum or the terms are still to be chosen; .done for the log

action-ChooseToken = Take “{ $token }”
action-AnyToken = Any free token
    .done = { $seat } leaves the token to chance
action-Throw = Throw the dice
action-EndTurn = End the turn
action-PayFine = Pay the fine
action-UseCard = Use the card
    .done = { $seat } uses the get-out-of-jail card
action-Stay = Stay in jail
action-Buy = Buy
action-Decline = Do not buy
action-PayFlat = Pay the flat tax
action-PayTenth = Pay a tenth
action-NameRent = Charge { $amount }
    .form = Charge rent, up to { $high }
action-NamePrice = Start at { $amount }
    .form = Name the starting price, { $low } or more
action-Bid = Bid { $amount }
    .form = Bid, { $low } or more
action-Pass = Pass
action-GiveIn = Give in: I cannot pay
    .done = { $seat } cannot pay
action-Liquidate = Sell and pawn automatically
    .done = { $seat } has everything needed sold and pawned
action-KeepClaim = Do not lower the rent
    .done = { $seat } does not lower the rent
action-IssueLeast = Issue what is missing
action-Build = Build on { $deeds }
    .form = Build on several streets
action-SellBuilding = Sell a building on { $deed }
action-Pawn = Pawn { $deed }
action-Redeem = Redeem { $deed }
action-AskBank = Ask the bank for { $amount }, returning { $back } in { loan-term }
    .form = Ask the bank for a loan
action-AskLoan = Ask { $lender } for { $amount }, returning { $back } in { loan-term }
    .form = Ask a player for a loan
action-AskLater = Loan No. { $loan }: ask for { $term } more
    .form = Loan No. { $loan }: ask for more time
action-Repay = Loan No. { $loan }: return { $amount }
    .form = Loan No. { $loan }: return up to { $high }
action-Offer = Offer { $to } { $give } for { $get }
    .form = Offer { $to } a deal
action-SetCap = Cap the rent for { $deed } at { $amount }
    .form = Cap the rent for { $deed }
action-ClearCap = Lift the rent cap for { $deed }
action-ClaimRent = Claim { $amount } rent (claim No. { $claim })
    .form = Claim rent, up to { $high } (claim No. { $claim })
action-LowerRent = Lower the rent to { $amount }
    .form = Lower the rent
action-DemandLiquidation = Demand liquidation
    .done = { $seat } demands that the debtor’s property be sold and pawned
action-Declare = Declare { $debtor } bankrupt
action-KnockDown = Bring the hammer down
    .done = { $seat } brings the hammer down
action-Issue = Issue { $amount }
    .form = Issue money, { $low } or more
action-Concede = Concede
action-VoteEnd = Vote to end after this round
action-VoteConcede = Vote to let { $seat } go
action-VoteDefault = Vote for the rulebook’s answer
action-Volunteer = { $role ->
    [0] Become banker
   *[1] Become auctioneer
}
action-Vacancy = { $role ->
    [0] Who becomes banker?
   *[1] Who becomes auctioneer?
}

## Questions: what the table waits for

question-TokenChoice = { $asked }: choose a token
question-TokenDraw = A token is drawn for { $seat }
question-OrderThrow = The dice decide the order of play
question-BeforeThrow = { $asked }: throw the dice, or put things in order first
question-DiceThrow = The dice are rolling
question-AfterThrow = { $extra ->
    [0] { $asked }: put things in order, then end the turn
   *[1] { $asked }: doubles, put things in order and throw again
}
question-JailTurn = { $asked }: in jail – pay, use a card, throw or stay
question-JailThrow = { $left ->
    [one] Dice for a way out of jail, { $left } throw left
   *[other] Dice for a way out of jail, { $left } throws left
}
question-JailExit = { $asked }: leave jail – pay or use a card
question-OfferLot = { $asked }: buy { $deed } or leave it to auction
question-StartPrice = { $asked }: name the starting price of { $deed }
question-Auction = Auction of { $deed }, bid or pass: { $asked }
question-Settlement = { $asked }: raise the money for { $deed } or give in
question-PreviousRight = { $asked }: take { $deed } for the sum bid, or leave it
question-AskRent = { $asked }: name the rent of { $visitor } for { $deed }, up to { $full }
question-UtilityThrow = Dice for the rent of { $deed }
question-TaxChoice = { $asked }: flat tax or a tenth
question-CardDraw = { $deck ->
    [0] A Chance card is drawn
   *[1] A Community Chest card is drawn
}
question-Debts = An open debt waits for { $asked }
    .more = { $stage ->
        [0] { $debtor }: raise { $amount } for an open debt
        [1] { $asked }: lower the rent that { $debtor } cannot pay, or insist
       *[2] { $debtor } cannot pay { $amount }: anybody may declare it
    }
question-Covering = { $asked }: issue money, the bank is short of a payment of { $amount }

## Refusals

refusal-AlreadyPawned = This deed is pawned already
refusal-BadReturn = What is returned does not fit what is lent
refusal-BadSum = This sum is not possible
refusal-BadTerm = This term is not possible
refusal-BadUnit = A term counts in turns or rounds
refusal-BankAsksNone = The automatic bank takes back no more than it lent
refusal-BankNeverExtends = The automatic bank gives no more time
refusal-BankShort = The bank does not have the money
refusal-BeyondMeans = The bid is beyond what can be raised
refusal-BuiltOn = Buildings stand on this street
refusal-BuiltThisTurn = This street was built on this turn already
refusal-CannotAfford = There is not enough money
refusal-ClockRuns = The clock decides here
refusal-EndsAnyway = The game ends after this round anyway
refusal-GroupBuiltOn = Buildings stand in this group
refusal-GroupIncomplete = The whole group is needed
refusal-GroupPawned = A street of this group is pawned
refusal-HammerWaits = The hammer has to wait a few seconds more
refusal-HotelStands = A hotel stands there already
refusal-InfiniteBank = This bank never needs new money
refusal-LastJailTurn = Staying is no longer possible
refusal-LenderOwes = A debtor cannot lend
refusal-LenderShort = The lender does not have that much
refusal-NotLater = The loan already runs as long as that
refusal-LoanIsDue = It is due already
refusal-MustRaiseCash = A deal now has to bring more cash than before
refusal-MustThrow = The dice have to be thrown first
refusal-NamedTwice = Something is named twice
refusal-NewLayer = The next layer can begin in a later turn only
refusal-NoCap = There is no cap on this rent
refusal-NoCard = There is no get-out-of-jail card
refusal-NoHammer = There is no hammer to bring down here
refusal-NoHotels = No hotel is left
refusal-NoHouses = There are too few houses
refusal-NoPlayerLoans = Players lend nothing to each other at this table
refusal-NoStaying = Simply staying is not allowed at this table
refusal-NoSuchClaim = There is no such rent claim of yours
refusal-NoSuchDebtor = This player is not the debtor
refusal-NoSuchDeed = There is no such deed
refusal-NoSuchEntry = There is no such open proposal for you
refusal-NoSuchLoan = There is no such loan of yours
refusal-NoSuchPartner = This player cannot be chosen
refusal-NoSuchToken = There is no such token
refusal-NoThrowOwed = No throw is owed
refusal-NoTimeLimit = No playing time is agreed
refusal-NoVacancy = This role is not vacant for you
refusal-NotADay = The question has not waited for a day yet
refusal-NotAStreet = Only streets are built on
refusal-NotAuctioneer = Only the auctioneer may do this
refusal-NotAway = This player is not away
refusal-NotBanker = Only the banker may do this
refusal-NotEven = The group has to stay even
refusal-NotForClock = The clock has no say here
refusal-NotHopeless = There is still something to sell or to pawn
refusal-NotNow = This is not possible now
refusal-NotPawned = This deed is not pawned
refusal-NotTheirs = The giving side does not own this
refusal-NotYourClaim = Nothing is owed to you here
refusal-NotYours = This deed is not yours
refusal-NothingBuilt = Nothing is built there
refusal-NothingInReturn = This side would get nothing in return
refusal-NothingLeft = Nothing is left to sell or pawn
refusal-NothingNamed = Nothing is named
refusal-OutOfGame = Whoever is out of the game does not act
refusal-SoldThisTurn = A building of this street was sold this turn already
refusal-TokenTaken = This token is taken
refusal-TooLittle = This is too little
refusal-TooManyOffers = Too many proposals of yours are open
refusal-TooManySteps = More building steps than the board can hold
refusal-TooMuch = This is too much
refusal-VoteRuns = This vote is running already
refusal-YouAreAsked = You are asked yourself
refusal-YourOwnDebt = This debt is your own

## Values compared

value-entry = proposal No. { $value }
value-after = cash after it { $value }
value-amount = { $value }
value-away = turns missed { $value }
value-back = to return { $value }
value-bank = in the bank { $value }
value-card = the card “{ $value }”
value-cash = cash { $value }
value-cash_after = your cash after it { $value }
value-claim = claim No. { $value }
value-cost = price { $value }
value-deed = { $value }
value-denial = { $value ->
    [0] the bank would lend
    [1] a bank loan is open
    [2] the sum is too large
    [3] the term is too long
    [4] the bank does not have the money
    [5] too little security
   *[6] the bank does not lend
}
value-doubles = { $value ->
    [0] no doubles
    [one] doubles
   *[other] doubles { $value } times running
}
value-full = full rent { $value }
value-highest = most in the group { $value }
value-hotels = { $value ->
    [one] { $value } hotel in the bank
   *[other] { $value } hotels in the bank
}
value-houses = { $value ->
    [one] { $value } house in the bank
   *[other] { $value } houses in the bank
}
value-issue = issue { $value }
value-jail_turn = jail turn { $value }
value-layer = all had { $value } at the start of the turn
value-least = at least { $value }
value-level = { $value ->
    [5] a hotel
    [one] { $value } house
   *[other] { $value } houses
}
value-loan = loan No. { $value }
value-lowest = fewest in the group { $value }
value-owed = owed { $value }
value-partner_after = the other’s cash after it { $value }
value-phase = the phase is “{ $value ->
    [0] { phase-setup }
    [1] { phase-pre }
    [2] { phase-jail }
    [3] { phase-buy }
    [4] { phase-tax }
    [5] { phase-ask }
    [6] { phase-auction }
    [7] { phase-settle }
    [8] { phase-debt }
    [9] { phase-post }
    [10] { phase-cover }
   *[11] { phase-chance }
}”
value-refund = brings { $value }
value-role = { $value ->
    [0] banker
   *[1] auctioneer
}
value-short = short by { $value }
value-steps = { $value ->
    [one] { $value } building step
   *[other] { $value } building steps
}
value-term = term { $value }
value-token = { $value }
value-unit = unit { $value }

## Modifiers in force

modifier-whole_group = whole group, double rent
modifier-card_double = the card doubles the rent
modifier-card_tenfold = by the card ten times the throw
modifier-go-double_on_land = double salary for an exact landing
modifier-loan-interest = a loan may cost interest
modifier-build-step_limit = one building step a street and turn
modifier-build-sell_limit = one sale a street and turn
modifier-hotel-break_down = without houses the whole group is broken down
modifier-mortgage-interest = redeeming costs interest
modifier-mortgage-bare_group = pawning needs a bare group

## Options of the table

option-start-cash =
    .title = Starting money
    .help = What every player receives at the start.
    .number = { $money }
option-go-salary =
    .title = Salary
    .help = What the bank pays for reaching or passing GO.
    .number = { $money }
option-go-double_on_land =
    .title = Double salary on GO
    .help = An exact landing on GO pays twice.
    .off = no
    .on = yes
option-tax-income =
    .title = Income Tax
    .help = Choose between the flat tax and a tenth, or always pay the flat tax.
    .choice = player’s choice
    .flat = always flat
option-tax-luxury =
    .title = Luxury Tax
    .help = What Luxury Tax costs; $75 in older sets.
    .number = { $money }
option-parking-jackpot =
    .title = Pot of Free Parking
    .help = Fines and taxes gather in a pot for whoever lands on Free Parking.
    .off = no
    .on = yes
option-bank-stock =
    .title = Money of the set
    .help = All money there is at the start, the players’ included.
    .infinite = without limit
    .number = { $money }
option-emission-step =
    .title = Step of an issue
    .help = The automatic bank issues multiples of this sum.
    .number = { $money }
option-banker =
    .title = Banker
    .help = Who runs the bank: the program or a person at the table.
    .auto = automatic
    .number = { $seat }
option-auctioneer =
    .title = Auctioneer
    .help = Who holds the auctions beside a human banker, from five players on.
    .none = nobody
    .number = { $seat }
option-loan-bank =
    .title = Loans from the bank
    .help = Whether the automatic bank lends.
    .auto = by its rules
    .off = none
option-loan-bank_cap =
    .title = Largest bank loan
    .help = The automatic bank lends no more than this.
    .number = { $money }
option-loan-bank_term =
    .title = Longest bank loan
    .help = The automatic bank lends for no longer, in turns or rounds.
    .number = { $value ->
        [one] { $value } turn or round
       *[other] { $value } turns or rounds
    }
option-loan-players =
    .title = Loans between players
    .help = Players may lend money to each other.
    .on = allowed
    .off = forbidden
option-loan-interest =
    .title = Interest on loans
    .help = A loan may name a larger sum to return.
    .off = no
    .on = allowed
option-rent-mode =
    .title = Charging rent
    .help = Charge the full rent at once, or ask the owner at each visit.
    .auto = at once
    .ask = ask the owner
option-rent-must_demand =
    .title = Rent must be claimed
    .help = Rent that the owner does not claim in time is lost.
    .off = no
    .on = yes
option-auction-style =
    .title = Bidding
    .help = Everybody bids at any time, or one after another.
    .open = open
    .rounds = in turn
option-auction-start =
    .title = Starting price
    .help = Where the automatic bank starts an auction.
    .number = { $money }
option-auction-step =
    .title = Smallest raise
    .help = How much a bid has to exceed the last.
    .number = { $money }
option-auction-bid_limit =
    .title = Limit of bids
    .help = Whether a bid may exceed what the bidder has.
    .none = none
    .cash = cash in hand
    .raisable = what can be raised
option-build-step_limit =
    .title = One step a turn
    .help = Each street gains at most one house or its hotel in a turn.
    .on = yes
    .off = no
option-build-sell_limit =
    .title = One sale a turn
    .help = Each street loses at most one building step in a turn.
    .off = no
    .on = yes
option-hotel-break_down =
    .title = Breaking down hotels
    .help = Without houses in the bank a hotel can be sold by lowering the whole group.
    .off = no
    .on = yes
option-mortgage-bare_group =
    .title = Pawning needs a bare group
    .help = No building may stand anywhere in the group of a street to be pawned.
    .off = no
    .on = yes
option-mortgage-interest =
    .title = Interest on pawns
    .help = What redeeming and taking over a pawned deed costs in addition.
    .number = { $value } %
option-trade-unmortgaged =
    .title = Selling unpawned deeds
    .help = Deeds may be sold to other players unpawned too.
    .off = no
    .on = allowed
option-deal-window =
    .title = Who may deal
    .help = Deals need the player on turn, or any two players may deal.
    .active = with the player on turn
    .any = any two players
option-finance-window =
    .title = When to pawn and sell
    .help = Pawning, redeeming and selling buildings in one’s own turn, or in any turn.
    .own_turn = own turn
    .any = any turn
option-jail-mode =
    .title = Throws in jail
    .help = Three throws in a jail turn, or one by the usual rules.
    .seed = three a turn
    .standard = one a turn
option-bankrupt-to =
    .title = Who inherits from a bankrupt
    .help = Everything goes to the bank, or cash or everything to the creditor.
    .bank = the bank
    .creditor_cash = the creditor gets the cash
    .creditor = the creditor
option-bankrupt-auction =
    .title = Auction after a bankruptcy
    .help = Deeds that fall to the bank are auctioned at once.
    .off = no
    .on = yes
option-end-rounds =
    .title = End after rounds
    .help = The game ends after so many rounds.
    .number = { $value ->
        [0] no limit
        [one] { $value } round
       *[other] { $value } rounds
    }
option-end-minutes =
    .title = End after minutes
    .help = The game ends with the round in which the time is up.
    .number = { $value ->
        [0] no limit
        [one] { $value } minute
       *[other] { $value } minutes
    }
option-time-choice =
    .title = Time for an answer
    .help = How long most questions stay open.
    .number = { seconds }
option-time-bid =
    .title = Time for a bid
    .help = How long an auction runs on after the last bid.
    .number = { seconds }
option-time-debt =
    .title = Time for a debt
    .help = How long a debtor may raise money.
    .number = { seconds }
option-time-settle =
    .title = Time to settle an auction
    .help = How long an auction winner may raise money.
    .number = { seconds }
option-time-declare =
    .title = Time to declare
    .help = How long the others may declare a bankruptcy before the program does.
    .number = { seconds }
seconds = { $value ->
    [0] nobody is hurried
    [one] { $value } second
   *[other] { $value } seconds
}
