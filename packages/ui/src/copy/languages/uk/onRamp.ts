// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Ukrainian. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Недоступно у вашому регіоні',
    text: 'Провайдери не продають токени там, де ви перебуваєте.',
  },
  unsupported: {
    title: 'У цій мережі нічого купити',
    text: 'Змініть мережу, щоб побачити доступні токени.',
  },
  absent: {
    title: 'Тут недоступно',
    text: 'Застосунок поки не має провайдерів для покупки.',
  },
  unavailable: {
    title: 'Покупка зараз недоступна',
    text: 'Провайдери не відповідають. Повторіть спробу трохи згодом.',
  },
  retry: 'Повторити',
  loading: 'Завантаження доступних токенів',
  pay: 'Ви платите',
  receive: 'Ви отримуєте',
  currency: 'Валюта:',
  onNetwork: 'У мережі {network}',
  limits: 'Від {min} до {max}',
  suggestions: 'Варіанти суми',
  checks: {
    'add-amount': 'Від {min} до {max}',
    'incorrect-value': 'Введіть суму не більш ніж із двома знаками після коми',
    'below-min': 'Щонайменше {min}',
    'above-max': 'Щонайбільше {max}',
  },
  providers: 'Провайдери',
  best: 'Найкраща ціна',
  fee: 'Комісії {fee}',
  fees: 'Комісії {fee}, з них мережа {networkFee}',
  feeUnknown: 'Комісії включено',
  feeLater: 'Комісії покаже провайдер',
  feeRange: 'Комісії {min}–{max} %',
  estimate: 'Оцінка',
  noEstimate: 'Немає оцінки',
  noQuote: 'Недоступно для цієї суми',
  quoteLoading: 'Запит котирування',
  estimates: {
    title: 'Немає поточних цін',
    text: 'Це оцінки. Точну ціну провайдер покаже перед оплатою.',
  },
  failed: {
    title: '{provider}: зараз недоступно',
    text: 'Нічого не сплачено. Виберіть іншого провайдера або повторіть спробу.',
  },
  refresh: 'Ціни оновлюються кожні 30 секунд.',
  refreshNow: 'Оновити ціни зараз',
  note: 'Ви платите на сторінці провайдера, що відкриється в новому вікні. Токени надійдуть на підключений акаунт.',
  purchases: 'Ваші покупки',
  open: 'Триває',
  tokens: 'Що можна купити',
  payments: 'Валюти для оплати',
  progress: {
    none: { title: 'Покупки немає', text: 'Ваші покупки в цьому браузері перелічено в акаунті.' },
    starting: { title: 'Відкриваємо {provider}', text: 'Отримуємо сторінку оплати.' },
    startFailed: {
      title: '{provider}: зараз недоступно',
      text: 'Нічого не сплачено. Виберіть іншого провайдера або повторіть спробу.',
    },
    waiting: {
      title: 'Продовжте на {provider}',
      text: 'Сплатіть у вікні, що відкрилося. Це вікно можна закрити: ми стежимо за покупкою.',
    },
    blocked: {
      title: 'Браузер заблокував вікно',
      text: 'Відкрийте сторінку {provider}, щоб сплатити.',
    },
    untracked: {
      title: 'Продовжте на {provider}',
      text: 'Сплатіть у вікні, що відкрилося. Цей застосунок не побачить, чим закінчиться покупка.',
    },
    openPage: 'Відкрити сторінку оплати',
    again: 'Відкрити ще раз',
    copyLink: 'Копіювати посилання',
    copied: 'Скопійовано',
    statuses: {
      processing: { title: 'Оплату отримано', text: '{provider} надсилає ваші токени.' },
      completed: { title: 'Ви отримали {amount}', text: 'Токени на вашому акаунті в мережі {network}.' },
      declined: {
        title: 'Оплату відхилено',
        text: 'Гроші не списано. Спробуйте іншу картку або іншого провайдера.',
      },
      failed: { title: 'Покупку не виконано', text: 'Якщо гроші списано, зверніться до {provider}.' },
      expired: { title: 'Термін покупки минув', text: 'Її не було сплачено вчасно. Нічого не списано.' },
    },
    tryAgain: 'Купити ще раз',
  },
  activity: {
    empty: { title: 'Покупок поки немає', text: 'Тут з’являться ваші покупки в цьому браузері.' },
    detail: '{paid} через {provider}',
    statuses: {
      created: 'До сплати',
      processing: 'У дорозі',
      completed: 'Отримано',
      declined: 'Відхилено',
      failed: 'Не виконано',
      expired: 'Термін минув',
    },
  },
}
