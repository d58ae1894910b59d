// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Urdu. */
export const smartSessions: SmartSessionsCopy = {
  label: 'اجازتیں',
  tabs: { active: 'فعال', expired: 'میعاد ختم', revoked: 'منسوخ' },
  absent: { title: 'یہاں دستیاب نہیں', text: 'اس ایپ میں ابھی \u2068{network}\u2069 پر اجازتیں نہیں ہیں۔' },
  empty: {
    active: {
      title: 'کوئی فعال اجازت نہیں',
      text: 'جب آپ اس ایپ کو حدود کے اندر اپنی طرف سے عمل کرنے دیں گے تو وہ یہاں نظر آئے گا۔',
    },
    expired: { title: 'کوئی پرانی اجازت نہیں', text: 'جن اجازتوں کی میعاد ختم ہو چکی وہ یہاں نظر آئیں گی۔' },
    revoked: { title: 'کوئی منسوخ اجازت نہیں', text: 'جو اجازتیں آپ نے واپس لیں وہ یہاں نظر آئیں گی۔' },
  },
  inTotal: 'کل \u2068{amount}\u2069 تک بھیجنا',
  perPeriod: 'ہر \u2068{period}\u2069 میں \u2068{amount}\u2069 تک بھیجنا',
  units: 'ایک ٹوکن کی \u2068{amount}\u2069 بنیادی اکائیاں',
  calls: 'کنٹریکٹس کو کال کرنا',
  other: 'اجازت “\u2068{type}\u2069”',
  until: '\u2068{date}\u2069 تک',
  details: {
    sessionKey: 'ایپ کی کلید',
    allowed: 'یہ کر سکتی ہے',
    token: 'ٹوکن',
    recipients: 'وصول کنندگان',
    contracts: 'کنٹریکٹس',
    methods: 'میتھڈز',
    network: 'نیٹ ورک',
    granted: 'دی گئی',
    starts: 'آغاز',
    ends: 'اختتام',
    revoked: 'منسوخ',
  },
  anyRecipient: 'کوئی بھی اکاؤنٹ',
  revoke: 'منسوخ کریں',
  revoking: 'اپنے والیٹ میں تصدیق کریں',
  unconfirmed: {
    title: 'منسوخ ہو رہی ہے…',
    text: 'جب تک نیٹ ورک اس کی تصدیق نہ کرے، کلید اسے استعمال کر سکتی ہے۔',
  },
  reported: {
    title: 'کہیں اور دی گئی',
    text: 'یہ اس براؤزر نے نہیں دی۔ یہ کس بات کی اجازت دیتی ہے، یہ اس ایپ کا سرور بتاتا ہے۔ اگر آپ اسے نہیں جانتے تو منسوخ کریں۔',
  },
  failed: { title: 'منسوخ نہیں ہوئی', text: 'اجازت اب بھی استعمال ہو سکتی ہے۔ دوبارہ کوشش کریں۔' },
}
