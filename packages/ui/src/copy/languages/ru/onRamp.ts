// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Russian. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Недоступно в вашем регионе',
    text: 'Провайдеры не продают токены там, где вы находитесь.',
  },
  unsupported: {
    title: 'В этой сети нечего купить',
    text: 'Смените сеть, чтобы увидеть доступные токены.',
  },
  absent: {
    title: 'Здесь недоступно',
    text: 'В приложении пока нет провайдеров для покупки.',
  },
  unavailable: {
    title: 'Покупка сейчас недоступна',
    text: 'Провайдеры не отвечают. Повторите попытку чуть позже.',
  },
  retry: 'Повторить',
  loading: 'Загрузка доступных токенов',
  pay: 'Вы платите',
  receive: 'Вы получаете',
  currency: 'Валюта:',
  onNetwork: 'В сети {network}',
  limits: 'От {min} до {max}',
  suggestions: 'Варианты суммы',
  checks: {
    'add-amount': 'От {min} до {max}',
    'incorrect-value': 'Введите сумму не более чем с двумя знаками после запятой',
    'below-min': 'Не менее {min}',
    'above-max': 'Не более {max}',
  },
  providers: 'Провайдеры',
  best: 'Лучшая цена',
  fee: 'Комиссии {fee}',
  fees: 'Комиссии {fee}, из них сеть {networkFee}',
  feeUnknown: 'Комиссии включены',
  feeLater: 'Комиссии покажет провайдер',
  feeRange: 'Комиссии {min}–{max} %',
  estimate: 'Оценка',
  noEstimate: 'Нет оценки',
  noQuote: 'Недоступно для этой суммы',
  quoteLoading: 'Запрос котировки',
  estimates: {
    title: 'Нет текущих цен',
    text: 'Это оценки. Точную цену провайдер покажет перед оплатой.',
  },
  failed: {
    title: '{provider}: сейчас недоступно',
    text: 'Ничего не оплачено. Выберите другого провайдера или повторите попытку.',
  },
  refresh: 'Цены обновляются каждые 30 секунд.',
  refreshNow: 'Обновить цены сейчас',
  note: 'Вы платите на странице провайдера, которая откроется в новом окне. Токены поступят на подключённый аккаунт.',
  purchases: 'Ваши покупки',
  open: 'В процессе',
  tokens: 'Что можно купить',
  payments: 'Валюты для оплаты',
  progress: {
    none: { title: 'Покупки нет', text: 'Ваши покупки в этом браузере перечислены в аккаунте.' },
    starting: { title: 'Открываем {provider}', text: 'Получаем страницу оплаты.' },
    startFailed: {
      title: '{provider}: сейчас недоступно',
      text: 'Ничего не оплачено. Выберите другого провайдера или повторите попытку.',
    },
    waiting: {
      title: 'Продолжите на {provider}',
      text: 'Оплатите в открывшемся окне. Это окно можно закрыть: мы следим за покупкой.',
    },
    blocked: {
      title: 'Браузер заблокировал окно',
      text: 'Откройте страницу {provider}, чтобы оплатить.',
    },
    untracked: {
      title: 'Продолжите на {provider}',
      text: 'Оплатите в открывшемся окне. Это приложение не увидит, чем закончится покупка.',
    },
    openPage: 'Открыть страницу оплаты',
    again: 'Открыть ещё раз',
    copyLink: 'Скопировать ссылку',
    copied: 'Скопировано',
    statuses: {
      processing: { title: 'Оплата получена', text: '{provider} отправляет ваши токены.' },
      completed: { title: 'Вы получили {amount}', text: 'Токены на вашем аккаунте в сети {network}.' },
      declined: {
        title: 'Оплата отклонена',
        text: 'Деньги не списаны. Попробуйте другую карту или другого провайдера.',
      },
      failed: { title: 'Покупка не выполнена', text: 'Если деньги списаны, обратитесь в {provider}.' },
      expired: { title: 'Срок покупки истёк', text: 'Она не была оплачена вовремя. Ничего не списано.' },
    },
    tryAgain: 'Купить ещё раз',
  },
  activity: {
    empty: { title: 'Покупок пока нет', text: 'Здесь появятся ваши покупки в этом браузере.' },
    detail: '{paid} через {provider}',
    statuses: {
      created: 'К оплате',
      processing: 'В пути',
      completed: 'Получено',
      declined: 'Отклонено',
      failed: 'Не выполнено',
      expired: 'Срок истёк',
    },
  },
}
