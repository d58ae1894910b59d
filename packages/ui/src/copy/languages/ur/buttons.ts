// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Urdu. */
export const buttons: ButtonCopy = {
  lang: 'ur-u-nu-latn',
  dir: 'rtl',
  connect: 'والیٹ کنیکٹ کریں',
  connecting: 'کنیکٹ ہو رہا ہے',
  account: 'اکاؤنٹ \u2068{account}\u2069',
  selectNetwork: 'نیٹ ورک منتخب کریں',
  switchNetwork: 'نیٹ ورک تبدیل کریں',
  network: 'نیٹ ورک: \u2068{network}\u2069',
  loadFailure: {
    title: 'لوڈ نہیں ہو سکا',
    text: 'اپنا کنکشن چیک کریں، یا اگر یہ صفحہ کافی دیر سے کھلا ہے تو اسے دوبارہ لوڈ کریں۔',
    retry: 'دوبارہ کوشش کریں',
    close: 'بند کریں',
  },
}
