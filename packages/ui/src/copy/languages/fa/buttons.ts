// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Persian. */
export const buttons: ButtonCopy = {
  lang: 'fa-u-nu-latn',
  dir: 'rtl',
  connect: 'اتصال کیف پول',
  connecting: 'در حال اتصال',
  account: 'حساب \u2068{account}\u2069',
  selectNetwork: 'انتخاب شبکه',
  switchNetwork: 'تغییر شبکه',
  network: 'شبکه: \u2068{network}\u2069',
  loadFailure: {
    title: 'بارگیری ممکن نشد',
    text: 'اتصال اینترنت را بررسی کنید، یا اگر این صفحه مدتی باز بوده است، آن را دوباره بارگیری کنید.',
    retry: 'دوباره تلاش کنید',
    close: 'بستن',
  },
}
