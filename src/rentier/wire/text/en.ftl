# The table's own words, for every game: who else acts, what the clock says, taking back, refusals, the log.

## Those at the table who are no players

seat-nature = the dice
seat-clock = the clock
seat-table = the table
seat-number = seat { $value }

list-and = { $first } and { $last }

## The log and the table

log-auto = { $text } (automatic)
log-secret = { $seat } acts in secret
log-taken_back = { $seat } takes back everything from entry { $entry } on
table-asks_back = { $seat } asks to take the last act back
table-spectators = { $n ->
    [0] No spectators
    [one] { $n } spectator
   *[other] { $n } spectators
}

## Why

why-legal = This is allowed
why-modifiers = In force: { $modifiers }

## Actions

action-Accept = Accept No. { $entry }
    .done = { $seat } says yes to No. { $entry }
action-Reject = Refuse No. { $entry }
    .done = { $seat } says no to No. { $entry }
action-Withdraw = Withdraw No. { $entry }
    .done = { $seat } withdraws No. { $entry }
action-Fate = Let chance decide
action-TimeUp = Time is up
    .done = Time for an answer is up
action-EntryTimeUp = Time is up for No. { $entry }
    .done = Nobody has answered No. { $entry } in time
action-TableTimeUp = The playing time is over
    .done = The playing time is over
action-MomentPassed = The pause is over
    .done = The pause is over
action-DayPassed = A day has passed
    .done = The question has waited for a day
action-TakeBack = Take back
    .done = { $seat } wants to take back
action-AgreeTakeBack = Allow the take-back
    .done = { $seat } allows the take-back
action-RefuseTakeBack = Refuse the take-back
    .done = { $seat } does not allow the take-back

## Refusals

refusal-GameOver = The game is over
refusal-NoClock = No clock runs at this table
refusal-NoRequest = Nobody asks to take anything back
refusal-NoSuchOutcome = Chance has no such outcome
refusal-NoSuchSeat = There is no such seat
refusal-NobodyAsked = Nobody is asked anything now
refusal-NotAnAnswer = This is no answer to the open question
refusal-NotAsked = You have not been asked
refusal-NotNature = Chance is not asked now
refusal-NotYourTurn = It is not your turn to answer
refusal-NothingToTakeBack = There is nothing of yours to take back
refusal-OnlyPeople = Only people take back
refusal-RequestOpen = A take-back is being asked for already
refusal-TakeBackNotFree = Too late: others have acted since, or something was thrown or shown
refusal-TakeBackOff = Nothing is taken back at this table
refusal-TooManyTakeBacks = Too much has been taken back in this game

## Values compared

value-line = line { $value } of the log
value-most = at most { $value }
value-odds = { $value ->
    [one] { $value } outcome
   *[other] { $value } outcomes
}
value-outcome = outcome { $value }
value-seat = { $value }
