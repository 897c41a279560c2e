# Слова самой программы по-русски. Ключи cmd-, act-, group- и word- — то, что можно набрать; показывается первое слово.

## Места и начальное меню

player = Игрок
bot-names = Ада Борис Вера Глеб Дина Ефим Жанна Захар
menu-welcome = «Монополия», русский домашний вариант. От 2 до 8 мест.
menu-resume = Продолжить { $name }? [Д/н]
menu-names = Кто играет за этой клавиатурой? Имена через запятую [Игрок]:
menu-bots = Сколько ботов, от { $least } до { $most }? [3]
menu-kind = Как они играют?
dice-sealed = Кости запечатаны: SHA-256 { $commitment } – исходное число откроется в конце

## Положение

head-turn = Круг { $round }, ход { $turn }
head-bank = банк { $sum }
head-stock = дома { $houses }, отели { $hotels }
head-loans = займы { $sum }
head-pot = котёл { $sum }
on-turn = ходит
place-out = вне игры
place-jail = в тюрьме, ход { $turn }
row-card = карта «из тюрьмы»
row-lent = дано в долг { $sum }
row-borrowed = занято { $sum }
row-owes = долг { $sum }
row-banker = банкир
row-auctioneer = аукционист
legend = Участки: { $bare } пусто, 1–4 дома, H отель, P заложен, { $others } не ваш, * вся группа
group-code-brown = Ко
group-code-light_blue = Го
group-code-pink = Ро
group-code-orange = Ор
group-code-red = Кр
group-code-yellow = Жё
group-code-green = Зе
group-code-dark_blue = Си
group-code-railroad = ЖД
group-code-utility = Пр
group-brown = коричневая группа
group-light_blue = голубая группа
group-pink = розовая группа
group-orange = оранжевая группа
group-red = красная группа
group-yellow = жёлтая группа
group-green = зелёная группа
group-dark_blue = синяя группа
group-railroad = железные дороги
group-utility = коммунальные предприятия

## Новости и вопрос

taken-back = { $name } берёт последнее действие назад
more-in-log = { $n ->
    [one] … раньше ещё { $n } строка: журнал
    [few] … раньше ещё { $n } строки: журнал
   *[other] … раньше ещё { $n } строк: журнал
}
debt-panel = У вас { $cash }, не хватает { $missing }; если всё продать и заложить, будет { $raisable }.
settle-panel = У вас { $cash }; если всё продать и заложить, будет { $raisable }.
proposal = № { $entry }, { $name }: { $text }

## Меню

enter = Enter
hint = Номер или слово · ? помощь · w что сейчас нельзя · выход
menu-build = строить…
menu-sell = продать постройки…
menu-pawn = заложить…
menu-redeem = выкупить…
menu-deal = сделка…
menu-loan = займы…
menu-rent = предел ренты…
menu-bank = банк…
menu-vote = голосование…
menu-concede = сдаться
menu-counter = Встречное предложение на № { $entry }
menu-later = Ответить позже
group-build = строить
group-sell = продать
group-pawn = заложить залог
group-redeem = выкупить выкуп
group-deal = сделка обмен
group-loan = займы заём займ
group-rent = предел рента
group-bank = банк эмиссия
group-vote = голосование голосовать
group-concede = сдаться
word-counter = встречное
word-later = позже
word-yes = д да
word-no = н нет
word-all = всё все
word-money = деньги
word-deals = сделки
word-send = отправить
word-change = изменить
yes-no = д/Н
sure = { $what }: точно?
which = какие номера? (Enter — никакие)
at-least = от { $low }
from-to = от { $low } до { $high }
bad-amount = Нужна целая сумма: { $bounds }.
bad-sum = Нужно целое число; Enter оставит как есть.
bad-number = Нужны номера от 1 до { $most } через пробел.
unknown = Не понимаю: наберите номер от 1 до { $most }, слово из меню или ? для помощи.

## Как называть действия

act-ChooseToken = фишка
act-AnyToken = любая
act-Throw = бросить бросок кубики
act-EndTurn = конец закончить
act-PayFine = штраф заплатить
act-UseCard = карта
act-Stay = остаться
act-Buy = купить
act-Decline = отказаться аукцион
act-PayFlat = твёрдый
act-PayTenth = десятая
act-NameRent = рента
act-NamePrice = начать
act-Bid = ставка
act-Pass = пас
act-GiveIn = признать
act-Liquidate = распродать автоматически
act-KeepClaim = настаивать
act-IssueLeast = эмиссия
act-Build = строить
act-SellBuilding = продать
act-Pawn = заложить
act-Redeem = выкупить
act-AskBank = ссуда
act-AskLoan = заём займ
act-AskLater = отсрочка
act-Repay = вернуть
act-Offer = сделка предложить
act-SetCap = предел
act-ClearCap = снять
act-ClaimRent = потребовать
act-LowerRent = снизить
act-DemandLiquidation = распродажа
act-Declare = объявить
act-KnockDown = молоток
act-Issue = эмиссия
act-Concede = сдаться
act-VoteEnd = конец-игры
act-VoteConcede = отпустить
act-VoteDefault = по-книге
act-Volunteer = вызваться
act-Accept = принять да
act-Reject = отклонить нет
act-Withdraw = отозвать
act-TakeBack = отмена

## Сделки и займы

deal-with = Сделка с игроком { $name }
deal-help = Enter оставит строку как есть, - очистит её. P $90: закладывается при передаче, $90 продавцу.
deal-give-deeds = Вы отдаёте участки, номера (сейчас: { $now }):
deal-get-deeds = { $name } отдаёт участки, номера (сейчас: { $now }):
deal-give-cards = { $n ->
    [one] Вы отдаёте карты «из тюрьмы», до { $n } (сейчас: { $now }):
    [few] Вы отдаёте карты «из тюрьмы», до { $n } (сейчас: { $now }):
   *[other] Вы отдаёте карты «из тюрьмы», до { $n } (сейчас: { $now }):
}
deal-get-cards = { $n ->
    [one] Вы получаете карты «из тюрьмы», до { $n } (сейчас: { $now }):
    [few] Вы получаете карты «из тюрьмы», до { $n } (сейчас: { $now }):
   *[other] Вы получаете карты «из тюрьмы», до { $n } (сейчас: { $now }):
}
deal-give-cash = Вы отдаёте деньги, у вас { $has } (сейчас: { $now }):
deal-get-cash = Вы получаете деньги, там { $has } (сейчас: { $now }):
deal-after = { $name } { $before } → { $after }
deal-completes = { $name } соберёт: { $group }
deal-send = 1 отправить · 2 изменить · Enter бросить:
nothing = ничего
loan-whom = У кого занять, номер? (Enter — ни у кого)
loan-sum = Сколько? (Enter — нисколько)
loan-back = Сколько вернуть, от { $sum }? (Enter — { $sum })
loan-unit = На 1 ходы или 2 круги? [1]
loan-term = Сколько их?

## Почему

nothing-blocked = Сейчас можно всё, что вообще возможно.
also = так же { $deeds }
and-more = { $n ->
    [one] … и ещё { $n }
    [few] … и ещё { $n }
   *[other] … и ещё { $n }
}
why-what = Действия «{ $what }» нет: наберите номер из меню или, например, почему строить, почему заложить

## Справки

here = здесь: { $names }
free = свободен, { $price }
owned = владелец { $name }
pawned = заложен
capped = рента не выше { $sum }
level = { $n ->
    [5] отель
    [one] { $n } дом
    [few] { $n } дома
   *[other] { $n } домов
}
which-deed = Какой из них: { $some }?
no-deed = Назовите участок или номер поля: участок 39.
deed-price = Цена { $price }, залог { $pawn }
deed-house = Дом или шаг до отеля стоит { $sum }
rent-street = Рента без домов / 1 / 2 / 3 / 4 дома / отель: { $row }; без домов в полной группе вдвое
rent-railroad = Рента при 1 / 2 / 3 / 4 дорогах: { $row }
rent-utility = Рента: кубики умножаются, при 1 / 2 предприятиях: { $row }
accounts-title = Счета
accounts-set = Деньги из коробки
accounts-issued = Выпущено позже
accounts-bank = В банке
accounts-players = У игроков
accounts-pot = В котле
accounts-issue = Круг { $round }: выпущено { $sum }
accounts-loan = Заём № { $loan }: { $borrower } должен { $lender } { $left }, срок — { $unit ->
    [turns] свой ход
   *[rounds] круг
} { $due }
audit-ok = Проверка: всё сходится. Выдано { $given }, на счетах { $held }.
log-earlier = { $n ->
    [one] … раньше ещё { $n } строка (журнал всё)
    [few] … раньше ещё { $n } строки (журнал всё)
   *[other] … раньше ещё { $n } строк (журнал всё)
}
log-empty = В журнале такого нет.
no-rule = Такого правила нет. Рядом: { $near }
rules-what = Наберите слово для поиска: правила тюрьм.
nothing-found = Правила об этом не говорят.

## Команды

cmd-help = помощь ?
cmd-why = почему нельзя
cmd-log = журнал
cmd-rules = правила
cmd-rule = правило
cmd-board = поле доска
cmd-deed = участок
cmd-accounts = счета
cmd-table = стол
cmd-save = сохранить
cmd-undo = отмена назад
cmd-lang = язык
cmd-as = за
cmd-quit = выход выйти
help-menu = Наберите номер из меню или слово: бросить, купить, ставка 150, сделка. Enter — отмеченный ответ.
help-why = w — что сейчас нельзя и почему. почему 2, почему строить — об одном действии.
help-log = журнал, журнал деньги, журнал сделки, журнал ИМЯ, журнал всё — что было, с правилами.
help-rules = правила тюрьм — поиск в правилах.
help-rule = правило P-RENT-2 — прочесть правило.
help-board = поле — все 40 клеток.
help-deed = участок 39 — участок и его рента.
help-accounts = счета — деньги банка, выпуск, займы, проверка.
help-table = стол — показать стол ещё раз.
help-save = сохранить, сохранить ФАЙЛ — записать игру.
help-undo = отмена — взять назад последнее действие, пока не бросали кубики и не действовали другие.
help-lang = язык — in English.
help-quit = выход — записать игру и уйти. Если вас несколько: за ИМЯ — другой действует вне очереди.
saved = Записано: { $path }
not-saved = Не записано: { $why }
bad-lang = Есть языки en и ru.
as-whom = За кого? { $names }

## Передача, уход, конец

hand-over = Теперь { $name }: передайте клавиатуру и нажмите Enter.
watch-on = Все люди выбыли. Пусть боты играют ещё { $n ->
    [one] { $n } круг
    [few] { $n } круга
   *[other] { $n } кругов
}?
resume-hint = Игра записана. Продолжить: rentier play --resume { $path }
winner = { $n ->
    [one] Победитель: { $names }!
    [few] Победители: { $names }!
   *[other] Победители: { $names }!
}
place-row = { $place }. { $name }: состояние { $worth }, наличными { $cash }
dice-proved = { $n ->
    [one] Проверен { $n } бросок: совпадает с числом, запечатанным до игры.
    [few] Проверены { $n } броска: все совпадают с числом, запечатанным до игры.
   *[other] Проверено { $n } бросков: все совпадают с числом, запечатанным до игры.
}
dice-opened = Зерно { $seed }, SHA-256 { $commitment }
dice-fast = Броски заданы числом { $seed }
kept = Вся игра: { $path }
verify-hint = Проверить: rentier verify { $path }
rematch = Ещё игру тем же составом?
