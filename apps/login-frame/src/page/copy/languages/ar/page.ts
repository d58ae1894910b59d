// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Arabic. */
export const page: PageCopy = {
  direction: 'rtl',
  title: 'تسجيل الدخول',
  wait: 'لحظة من فضلك…',
  done: 'يمكنك إغلاق هذه النافذة.',
  closeWindow: 'أغلق هذه النافذة وسجّل الدخول من جديد.',
  invalidLink: 'لا يمكن بدء تسجيل الدخول هنا. عُد إلى التطبيق وسجّل الدخول من جديد.',
}
