// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Ukrainian. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Вхід',
  wait: 'Хвилинку…',
  done: 'Це вікно можна закрити.',
  closeWindow: 'Закрийте це вікно й увійдіть знову.',
  invalidLink: 'Тут не можна почати вхід. Поверніться в застосунок і увійдіть знову.',
}
