import { getLanguage } from './getLanguage.js'
import type { PageCopy } from './PageCopy.js'

const copies: Readonly<Record<ReturnType<typeof getLanguage>, PageCopy>> = {
  en: {
    language: 'en',
    direction: 'ltr',
    title: 'Log in',
    wait: 'One moment…',
    done: 'You can close this window.',
    closeWindow: 'Close this window and log in again.',
    invalidLink: 'The login can’t start here. Go back to the app and log in again.',
  },
  ar: {
    language: 'ar',
    direction: 'rtl',
    title: 'تسجيل الدخول',
    wait: 'لحظة من فضلك…',
    done: 'يمكنك إغلاق هذه النافذة.',
    closeWindow: 'أغلق هذه النافذة وسجّل الدخول من جديد.',
    invalidLink: 'لا يمكن بدء تسجيل الدخول هنا. عُد إلى التطبيق وسجّل الدخول من جديد.',
  },
}

/** Returns the texts in the first of these languages that the frame has. These pages load no other texts. */
export function getPageCopy(languages: readonly string[]): PageCopy {
  return copies[getLanguage(languages)]
}
