// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Ukrainian. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Дозволи',
  tabs: { active: 'Активні', expired: 'Завершені', revoked: 'Відкликані' },
  absent: { title: 'Тут недоступно', text: 'Застосунок поки не має дозволів у мережі {network}.' },
  empty: {
    active: {
      title: 'Немає активних дозволів',
      text: 'Якщо ви дозволите застосунку діяти за вас у визначених межах, це з’явиться тут.',
    },
    expired: { title: 'Немає завершених дозволів', text: 'Тут з’являться дозволи, термін яких минув.' },
    revoked: { title: 'Немає відкликаних дозволів', text: 'Тут з’являться дозволи, які ви відкликали.' },
  },
  inTotal: 'Надіслати загалом до {amount}',
  perPeriod: 'Надсилати до {amount} за кожен період: {period}',
  units: '{amount} базових одиниць токена',
  calls: 'Викликати контракти',
  other: 'Дозвіл «{type}»',
  until: 'До {date}',
  details: {
    sessionKey: 'Ключ застосунку',
    allowed: 'Що можна',
    token: 'Токен',
    recipients: 'Отримувачі',
    contracts: 'Контракти',
    methods: 'Методи',
    network: 'Мережа',
    granted: 'Надано',
    starts: 'Початок',
    ends: 'Закінчення',
    revoked: 'Відкликано',
  },
  anyRecipient: 'Будь-який акаунт',
  revoke: 'Відкликати',
  revoking: 'Підтвердьте в гаманці',
  unconfirmed: {
    title: 'Відкликання…',
    text: 'Ключ може його використовувати, доки мережа не підтвердить відкликання.',
  },
  reported: {
    title: 'Надано не тут',
    text: 'Цей браузер його не надавав. Що він дозволяє, повідомляє сервер застосунку. Відкличте його, якщо він вам незнайомий.',
  },
  failed: { title: 'Не відкликано', text: 'Дозвіл досі діє. Повторіть спробу.' },
}
