// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Persian. */
export const page: PageCopy = {
  direction: 'rtl',
  title: 'ورود',
  wait: 'یک لحظه…',
  done: 'می‌توانید این پنجره را ببندید.',
  closeWindow: 'این پنجره را ببندید و دوباره وارد شوید.',
  invalidLink: 'ورود از اینجا آغاز نمی‌شود. به برنامه برگردید و دوباره وارد شوید.',
}
