// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Russian. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Разрешения',
  tabs: { active: 'Активные', expired: 'Истёкшие', revoked: 'Отозванные' },
  absent: { title: 'Здесь недоступно', text: 'В приложении пока нет разрешений в сети {network}.' },
  empty: {
    active: {
      title: 'Нет активных разрешений',
      text: 'Если вы разрешите приложению действовать за вас в заданных пределах, это появится здесь.',
    },
    expired: { title: 'Нет истёкших разрешений', text: 'Здесь появятся разрешения, срок которых истёк.' },
    revoked: { title: 'Нет отозванных разрешений', text: 'Здесь появятся разрешения, которые вы отозвали.' },
  },
  inTotal: 'Отправить всего до {amount}',
  perPeriod: 'Отправлять до {amount} за каждый период: {period}',
  units: '{amount} базовых единиц токена',
  calls: 'Вызывать контракты',
  other: 'Разрешение «{type}»',
  until: 'До {date}',
  details: {
    sessionKey: 'Ключ приложения',
    allowed: 'Что можно',
    token: 'Токен',
    recipients: 'Получатели',
    contracts: 'Контракты',
    methods: 'Методы',
    network: 'Сеть',
    granted: 'Выдано',
    starts: 'Начало',
    ends: 'Окончание',
    revoked: 'Отозвано',
  },
  anyRecipient: 'Любой аккаунт',
  revoke: 'Отозвать',
  revoking: 'Подтвердите в кошельке',
  unconfirmed: { title: 'Отзыв…', text: 'Ключ может его использовать, пока сеть не подтвердит отзыв.' },
  reported: {
    title: 'Выдано не здесь',
    text: 'Этот браузер его не выдавал. Что оно разрешает, сообщает сервер приложения. Отзовите его, если оно вам незнакомо.',
  },
  failed: { title: 'Не отозвано', text: 'Разрешение всё ещё действует. Повторите попытку.' },
}
