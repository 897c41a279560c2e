# «Монополия» по-русски. $x — поле в готовом виде (имя, сумма), $x-n — само число (у списка — сколько в нём),
# $x-id — обозначение за числом (у места: player, bank, pot …), $x-sign — minus или plus. См. fields.toml.
# Пол игроков неизвестен, имена не склоняются: только настоящее время, двоеточия и стрелки.

## Счета, виды денег, фазы, окончания

account-bank = банк
account-mint = монетный двор
account-pot = котёл
account-shared = несколько игроков

kind-start = начальные деньги
kind-bonus = премия
kind-salary = зарплата
kind-loan_out = заём
kind-pawn = деньги под залог
kind-buyback = возврат построек
kind-fine = штраф
kind-tax = налог
kind-loan_back = возврат займа
kind-deed = покупка
kind-building = строительство
kind-auction = аукцион
kind-redeem = выкуп из залога и проценты
kind-estate = остаток обанкротившегося
kind-rent = рента
kind-card = платёж по карточке
kind-deal = сделка
kind-open = начальный запас банка
kind-issue = эмиссия
kind-jackpot = котёл бесплатной стоянки

phase-setup = подготовка
phase-pre = до броска
phase-jail = выбор в тюрьме
phase-buy = покупка
phase-tax = выбор налога
phase-ask = назначение ренты
phase-auction = аукцион
phase-settle = победитель аукциона собирает деньги
phase-debt = долг
phase-post = после движения
phase-cover = банкир должен провести эмиссию
phase-chance = кости и карточки

reason-last = остался один игрок
reason-rounds = сыграны все назначенные круги
reason-minutes = вышло назначенное время
reason-vote = так решило голосование
reason-safety = сыгран самый последний круг

## События: ход игры

event-TokenTaken = { $seat }: фишка «{ $token }»
event-OrderThrown = { $seat } бросает за очерёдность: { $first } и { $second }
event-OrderSettled = Очерёдность ходов: { $order }
event-TurnBegan = Круг { $round }, ход { $turn }: { $seat }
event-TurnEnded = Конец хода: { $seat }
event-RoundEnded = Круг { $round } завершён
event-DiceThrown = { $doubles ->
    [0] { $seat } бросает кости: { $first } и { $second }
    [1] { $seat } бросает кости: { $first } и { $second }, дубль
   *[other] { $seat } бросает кости: { $first } и { $second }, дубль { $doubles }-й раз подряд
}
event-PieceMoved = { $steps-sign ->
    [minus] { $seat } отходит назад: «{ $space }»
   *[plus] { $steps ->
        [one] { $seat } проходит { $steps } поле: «{ $space }»
        [few] { $seat } проходит { $steps } поля: «{ $space }»
       *[many] { $seat } проходит { $steps } полей: «{ $space }»
    }
}
event-SpaceReached = { $seat } останавливается здесь: «{ $space }»
event-SentToJail = { $seat } отправляется в тюрьму
event-JailThrown = { $seat } бросает в тюрьме на дубль: { $first } и { $second }
event-StayedInJail = { $seat } остаётся в тюрьме, { $jail_turn }-й тюремный ход
event-LeftJail = { $seat } выходит из тюрьмы
event-CardDrawn = { $seat } берёт карточку: { $card }
event-CardKept = { $seat } оставляет у себя карточку выхода из тюрьмы
event-CardMoved = Карточка выхода из тюрьмы: { $seat } → { $to }
event-CardPutUnder = { $seat }: карточка уходит под свою колоду
event-UtilityThrown = { $seat } бросает кости за ренту: { $first } и { $second }
event-GameEnded = { $reason ->
    [0] Игра окончена: { reason-last }. Победа: { $winners }
    [1] Игра окончена: { reason-rounds }. Победа: { $winners }
    [2] Игра окончена: { reason-minutes }. Победа: { $winners }
    [3] Игра окончена: { reason-vote }. Победа: { $winners }
   *[4] Игра окончена: { reason-safety }. Победа: { $winners }
}

## События: собственность, постройки, аукционы, рента, сделки

event-LotOffered = { $seat } может купить карточку «{ $deed }» за { $price }
event-LotDeclined = { $seat } не покупает карточку «{ $deed }»
event-DeedMoved = { $src-id ->
    [player] { $dst-id ->
        [player] Карточка «{ $deed }»: { $src } → { $dst }
       *[bank] Карточка «{ $deed }»: { $src } → банк
    }
   *[bank] { $dst } получает карточку «{ $deed }»
}
event-DeedPawned = { $seat } закладывает карточку «{ $deed }» за { $amount }
event-DeedRedeemed = { $seat } выкупает карточку «{ $deed }» из залога за { $amount }
event-DeedCleared = Карточка «{ $deed }» в банке, залог списан
event-Built = { $level ->
    [5] { $seat } ставит отель на поле «{ $deed }»
    [one] { $seat } строит на поле «{ $deed }»: теперь { $level } дом
    [few] { $seat } строит на поле «{ $deed }»: теперь { $level } дома
   *[many] { $seat } строит на поле «{ $deed }»: теперь { $level } домов
}
event-BuildingSold = { $level ->
    [0] { $seat } продаёт постройку с поля «{ $deed }»: домов не осталось
    [5] { $seat } сохраняет отель на поле «{ $deed }»
    [one] { $seat } продаёт постройку с поля «{ $deed }»: остаётся { $level } дом
    [few] { $seat } продаёт постройку с поля «{ $deed }»: остаётся { $level } дома
   *[many] { $seat } продаёт постройку с поля «{ $deed }»: остаётся { $level } домов
}
event-BuildingLost = { $seat }: постройки с поля «{ $deed }» возвращаются в банк
event-AuctionOpened = Аукцион, карточка «{ $deed }»: начальная цена { $price }
event-BidMade = { $seat } ставит { $amount } за карточку «{ $deed }»
event-BidPassed = { $seat }: пас
event-WinnerShort = { $seat } выигрывает карточку «{ $deed }», но не хватает { $amount }
event-RightOffered = { $seat } вправе купить карточку «{ $deed }» за свою ставку { $amount }
event-AuctionClosed = { $seat-id ->
    [player] Карточка «{ $deed }» продана: { $seat }, { $amount }
   *[bank] Покупателя нет: карточка «{ $deed }» остаётся в банке
}
event-RentCharged = { $amount-n ->
    [0] { $owner } не берёт ренту за поле «{ $deed }», гость — { $visitor } (полная рента { $full })
   *[other] { $owner } берёт ренту за поле «{ $deed }»: { $amount }, гость — { $visitor } (полная рента { $full })
}
event-RentNotDue = Ренты нет, карточка «{ $deed }» в залоге: хозяин — { $owner }, гость — { $visitor }
event-RentLowered = { $owner } снижает ренту с { $before } до { $amount }, должник — { $visitor }
event-ClaimOpened = { $owner } может потребовать ренту до { $full } за поле «{ $deed }», гость — { $visitor } (требование № { $claim })
event-ClaimLost = Требование ренты № { $claim } пропадает
event-CapSet = { $amount-sign ->
    [minus] Снова полная рента за поле «{ $deed }»: потолок снят
   *[plus] { $seat } назначает потолок ренты за поле «{ $deed }»: { $amount }
}
event-OfferMade = { $counters ->
    [0] Предложение № { $entry }, { $author } → { $to }: отдать — { $give }; получить — { $get }
   *[other] Встречное предложение № { $entry }, { $author } → { $to }: отдать — { $give }; получить — { $get }
}
event-OfferClosed = { $outcome ->
    [1] Предложение № { $entry }: принято
    [2] Предложение № { $entry }: отклонено
    [3] Предложение № { $entry }: отозвано
    [4] Предложение № { $entry }: больше не в силе
   *[5] Предложение № { $entry }: ответа вовремя нет
}
event-DealDone = Сделка № { $entry } состоялась: { $author } и { $to }

part-give_pawned = { $value } (с залогом при передаче)
part-get_pawned = { $value } (с залогом при передаче)
part-give_cards = { $n ->
    [one] { $n } карточка выхода из тюрьмы
    [few] { $n } карточки выхода из тюрьмы
   *[many] { $n } карточек выхода из тюрьмы
}
part-get_cards = { $n ->
    [one] { $n } карточка выхода из тюрьмы
    [few] { $n } карточки выхода из тюрьмы
   *[many] { $n } карточек выхода из тюрьмы
}

## События: деньги, долги, займы, голосования, роли

event-MoneyMoved = { $kind-id ->
    [start] { $dst } получает начальные деньги: { $amount }
    [bonus] { $dst } получает от банка по карточке { $amount }
    [salary] { $dst } получает зарплату: { $amount }
    [loan_out] { $src-id ->
        [player] { $src } → { $dst }: заём { $amount }, через банк
       *[bank] { $dst } получает от банка заём: { $amount }
    }
    [pawn] { $dst } получает под залог карточки «{ $ref }» { $amount }
    [buyback] { $dst } получает за проданные постройки на поле «{ $ref }»: { $amount }
    [fine] { $dst-id ->
        [pot] { $src } платит штраф в котёл: { $amount }
       *[bank] { $src } платит банку штраф: { $amount }
    }
    [tax] { $dst-id ->
        [pot] { $src } платит в котёл { $amount }: «{ $ref }»
       *[bank] { $src } платит банку { $amount }: «{ $ref }»
    }
    [loan_back] { $dst-id ->
        [player] { $src } → { $dst }: возврат займа { $amount }, через банк
       *[bank] { $src } возвращает банку { $amount }
    }
    [deed] { $src } платит банку за карточку «{ $ref }» { $amount }
    [building] { $src } платит банку за постройку на поле «{ $ref }»: { $amount }
    [auction] { $src } платит банку { $amount } за карточку «{ $ref }», выигранную на аукционе
    [redeem] { $rule ->
        [P-MTG-5] { $src } платит банку процент за перешедшее в залоге: { $amount }
       *[P-MTG-4] { $src } платит банку за выкуп карточки «{ $ref }» { $amount }
    }
    [estate] { $dst-id ->
        [player] { $src } → { $dst }: остаток { $amount }, через банк
       *[bank] { $src } → банк: остаток { $amount }
    }
    [rent] { $src } → { $dst }: рента за поле «{ $ref }» { $amount }, через банк
    [card] { $src } → { $dst }: по карточке { $amount }, через банк
    [deal] { $src } → { $dst }: по сделке { $amount }, через банк
    [open] Деньги комплекта в банке: { $amount }
    [issue] Банк получает новые деньги: { $amount }
    [jackpot] { $dst } забирает котёл бесплатной стоянки: { $amount }
   *[other] { $src } → { $dst }: { $amount }, { $kind }
}
event-MoneyIssued = { $author-id ->
    [player] { $reason ->
        [0] Эмиссия { $amount }: банкир — { $author }
       *[1] Эмиссия { $amount } ради обязательной выплаты: банкир — { $author }
    }
   *[bank] Банк проводит эмиссию ради обязательной выплаты: { $amount }
}
event-Appraised = { $seat }: оценка имущества — наличные { $cash }, карточки { $deeds }, постройки { $buildings }, всего { $total }; налог { $tax }
event-TaxChosen = { $tenth ->
    [0] { $seat } выбирает твёрдый налог
   *[1] { $seat } выбирает десятую часть
}
event-DebtOpened = { $creditor-id ->
    [player] { $debtor } → { $creditor }: долг { $amount } ({ $kind }), денег пока не хватает
    [pot] { $debtor }: долг котлу { $amount } ({ $kind }), денег пока не хватает
    [shared] { $debtor }: долг остальным игрокам { $amount } ({ $kind }), денег пока не хватает
   *[bank] { $debtor }: долг банку { $amount } ({ $kind }), денег пока не хватает
}
event-DebtPaid = { $creditor-id ->
    [player] { $debtor } → { $creditor }: долг { $amount } уплачен
    [pot] { $debtor }: долг котлу { $amount } уплачен
    [shared] { $debtor }: долг остальным игрокам { $amount } уплачен
   *[bank] { $debtor }: долг банку { $amount } уплачен
}
event-DebtLapsed = { $creditor-id ->
    [player] { $debtor } → { $creditor }: долг { $amount } пропадает
    [pot] { $debtor }: долг котлу { $amount } пропадает
    [shared] { $debtor }: долг остальным игрокам { $amount } пропадает
   *[bank] { $debtor }: долг банку { $amount } пропадает
}
event-Liquidated = { $debtor }: принудительная распродажа, теперь наличных { $cash }
event-DebtHopeless = { $debtor }: наличных { $cash }, долг { $amount }, продать и заложить больше нечего
event-Declared = { $author-id ->
    [player] { $author } объявляет о банкротстве: { $debtor }
   *[bank] Банк объявляет о банкротстве: { $debtor }
}
event-Conceded = { $seat } сдаётся
event-WentBankrupt = { $rule ->
    [P-BKR-7] { $seat } выбывает из игры
   *[P-BKR-1] { $creditor-id ->
        [player] Банкротство: { $seat } выбывает из игры, кредитор — { $creditor }
       *[bank] Банкротство: { $seat } выбывает из игры
    }
}
event-LoanAsked = { $lender-id ->
    [player] Просьба о займе № { $entry }, { $borrower } → { $lender }: { $amount } на { loan-term }, вернуть { $back }
   *[bank] Просьба о займе № { $entry }, { $borrower } → банк: { $amount } на { loan-term }, вернуть { $back }
}
loan-term = { $unit-id ->
    [turns] { $term ->
        [one] { $term } ход
        [few] { $term } хода
       *[many] { $term } ходов
    }
   *[rounds] { $term ->
        [one] { $term } круг
        [few] { $term } круга
       *[many] { $term } кругов
    }
}
event-LoanDenied = { $reason ->
    [1] { $borrower }: банк отказывает в займе { $amount } — прежний заём не погашен
    [2] { $borrower }: банк отказывает в займе { $amount } — сумма слишком велика
    [3] { $borrower }: банк отказывает в займе { $amount } — срок слишком велик
    [4] { $borrower }: банк отказывает в займе { $amount } — у банка нет этих денег
    [5] { $borrower }: банк отказывает в займе { $amount } — мало незаложенных карточек
   *[6] { $borrower }: банк отказывает в займе { $amount } — за этим столом банк не даёт взаймы
}
event-LoanMade = { $lender-id ->
    [player] Заём № { $loan }, { $lender } → { $borrower }: { $amount }, вернуть { $back } до конца { loan-due }
   *[bank] Заём № { $loan }, банк → { $borrower }: { $amount }, вернуть { $back } до конца { loan-due }
}
loan-due = { $unit-id ->
    [turns] { $due }-го хода заёмщика
   *[rounds] { $due }-го круга
}
event-LoanReturned = { $left-n ->
    [0] Заём № { $loan }: возвращено { $amount }, погашен целиком
   *[other] Заём № { $loan }: возвращено { $amount }, осталось { $left }
}
event-LaterAsked = Заём № { $loan }: просьба об отсрочке № { $entry }, новый срок — ход или круг { $due }
event-LoanExtended = Заём № { $loan }: отсрочка, новый срок — ход или круг { $due }
event-LoanFell = Заём № { $loan }: вышел срок, осталось вернуть { $left }
event-LoanPassed = { $lender-id ->
    [player] Заём № { $loan }: новый кредитор — { $lender }
   *[bank] Заём № { $loan }: новый кредитор — банк
}
event-LoanVoid = Заём № { $loan } списан
event-VoteCalled = { $about ->
    [0] Голосование № { $entry }, предлагает { $author }: закончить игру после этого круга
    [1] Голосование № { $entry }, предлагает { $author }: считать, что { $seat } сдаётся
   *[2] Голосование № { $entry }, предлагает { $author }: принять ответ по умолчанию
}
event-VoteCast = { $yes ->
    [0] { $seat } голосует против (№ { $entry })
   *[1] { $seat } голосует за (№ { $entry })
}
event-VotePassed = { $about ->
    [0] Решено голосованием: игра кончится после этого круга
    [1] Решено голосованием: отсутствующий игрок сдаётся
   *[2] Решено голосованием: принят ответ по умолчанию
}
event-VoteFailed = { $about ->
    [0] Голосование не прошло: игра продолжается
    [1] Голосование не прошло: отсутствующий игрок остаётся в игре
   *[2] Голосование не прошло: вопрос открыт
}
event-RoleVacant = { $role ->
    [0] Роль банкира свободна: кто её возьмёт?
   *[1] Роль ведущего аукциона свободна: кто её возьмёт?
}
event-RoleTaken = { $role ->
    [0] Теперь банкир — { $seat }
   *[1] Теперь ведущий аукциона — { $seat }
}

## Итоговый счёт

score-row = { $place }. { $seat }: всего { $worth }, из них наличными { $cash }

## Действия: надпись на кнопке; .form — пока сумма и условия не выбраны; .done — строка журнала

action-ChooseToken = Взять фишку «{ $token }»
action-AnyToken = Любая свободная фишка
    .done = { $seat } оставляет выбор фишки случаю
action-Throw = Бросить кости
action-EndTurn = Закончить ход
action-PayFine = Заплатить штраф
action-UseCard = Отдать карточку
    .done = { $seat } отдаёт карточку выхода из тюрьмы
action-Stay = Остаться в тюрьме
action-Buy = Купить
action-Decline = Не покупать
action-PayFlat = Заплатить твёрдый налог
action-PayTenth = Заплатить десятую часть
action-NameRent = Взять ренту { $amount }
    .form = Взять ренту, до { $high }
action-NamePrice = Начать с { $amount }
    .form = Назвать начальную цену, от { $low }
action-Bid = Поставить { $amount }
    .form = Поставить, от { $low }
action-Pass = Пас
action-GiveIn = Признать: платить нечем
    .done = { $seat }: платить нечем
action-Liquidate = Распродать и заложить автоматически
    .done = { $seat }: всё нужное продаётся и закладывается
action-KeepClaim = Не снижать ренту
    .done = { $seat } не снижает ренту
action-IssueLeast = Выпустить недостающее
action-Build = Построить: { $deeds }
    .form = Построить на нескольких улицах
action-SellBuilding = Продать постройку с поля «{ $deed }»
action-Pawn = Заложить карточку «{ $deed }»
action-Redeem = Выкупить карточку «{ $deed }» из залога
action-AskBank = Попросить у банка { $amount } на { loan-term }, вернуть { $back }
    .form = Попросить заём у банка
action-AskLoan = Попросить взаймы { $amount } на { loan-term }, вернуть { $back }: { $lender }
    .form = Попросить заём у игрока
action-AskLater = Заём № { $loan }: попросить отсрочку на { $term }
    .form = Заём № { $loan }: попросить отсрочку
action-Repay = Заём № { $loan }: вернуть { $amount }
    .form = Заём № { $loan }: вернуть до { $high }
action-Offer = Предложить сделку, { $to }: отдать — { $give }; получить — { $get }
    .form = Предложить сделку: { $to }
action-SetCap = Потолок ренты за поле «{ $deed }»: { $amount }
    .form = Назначить потолок ренты за поле «{ $deed }»
action-ClearCap = Снять потолок ренты за поле «{ $deed }»
action-ClaimRent = Потребовать ренту { $amount } (требование № { $claim })
    .form = Потребовать ренту, до { $high } (требование № { $claim })
action-LowerRent = Снизить ренту до { $amount }
    .form = Снизить ренту
action-DemandLiquidation = Потребовать распродажи
    .done = { $seat } требует распродажи имущества должника
action-Declare = Объявить о банкротстве: { $debtor }
action-KnockDown = Ударить молотком
    .done = { $seat } ударяет молотком
action-Issue = Выпустить { $amount }
    .form = Провести эмиссию, от { $low }
action-Concede = Сдаться
action-VoteEnd = Голосовать за конец после этого круга
action-VoteConcede = Голосовать: { $seat } сдаётся
action-VoteDefault = Голосовать за ответ по умолчанию
action-Volunteer = { $role ->
    [0] Стать банкиром
   *[1] Стать ведущим аукциона
}
action-Vacancy = { $role ->
    [0] Кто станет банкиром?
   *[1] Кто станет ведущим аукциона?
}

## Вопросы: чего ждёт стол

question-TokenChoice = { $asked }: выбор фишки
question-TokenDraw = { $seat } получает фишку наугад
question-OrderThrow = Кости решают, кто за кем ходит
question-BeforeThrow = { $asked }: бросок костей, перед ним — свои дела
question-DiceThrow = Кости брошены
question-AfterThrow = { $extra ->
    [0] { $asked }: свои дела, потом конец хода
   *[1] { $asked }: дубль — свои дела и новый бросок
}
question-JailTurn = { $asked }: в тюрьме — штраф, карточка, броски или остаться
question-JailThrow = { $left ->
    [one] Бросок на выход из тюрьмы, остался { $left } бросок
    [few] Бросок на выход из тюрьмы, осталось { $left } броска
   *[many] Бросок на выход из тюрьмы, осталось { $left } бросков
}
question-JailExit = { $asked }: выход из тюрьмы — штраф или карточка
question-OfferLot = { $asked }: купить карточку «{ $deed }» или отдать на аукцион
question-StartPrice = { $asked }: начальная цена карточки «{ $deed }»
question-Auction = Аукцион, карточка «{ $deed }», ставка или пас: { $asked }
question-Settlement = { $asked }: собрать деньги за карточку «{ $deed }» или отступиться
question-PreviousRight = { $asked }: взять карточку «{ $deed }» за свою ставку или отказаться
question-AskRent = { $asked }: назначить ренту за поле «{ $deed }» до { $full }, гость — { $visitor }
question-UtilityThrow = Бросок за ренту на поле «{ $deed }»
question-TaxChoice = { $asked }: твёрдый налог или десятая часть
question-CardDraw = { $deck ->
    [0] Открывается карточка «Шанс»
   *[1] Открывается карточка «Общественная казна»
}
question-Debts = Неуплаченный долг, решает { $asked }
    .more = { $stage ->
        [0] { $debtor }: собрать { $amount } на уплату долга
        [1] { $asked }: снизить ренту или настаивать, должник — { $debtor }
       *[2] { $debtor }: платить { $amount } нечем, объявить о банкротстве может любой
    }
question-Covering = { $asked }: провести эмиссию, банку не хватает на выплату { $amount }

## Отказы

refusal-AlreadyPawned = Эта карточка уже заложена
refusal-BadReturn = Сумма возврата не подходит к сумме займа
refusal-BadSum = Такая сумма невозможна
refusal-BadTerm = Такой срок невозможен
refusal-BadUnit = Срок считают в ходах или в кругах
refusal-BankAsksNone = Автоматический банк не просит больше, чем даёт
refusal-BankNeverExtends = Автоматический банк отсрочек не даёт
refusal-BankShort = У банка нет этих денег
refusal-BeyondMeans = Столько собрать нельзя
refusal-BuiltOn = На этой улице стоят постройки
refusal-BuiltThisTurn = На этой улице в этот ход уже строили
refusal-CannotAfford = Не хватает денег
refusal-ClockRuns = Здесь решают часы
refusal-EndsAnyway = Игра и так кончится после этого круга
refusal-GroupBuiltOn = В этой группе стоят постройки
refusal-GroupIncomplete = Нужна вся группа
refusal-GroupPawned = В этой группе заложена улица
refusal-HammerWaits = С молотком нужно подождать ещё несколько секунд
refusal-HotelStands = Здесь уже стоит отель
refusal-InfiniteBank = Этому банку эмиссия не нужна
refusal-LastJailTurn = Остаться больше нельзя
refusal-LenderOwes = Должник взаймы не даёт
refusal-LenderShort = У кредитора столько нет
refusal-NotLater = Заём и так действует до этого срока
refusal-LoanIsDue = Срок уже наступил
refusal-MustRaiseCash = Сделка сейчас должна прибавить наличных
refusal-MustThrow = Сначала нужно бросить кости
refusal-NamedTwice = Что-то названо дважды
refusal-NewLayer = Новый ярус начинают только в следующий ход
refusal-NoCap = Потолка у этой ренты нет
refusal-NoCard = Карточки выхода из тюрьмы нет
refusal-NoHammer = Здесь молотком не ударить
refusal-NoHotels = Отелей не осталось
refusal-NoHouses = Домов не хватает
refusal-NoPlayerLoans = За этим столом игроки не дают друг другу взаймы
refusal-NoStaying = За этим столом просто остаться нельзя
refusal-NoSuchClaim = Такого вашего требования ренты нет
refusal-NoSuchDebtor = Этот игрок — не должник
refusal-NoSuchDeed = Такой карточки нет
refusal-NoSuchEntry = Такого открытого предложения для вас нет
refusal-NoSuchLoan = Такого вашего займа нет
refusal-NoSuchPartner = Этого игрока выбрать нельзя
refusal-NoSuchToken = Такой фишки нет
refusal-NoThrowOwed = Нового броска не положено
refusal-NoTimeLimit = Время игры не назначено
refusal-NoVacancy = Эта роль для вас не свободна
refusal-NotADay = Сутки после вопроса ещё не прошли
refusal-NotAStreet = Строят только на улицах
refusal-NotAuctioneer = Это может только ведущий аукциона
refusal-NotAway = Этот игрок не отсутствует
refusal-NotBanker = Это может только банкир
refusal-NotEven = В группе всё должно быть равномерно
refusal-NotForClock = Часы здесь ничего не решают
refusal-NotHopeless = Ещё есть что продать или заложить
refusal-NotNow = Сейчас это невозможно
refusal-NotPawned = Эта карточка не заложена
refusal-NotTheirs = У отдающей стороны этого нет
refusal-NotYourClaim = Вам здесь ничего не должны
refusal-NotYours = Эта карточка не ваша
refusal-NothingBuilt = Здесь ничего не построено
refusal-NothingInReturn = Эта сторона ничего не получает взамен
refusal-NothingLeft = Продать и заложить больше нечего
refusal-NothingNamed = Ничего не названо
refusal-OutOfGame = Выбывшие из игры не действуют
refusal-SoldThisTurn = С этой улицы в этот ход уже продавали
refusal-TokenTaken = Эта фишка занята
refusal-TooLittle = Этого мало
refusal-TooManyOffers = У вас слишком много открытых предложений
refusal-TooManySteps = Столько шагов строительства на доске не бывает
refusal-TooMuch = Это слишком много
refusal-VoteRuns = Такое голосование уже идёт
refusal-YouAreAsked = Вопрос задан вам самим
refusal-YourOwnDebt = Это ваш собственный долг

## Сравниваемые величины

value-entry = предложение № { $value }
value-after = наличных после этого { $value }
value-amount = { $value }
value-away = пропущено ходов { $value }
value-back = вернуть { $value }
value-bank = в банке { $value }
value-card = карточка: { $value }
value-cash = наличных { $value }
value-cash_after = у вас после этого { $value }
value-claim = требование № { $value }
value-cost = цена { $value }
value-deed = «{ $value }»
value-denial = { $value ->
    [0] банк дал бы заём
    [1] прежний заём не погашен
    [2] сумма слишком велика
    [3] срок слишком велик
    [4] у банка нет этих денег
    [5] мало незаложенных карточек
   *[6] банк не даёт взаймы
}
value-doubles = { $value ->
    [0] дубля нет
    [1] дубль
    [one] { $value } дубль подряд
    [few] { $value } дубля подряд
   *[many] { $value } дублей подряд
}
value-full = полная рента { $value }
value-highest = больше всего в группе { $value }
value-hotels = { $value ->
    [one] в банке { $value } отель
    [few] в банке { $value } отеля
   *[many] в банке { $value } отелей
}
value-houses = { $value ->
    [one] в банке { $value } дом
    [few] в банке { $value } дома
   *[many] в банке { $value } домов
}
value-issue = эмиссия { $value }
value-jail_turn = { $value }-й тюремный ход
value-layer = в начале хода было у всех { $value }
value-least = не меньше { $value }
value-level = { $value ->
    [5] отель
    [one] { $value } дом
    [few] { $value } дома
   *[many] { $value } домов
}
value-loan = заём № { $value }
value-lowest = меньше всего в группе { $value }
value-owed = долг { $value }
value-partner_after = у второй стороны после этого { $value }
value-phase = фаза — { $value ->
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
}
value-refund = приносит { $value }
value-role = { $value ->
    [0] банкир
   *[1] ведущий аукциона
}
value-short = недостаёт { $value }
value-steps = { $value ->
    [one] { $value } шаг строительства
    [few] { $value } шага строительства
   *[many] { $value } шагов строительства
}
value-term = срок { $value }
value-token = { $value }
value-unit = единица { $value }

## Что действует

modifier-whole_group = вся группа — двойная рента
modifier-card_double = по карточке рента двойная
modifier-card_tenfold = по карточке десятикратная сумма броска
modifier-go-double_on_land = двойная зарплата за точное попадание
modifier-loan-interest = заём может быть с процентами
modifier-build-step_limit = за ход один шаг строительства на улицу
modifier-build-sell_limit = за ход одна продажа с улицы
modifier-hotel-break_down = без домов в банке опускается вся группа
modifier-mortgage-interest = выкуп с процентами
modifier-mortgage-bare_group = для залога вся группа должна быть пуста

## Настройки стола

option-start-cash =
    .title = Начальные деньги
    .help = Сколько каждый игрок получает в начале.
    .number = { $money }
option-go-salary =
    .title = Зарплата
    .help = Сколько банк платит за попадание на GO и проход через него.
    .number = { $money }
option-go-double_on_land =
    .title = Двойная зарплата на GO
    .help = За попадание точно на GO платят вдвое.
    .off = нет
    .on = да
option-tax-income =
    .title = Подоходный налог
    .help = Выбор между твёрдой суммой и десятой частью или всегда твёрдая сумма.
    .choice = по выбору игрока
    .flat = всегда твёрдый
option-tax-luxury =
    .title = Налог на роскошь
    .help = Сколько стоит налог на роскошь; $75 — в старых наборах.
    .number = { $money }
option-parking-jackpot =
    .title = Котёл бесплатной стоянки
    .help = Штрафы и налоги копятся для того, кто попадёт на бесплатную стоянку.
    .off = нет
    .on = да
option-bank-stock =
    .title = Деньги комплекта
    .help = Все деньги в начале игры, вместе с деньгами игроков.
    .infinite = без предела
    .number = { $money }
option-emission-step =
    .title = Шаг эмиссии
    .help = Автоматический банк выпускает суммы, кратные этой.
    .number = { $money }
option-banker =
    .title = Банкир
    .help = Кто ведёт банк: программа или человек за столом.
    .auto = автоматический
    .number = { $seat }
option-auctioneer =
    .title = Ведущий аукциона
    .help = Кто ведёт аукционы при банкире-человеке, если игроков пять или больше.
    .none = никто
    .number = { $seat }
option-loan-bank =
    .title = Займы банка
    .help = Даёт ли автоматический банк взаймы.
    .auto = по его правилам
    .off = нет
option-loan-bank_cap =
    .title = Наибольший заём банка
    .help = Больше этого автоматический банк не даёт.
    .number = { $money }
option-loan-bank_term =
    .title = Наибольший срок займа банка
    .help = На больший срок, в ходах или кругах, автоматический банк не даёт.
    .number = { $value ->
        [one] { $value } ход или круг
        [few] { $value } хода или круга
       *[many] { $value } ходов или кругов
    }
option-loan-players =
    .title = Займы между игроками
    .help = Могут ли игроки давать друг другу взаймы.
    .on = разрешены
    .off = запрещены
option-loan-interest =
    .title = Проценты по займам
    .help = Можно ли договориться о возврате большей суммы.
    .off = нет
    .on = разрешены
option-rent-mode =
    .title = Как берут ренту
    .help = Полная рента взимается сразу или хозяина спрашивают при каждом визите.
    .auto = сразу
    .ask = спросить хозяина
option-rent-must_demand =
    .title = Ренту нужно потребовать
    .help = Если хозяин не потребовал ренту вовремя, она пропадает.
    .off = нет
    .on = да
option-auction-style =
    .title = Торги
    .help = Ставят все в любой момент или по очереди.
    .open = открытые
    .rounds = по очереди
option-auction-start =
    .title = Начальная цена
    .help = С какой цены автоматический банк начинает аукцион.
    .number = { $money }
option-auction-step =
    .title = Шаг ставки
    .help = На сколько ставка должна быть выше прежней.
    .number = { $money }
option-auction-bid_limit =
    .title = Предел ставки
    .help = Можно ли ставить больше, чем есть.
    .none = нет
    .cash = наличные
    .raisable = сколько можно собрать
option-build-step_limit =
    .title = Один шаг за ход
    .help = За ход на улице прибавляется не больше одного дома или её отель.
    .on = да
    .off = нет
option-build-sell_limit =
    .title = Одна продажа за ход
    .help = За ход с улицы можно снять не больше одного шага строительства.
    .off = нет
    .on = да
option-hotel-break_down =
    .title = Снос отелей
    .help = Когда в банке нет домов, отель можно продать, опустив всю группу.
    .off = нет
    .on = да
option-mortgage-bare_group =
    .title = Залог только пустой группы
    .help = Чтобы заложить улицу, нужно, чтобы во всей группе не было построек.
    .off = нет
    .on = да
option-mortgage-interest =
    .title = Процент по залогу
    .help = Сколько сверху стоит выкуп и переход заложенной карточки.
    .number = { $value } %
option-trade-unmortgaged =
    .title = Продажа незаложенного
    .help = Можно ли продавать другим игрокам и незаложенные карточки.
    .off = нет
    .on = разрешена
option-deal-window =
    .title = Кто заключает сделки
    .help = Сделки — с тем, чей ход, или между любыми двумя игроками.
    .active = с тем, чей ход
    .any = любые двое
option-finance-window =
    .title = Когда закладывают и продают
    .help = Залог, выкуп и продажа построек — в свой ход или в любой.
    .own_turn = в свой ход
    .any = в любой ход
option-jail-mode =
    .title = Броски в тюрьме
    .help = Три броска за тюремный ход или один, по обычным правилам.
    .seed = три за ход
    .standard = один за ход
option-bankrupt-to =
    .title = Кто наследует банкроту
    .help = Всё уходит банку, либо наличные или всё — кредитору.
    .bank = банк
    .creditor_cash = наличные — кредитору
    .creditor = кредитор
option-bankrupt-auction =
    .title = Аукцион после банкротства
    .help = Карточки, отошедшие банку, сразу разыгрывают.
    .off = нет
    .on = да
option-end-rounds =
    .title = Предел в кругах
    .help = Игра кончается после стольких кругов.
    .number = { $value ->
        [0] без предела
        [one] { $value } круг
        [few] { $value } круга
       *[many] { $value } кругов
    }
option-end-minutes =
    .title = Предел в минутах
    .help = Игра кончается вместе с кругом, в котором вышло время.
    .number = { $value ->
        [0] без предела
        [one] { $value } минута
        [few] { $value } минуты
       *[many] { $value } минут
    }
option-time-choice =
    .title = Время на ответ
    .help = Сколько ждут ответа на большинство вопросов.
    .number = { seconds }
option-time-bid =
    .title = Время на ставку
    .help = Сколько идёт аукцион после последней ставки.
    .number = { seconds }
option-time-debt =
    .title = Время на долг
    .help = Сколько должник может собирать деньги.
    .number = { seconds }
option-time-settle =
    .title = Время на расчёт по аукциону
    .help = Сколько победитель аукциона может собирать деньги.
    .number = { seconds }
option-time-declare =
    .title = Время на объявление
    .help = Сколько остальные могут объявлять банкротство, пока этого не сделает программа.
    .number = { seconds }
seconds = { $value ->
    [0] никто не торопит
    [one] { $value } секунда
    [few] { $value } секунды
   *[many] { $value } секунд
}
