// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Russian. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Вход',
  wait: 'Один момент…',
  done: 'Это окно можно закрыть.',
  closeWindow: 'Закройте это окно и войдите снова.',
  invalidLink: 'Здесь нельзя начать вход. Вернитесь в приложение и войдите снова.',
}
