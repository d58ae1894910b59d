// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Urdu. */
export const page: PageCopy = {
  direction: 'rtl',
  title: 'لاگ ان',
  wait: 'ایک لمحہ…',
  done: 'آپ یہ ونڈو بند کر سکتے ہیں۔',
  closeWindow: 'یہ ونڈو بند کریں اور دوبارہ لاگ ان کریں۔',
  invalidLink: 'لاگ ان یہاں سے شروع نہیں ہو سکتا۔ ایپ پر واپس جائیں اور دوبارہ لاگ ان کریں۔',
}
