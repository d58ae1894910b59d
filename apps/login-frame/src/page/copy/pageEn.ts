import type { PageCopy } from './PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in English. */
export const pageEn: PageCopy = {
  direction: 'ltr',
  title: 'Log in',
  wait: 'One moment…',
  done: 'You can close this window.',
  closeWindow: 'Close this window and log in again.',
  invalidLink: 'The login can’t start here. Go back to the app and log in again.',
}
