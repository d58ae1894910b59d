// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Persian. */
export const names: NamesCopy = {
  choose: {
    title: 'نام بگیرید',
    text: 'نام از آدرس خواناتر است. دیگران می‌توانند به آن ارسال کنند و برنامه‌ها آن را نشان می‌دهند.',
    action: 'انتخاب نام',
  },
  unavailable: {
    title: 'نام در دسترس نیست',
    text: 'این شبکه یا این برنامه نامی برای ثبت ندارد.',
  },
  label: 'نام',
  placeholder: 'نام شما',
  checks: {
    empty: 'دست‌کم 4 حرف، رقم یا خط تیره.',
    'too-short': 'دست‌کم 4 نویسه.',
    'too-long': 'حداکثر 64 نویسه.',
    characters: 'فقط حروف لاتین a تا z، رقم و خط تیره در میان آن‌ها.',
    checking: 'در حال بررسی نام',
    taken: 'این نام گرفته شده است.',
    available: '\u2068{name}\u2069 آزاد است.',
    failed: 'دریافت نام‌های پیشنهادی ممکن نشد. دوباره تلاش کنید.',
  },
  suggestions: 'نام‌های آزاد',
  register: 'ثبت این نام',
  note: 'فقط یک پیام امضا می‌کنید. هزینه‌ای ندارد.',
  declined: { title: 'درخواست رد شد', text: 'چیزی ثبت نشد.' },
  failed: 'ثبت \u2068{name}\u2069 ممکن نشد',
  failedText: 'کمی بعد دوباره تلاش کنید.',
  none: { title: 'ثبتی در جریان نیست', text: 'حساب تغییر کرده است، یا چیزی در حال ثبت نیست.' },
  signing: {
    title: 'در \u2068{wallet}\u2069 امضا کنید',
    text: 'پیام دارای نام خود را امضا کنید. هزینه‌ای ندارد.',
  },
  registering: { title: 'در حال ثبت \u2068{name}\u2069', text: 'چند لحظه طول می‌کشد.' },
  registered: {
    title: '\u2068{name}\u2069 مال شماست',
    text: 'برنامه‌ها آن را برای این حساب نشان می‌دهند و دیگران می‌توانند به آن ارسال کنند.',
    action: 'شروع کنیم',
  },
}
