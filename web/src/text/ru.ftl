# Слова самого экрана: то, что стоит рядом с фразами игры.

board-label = Поле «Монополии», 40 клеток
board-times_dice = { $n } × кости
board-flat_or_percent = { $flat } / { $n } %
board-salary = зарплата { $amount }
board-visiting = Посещение
board-pawned = в залоге

bank-title = Банк
bank-stock = в кассе
bank-issued = эмиссия
bank-lent = в долг
bank-houses = домов осталось в банке
bank-hotels = отелей осталось в банке

deck-chest = Казна
deck-chance = Шанс
deck-cards = { $n ->
    [one] { $n } карточка
    [few] { $n } карточки
   *[many] { $n } карточек
}

deed-rent = Рента
deed-level = { $n ->
    [5] Отель
    [one] { $n } дом
    [few] { $n } дома
   *[many] { $n } домов
}
deed-railroads = { $n ->
    [one] { $n } дорога
    [few] { $n } дороги
   *[many] { $n } дорог
}
deed-utilities = { $n ->
    [one] { $n } услуга
    [few] { $n } услуги
   *[many] { $n } услуг
}
deed-house = Дом { $amount }
deed-pawn = Залог { $amount }
deed-price = Цена { $amount }

ui-you = вы
ui-turn = ходит
ui-leads = впереди
ui-outbid = перебит
ui-passed = пас
ui-in = в игре
ui-bot = бот
ui-away = отошёл
ui-out = вне игры
ui-in_jail = в тюрьме
ui-jail_card = выход из тюрьмы
ui-loan_chip = должен { $amount }
ui-waiting_for = Ждём: { $seat }
ui-round = Круг { $round }
ui-round_turn = Круг { $round } · { $seat }
ui-lost = Связь потеряна, восстанавливаем…
ui-opening = Соединение…
ui-gone = Этот стол для вас закрыт
ui-paused = Стол на паузе
ui-sent = Отправлено…
ui-loading = Загрузка…

ui-kicker-BeforeThrow = Ваш ход
ui-kicker-AfterThrow = Ваш ход
ui-kicker-OfferLot = Продаётся
ui-kicker-JailTurn = В тюрьме
ui-kicker-JailExit = В тюрьме
ui-kicker-TaxChoice = Подоходный налог
ui-kicker-Debts = Долг
ui-kicker-AskRent = Рента
ui-kicker-StartPrice = Аукцион
ui-kicker-TokenChoice = Подготовка
ui-kicker-Settlement = Аукцион
ui-kicker-over = Конец игры
ui-kicker = Стол

ui-title-BeforeThrow = Бросайте кости
ui-title-AfterThrow = { $extra ->
    [0] Всё в порядке?
   *[1] Дубль!
}
ui-title-JailTurn = Как выйти?
ui-title-JailExit = Выход из тюрьмы
ui-title-TaxChoice = Какой налог?
ui-title-AskRent = Назовите ренту
ui-title-StartPrice = Начальная цена
ui-title-TokenChoice = Выберите фишку
ui-title-Debts = Не хватает { $amount }
ui-title-Auction = { $bids ->
    [0] Кто больше?
   *[other] Раз, два…
}
ui-title-over = Победа: { $names }
ui-hint-AfterThrow = Стройте, закладывайте, договаривайтесь; затем закончите ход.
ui-hint-BeforeThrow = Сначала можно строить, закладывать и договариваться.

ui-after_buying = После покупки
ui-cash_left = наличными { $amount }
ui-short_of = не хватает { $amount }: соберите их или отдайте участок на аукцион
ui-set_of = { $group }: { $n } из { $of }
ui-auction_of = Аукцион · цена { $price }
ui-leads_with = { $seat } предлагает
ui-no_bid = Ставок ещё нет; начало с { $amount }
ui-your_set = ваш набор: { $n } из { $of }
ui-bid_up_to = Торгуйтесь за меня до
ui-start = Начать
ui-stop = Хватит
ui-less = меньше
ui-more = больше
ui-still_in = { $n ->
    [one] ещё { $n } в торгах
    [few] ещё { $n } в торгах
   *[many] ещё { $n } в торгах
}

ui-missing = не хватает
ui-covered = Долг можно заплатить
ui-can_raise = ещё можно собрать
ui-cash = наличные { $amount }
ui-debt = долг { $amount }
ui-raise_for_me = Собрать { $amount } за меня
ui-owes = { $debtor } должен: { $creditor }
ui-you_landed = Вы на поле
ui-landed = { $seat } на поле
ui-sell_building = Продать дом
ui-pawn = Заложить
ui-pawn_for = Залог +{ $amount }
ui-redeem = Выкупить
ui-build = Строить
ui-sell = Продать
ui-cap = Предел ренты
ui-lift_cap = Снять предел
ui-deal = Сделка
ui-loan = Заём
ui-ask_loan = Попросить в долг
ui-take_back = Вернуть ход
ui-allow = Разрешить
ui-forbid = Отказать
ui-more_acts = Ещё
ui-nothing_owned = Пока ничего нет
ui-worth_hidden = До конца игры ничьё состояние не показывается

ui-tab-table = Стол
ui-tab-log = Журнал
ui-tab-deals = Сделки
ui-tab-assets = Активы
ui-tab-rules = Правила
ui-tab-chat = Чат

ui-filter-all = Всё
ui-filter-money = Деньги
ui-filter-deals = Сделки
ui-earlier = Более ранние записи ниже

ui-offer_to = Сделка: { $seat }
ui-i_give = Отдаю
ui-i_get = Получаю
ui-money = Деньги
ui-pawned_at_closing = заложить при сделке
ui-is_pawned = в залоге
ui-offer = Предложить
ui-counter = Встречное
ui-accept = Принять
ui-reject = Отказать
ui-withdraw = Отозвать
ui-open_offers = Открытые предложения
ui-no_offers = Предложений нет
ui-new_deal = Новая сделка
ui-asks = ждёт ответа: { $seat }
ui-after_deal = { $seat }: { $before } → { $after }
ui-loans = Займы
ui-no_loans = Никто никому не должен
ui-loan_line = { $borrower } должен { $left }, кредитор: { $lender }, срок: { $unit ->
    [turns] ход { $due }
   *[rounds] круг { $due }
}
ui-lender = Кредитор
ui-amount = Сумма
ui-back = Вернуть
ui-term = Срок
ui-turns = ходов
ui-rounds = кругов
ui-repay = Вернуть { $amount }
ui-bank_offers = Банк
ui-allowed = Правила это разрешают
ui-choose_something = Положите что-нибудь на каждую сторону

ui-why = Почему?
ui-close = Закрыть
ui-search_rules = Искать в правилах
ui-no_rules = Ничего не найдено
ui-write = Написать столу
ui-send = Отправить
ui-legal_list = Что можно сделать

ui-menu-board = Стол
ui-menu-rules = Правила
ui-menu-home = На главную
ui-menu-language = Язык: русский. Переключить на английский
ui-menu-theme = Светлая или тёмная
ui-menu-leave = Уйти из-за стола
ui-money-supply = Всего денег: { $amount }
ui-place = { $place }.
ui-worth = состояние { $amount }
ui-in_cash = { $amount } наличными
ui-rematch = Ещё раз
ui-download = Файл партии

lobby-title = Стол { $code }
lobby-private = Закрытый стол
lobby-listed = Открытый стол
lobby-opened_by = открывает { $name }
lobby-invite = Позовите друзей
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-no_account = Учётная запись не нужна.
lobby-code = С другого устройства вернётесь по коду
lobby-local_only = Сервер слышит только этот компьютер; запустите его с адресом, доступным другим.
lobby-seats = Места
lobby-seats_hint = Цвет и фигура ваши на весь вечер
lobby-host = хозяин
lobby-ready = Готов
lobby-not_ready = Не готов
lobby-i_am_ready = Я готов
lobby-free = Свободное место
lobby-add_bot = Бот
lobby-open_seat = Освободить место
lobby-remove = Убрать
lobby-here = На этом устройстве
lobby-take = Сесть сюда
lobby-up = Выше
lobby-this_browser = Этот браузер
lobby-joined = По ссылке
lobby-bot = Бот · { $bot }
lobby-settings = Настройки стола
lobby-options = Все правила стола: { $n }
lobby-pace = Темп
lobby-pace-none = Без часов
lobby-pace-relaxed = Не спеша
lobby-pace-brisk = Живо
lobby-pace-days = По дням
lobby-take_back = Возврат хода
lobby-take_back-off = Нет
lobby-take_back-free = Свой ход
lobby-take_back-ask = С согласия
lobby-chat = Чат
lobby-list = Виден всем
lobby-changed = изменено
lobby-sealed = Кости запечатаны до первого броска; в конце каждый может их проверить.
lobby-start = Начать «Монополию»
lobby-wait_start = Ждём, когда хозяин начнёт
lobby-need_ready = Не все готовы
lobby-need_seats = Есть свободное место
lobby-yes = Да
lobby-no = Нет

home-title = Играем сегодня
home-lead = Настольные игры о собственности: все правила соблюдаются, играют друзья и боты. Без регистрации.
home-new = Открыть стол
home-name = Ваше имя
home-players = Игроков
home-bots = из них боты
home-open = Открыть стол
home-mine = Мои столы
home-none = Вы ещё не сидите ни за одним столом
home-listed = Открытые столы
home-to_move = ваш ход
home-join = Сесть
home-join_as = Сесть как
home-return = Вернуться по коду
home-return_go = Вернуться
home-reentry = Ваш код для другого устройства: { $code }
home-over = окончена
home-running = идёт
home-waiting = ждёт игроков
home-monopoly = домашние правила · займы · эмиссия
home-players_range = игроков: { $least }–{ $most }

trouble-network = Сервер не отвечает. Он запущен?
trouble-other = Не получилось ({ $code })
trouble-NoSuchTable = Такого стола нет
trouble-NotSeated = Вы не сидите за этим столом
trouble-Paused = Стол на паузе
trouble-TooFast = Слишком быстро, подождите
trouble-StoreTrouble = Сервер не смог записать; ничего не произошло. Попробуйте ещё раз.
