# Собственные слова стола, для всех игр: кто ещё действует, что говорят часы, возврат хода, отказы, журнал.

## Кто за столом не игрок

seat-nature = случай
seat-clock = часы
seat-table = стол
seat-number = место { $value }

list-and = { $first } и { $last }

## Журнал и стол

log-auto = { $text } (автоматически)
log-secret = { $seat } действует втайне
log-taken_back = { $seat } берёт назад всё начиная с записи { $entry }
table-asks_back = { $seat } просит вернуть последнее действие
table-spectators = { $n ->
    [0] Зрителей нет
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}

## Почему

why-legal = Это разрешено
why-modifiers = Действует: { $modifiers }

## Действия

action-Accept = Принять № { $entry }
    .done = { $seat } соглашается, № { $entry }
action-Reject = Отклонить № { $entry }
    .done = { $seat } отказывается, № { $entry }
action-Withdraw = Отозвать № { $entry }
    .done = { $seat } отзывает № { $entry }
action-Fate = Пусть решит случай
action-TimeUp = Время вышло
    .done = Время на ответ вышло
action-EntryTimeUp = Время вышло: № { $entry }
    .done = Ответа вовремя нет: № { $entry }
action-TableTimeUp = Время игры вышло
    .done = Время игры вышло
action-MomentPassed = Пауза закончилась
    .done = Пауза закончилась
action-DayPassed = Прошли сутки
    .done = Вопрос ждёт ответа уже сутки
action-TakeBack = Вернуть назад
    .done = { $seat } хочет вернуть действие назад
action-AgreeTakeBack = Разрешить возврат
    .done = { $seat } разрешает возврат
action-RefuseTakeBack = Не разрешать возврат
    .done = { $seat } не разрешает возврат

## Отказы

refusal-GameOver = Игра окончена
refusal-NoClock = За этим столом часов нет
refusal-NoRequest = Вернуть действие никто не просит
refusal-NoSuchOutcome = Такого исхода не бывает
refusal-NoSuchSeat = Такого места нет
refusal-NobodyAsked = Сейчас никого ни о чём не спрашивают
refusal-NotAnAnswer = Это не ответ на открытый вопрос
refusal-NotAsked = Вас об этом не спрашивали
refusal-NotNature = Сейчас решает не случай
refusal-NotYourTurn = Сейчас ответа ждут не от вас
refusal-NothingToTakeBack = Вам нечего возвращать назад
refusal-OnlyPeople = Действия возвращают только люди
refusal-RequestOpen = О возврате уже просят
refusal-TakeBackNotFree = Поздно: после этого действовали другие либо что-то выпало или открылось
refusal-TakeBackOff = За этим столом назад ничего не возвращают
refusal-TooManyTakeBacks = В этой игре уже слишком много возвратов

## Сравниваемые величины

value-line = строка журнала № { $value }
value-most = не больше { $value }
value-odds = { $value ->
    [one] { $value } исход
    [few] { $value } исхода
   *[many] { $value } исходов
}
value-outcome = исход { $value }
value-seat = { $value }
