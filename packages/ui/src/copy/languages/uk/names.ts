// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Ukrainian. */
export const names: NamesCopy = {
  choose: {
    title: 'Отримайте ім’я',
    text: 'Ім’я читати простіше, ніж адресу. На нього можна надсилати, і його показують застосунки.',
    action: 'Вибрати ім’я',
  },
  unavailable: {
    title: 'Імена недоступні',
    text: 'У цій мережі або в цьому застосунку не можна зареєструвати ім’я.',
  },
  label: 'Ім’я',
  placeholder: 'yourname',
  checks: {
    empty: 'Щонайменше 4 літери, цифри чи дефіси.',
    'too-short': 'Щонайменше 4 символи.',
    'too-long': 'Щонайбільше 64 символи.',
    characters: 'Лише літери від a до z, цифри та дефіси між ними.',
    checking: 'Перевірка імені',
    taken: 'Це ім’я зайняте.',
    available: 'Ім’я {name} вільне.',
    failed: 'Не вдалося отримати варіанти імен. Повторіть спробу.',
  },
  suggestions: 'Вільні імена',
  register: 'Зареєструвати ім’я',
  note: 'Ви підпишете повідомлення. Це безкоштовно.',
  declined: { title: 'Запит відхилено', text: 'Нічого не зареєстровано.' },
  failed: 'Не вдалося зареєструвати ім’я {name}',
  failedText: 'Повторіть спробу трохи згодом.',
  none: { title: 'Немає реєстрації', text: 'Акаунт змінився, або ім’я не реєструється.' },
  signing: { title: 'Підпишіть у {wallet}', text: 'Підпишіть повідомлення з вашим іменем. Це безкоштовно.' },
  registering: { title: 'Реєстрація {name}', text: 'Це триватиме недовго.' },
  registered: {
    title: 'Ім’я {name} ваше',
    text: 'Застосунки показують його для цього акаунта, і на нього можна надсилати.',
    action: 'Продовжити',
  },
}
