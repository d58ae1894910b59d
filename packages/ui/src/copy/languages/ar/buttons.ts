// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Arabic. */
export const buttons: ButtonCopy = {
  lang: 'ar-u-nu-latn',
  dir: 'rtl',
  connect: 'ربط محفظة',
  connecting: 'جارٍ الربط',
  account: 'الحساب \u2068{account}\u2069',
  selectNetwork: 'اختيار شبكة',
  switchNetwork: 'تبديل الشبكة',
  network: 'الشبكة: \u2068{network}\u2069',
  loadFailure: {
    title: 'تعذّر التحميل',
    text: 'تحقّق من اتصالك، أو أعد تحميل الصفحة إن كانت مفتوحة منذ مدة.',
    retry: 'إعادة المحاولة',
    close: 'إغلاق',
  },
}
