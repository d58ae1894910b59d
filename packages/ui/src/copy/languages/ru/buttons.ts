// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Russian. */
export const buttons: ButtonCopy = {
  lang: 'ru',
  dir: 'ltr',
  connect: 'Подключить кошелёк',
  connecting: 'Подключение',
  account: 'Аккаунт {account}',
  selectNetwork: 'Выбрать сеть',
  switchNetwork: 'Сменить сеть',
  network: 'Сеть: {network}',
  loadFailure: {
    title: 'Не удалось загрузить',
    text: 'Проверьте соединение или обновите страницу, если она открыта уже давно.',
    retry: 'Повторить',
    close: 'Закрыть',
  },
}
