// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Russian. */
export const names: NamesCopy = {
  choose: {
    title: 'Получите имя',
    text: 'Имя читать проще, чем адрес. На него можно отправлять, и его показывают приложения.',
    action: 'Выбрать имя',
  },
  unavailable: {
    title: 'Имена недоступны',
    text: 'В этой сети или в этом приложении нельзя зарегистрировать имя.',
  },
  label: 'Имя',
  placeholder: 'yourname',
  checks: {
    empty: 'Не менее 4 букв, цифр или дефисов.',
    'too-short': 'Не менее 4 символов.',
    'too-long': 'Не более 64 символов.',
    characters: 'Только буквы от a до z, цифры и дефисы между ними.',
    checking: 'Проверка имени',
    taken: 'Это имя занято.',
    available: 'Имя {name} свободно.',
    failed: 'Не удалось получить варианты имён. Повторите попытку.',
  },
  suggestions: 'Свободные имена',
  register: 'Зарегистрировать имя',
  note: 'Вы подпишете сообщение. Это бесплатно.',
  declined: { title: 'Запрос отклонён', text: 'Ничего не зарегистрировано.' },
  failed: 'Не удалось зарегистрировать имя {name}',
  failedText: 'Повторите попытку чуть позже.',
  none: { title: 'Нет регистрации', text: 'Аккаунт изменился, или имя не регистрируется.' },
  signing: { title: 'Подпишите в {wallet}', text: 'Подпишите сообщение с вашим именем. Это бесплатно.' },
  registering: { title: 'Регистрация {name}', text: 'Это займёт немного времени.' },
  registered: {
    title: 'Имя {name} ваше',
    text: 'Приложения показывают его для этого аккаунта, и на него можно отправлять.',
    action: 'Продолжить',
  },
}
