// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Ukrainian. */
export const buttons: ButtonCopy = {
  lang: 'uk',
  dir: 'ltr',
  connect: 'Підключити гаманець',
  connecting: 'Підключення',
  account: 'Акаунт {account}',
  selectNetwork: 'Вибрати мережу',
  switchNetwork: 'Змінити мережу',
  network: 'Мережа: {network}',
  loadFailure: {
    title: 'Не вдалося завантажити',
    text: 'Перевірте з’єднання або оновіть сторінку, якщо вона відкрита вже давно.',
    retry: 'Повторити',
    close: 'Закрити',
  },
}
