// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Urdu. */
export const names: NamesCopy = {
  choose: {
    title: 'نام حاصل کریں',
    text: 'نام پتے سے آسانی سے پڑھا جاتا ہے۔ دوسرے لوگ اس پر بھیج سکتے ہیں اور ایپس اسے دکھاتی ہیں۔',
    action: 'نام منتخب کریں',
  },
  unavailable: {
    title: 'نام دستیاب نہیں',
    text: 'اس نیٹ ورک یا ایپ میں رجسٹر کرنے کے لیے نام نہیں ہیں۔',
  },
  label: 'نام',
  placeholder: 'آپ کا نام',
  checks: {
    empty: 'کم از کم 4 حروف، ہندسے یا ہائفن۔',
    'too-short': 'کم از کم 4 حروف۔',
    'too-long': 'زیادہ سے زیادہ 64 حروف۔',
    characters: 'صرف a سے z تک لاطینی حروف، ہندسے اور ان کے درمیان ہائفن۔',
    checking: 'نام چیک ہو رہا ہے',
    taken: 'یہ نام لیا جا چکا ہے۔',
    available: '\u2068{name}\u2069 دستیاب ہے۔',
    failed: 'ناموں کی تجاویز حاصل نہیں ہو سکیں۔ دوبارہ کوشش کریں۔',
  },
  suggestions: 'دستیاب نام',
  register: 'نام رجسٹر کریں',
  note: 'آپ صرف ایک پیغام پر دستخط کرتے ہیں۔ کوئی خرچ نہیں۔',
  declined: { title: 'درخواست مسترد ہو گئی', text: 'کچھ رجسٹر نہیں ہوا۔' },
  failed: '\u2068{name}\u2069 رجسٹر نہیں ہو سکا',
  failedText: 'کچھ دیر بعد دوبارہ کوشش کریں۔',
  none: { title: 'کوئی رجسٹریشن نہیں', text: 'اکاؤنٹ بدل گیا ہے، یا کچھ رجسٹر نہیں ہو رہا۔' },
  signing: {
    title: '\u2068{wallet}\u2069 میں دستخط کریں',
    text: 'اپنے نام والے پیغام پر دستخط کریں۔ کوئی خرچ نہیں۔',
  },
  registering: { title: '\u2068{name}\u2069 رجسٹر ہو رہا ہے', text: 'اس میں چند لمحے لگتے ہیں۔' },
  registered: {
    title: '\u2068{name}\u2069 آپ کا ہے',
    text: 'ایپس اس اکاؤنٹ کے لیے یہ نام دکھاتی ہیں اور دوسرے لوگ اس پر بھیج سکتے ہیں۔',
    action: 'شروع کریں',
  },
}
