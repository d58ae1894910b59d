// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Arabic. */
export const onRamp: OnRampCopy = {
  restricted: { title: 'غير متاح في منطقتك', text: 'لا يبيع المزوّدون العملات حيث أنت.' },
  unsupported: {
    title: 'لا شيء للشراء على هذه الشبكة',
    text: 'انتقل إلى شبكة أخرى لترى ما يمكنك شراؤه.',
  },
  absent: {
    title: 'غير متاح هنا',
    text: 'ليس لدى هذا التطبيق مزوّدون للشراء حتى الآن.',
  },
  unavailable: {
    title: 'الشراء غير متاح حاليًا',
    text: 'لا يمكن الوصول إلى المزوّدين. حاول مرة أخرى بعد قليل.',
  },
  retry: 'حاول مرة أخرى',
  loading: 'جارٍ تحميل ما يمكنك شراؤه',
  pay: 'تدفع',
  receive: 'تستلم',
  currency: 'العملة:',
  onNetwork: 'على \u2068{network}\u2069',
  limits: 'من \u2068{min}\u2069 إلى \u2068{max}\u2069',
  suggestions: 'مبالغ مقترحة',
  checks: {
    'add-amount': 'من \u2068{min}\u2069 إلى \u2068{max}\u2069',
    'incorrect-value': 'أدخل مبلغًا بمنزلتين عشريتين على الأكثر',
    'below-min': '\u2068{min}\u2069 على الأقل',
    'above-max': '\u2068{max}\u2069 كحد أقصى',
  },
  providers: 'المزوّدون',
  best: 'أفضل سعر',
  fee: 'الرسوم \u2068{fee}\u2069',
  fees: 'الرسوم \u2068{fee}\u2069، منها للشبكة \u2068{networkFee}\u2069',
  feeUnknown: 'شامل الرسوم',
  feeLater: 'يعرض المزوّد رسومه',
  feeRange: 'الرسوم \u2068{min}\u2069–\u2068{max}\u2069 %',
  estimate: 'تقدير',
  noEstimate: 'لا يوجد تقدير',
  noQuote: 'غير متاح لهذا المبلغ',
  quoteLoading: 'جارٍ طلب السعر',
  estimates: {
    title: 'لا توجد أسعار حالية',
    text: 'هذه تقديرات. يعرض لك المزوّد السعر الدقيق قبل أن تدفع.',
  },
  failed: {
    title: '\u2068{provider}\u2069 غير متاح',
    text: 'لم يُدفع شيء. اختر مزوّدًا آخر أو حاول مرة أخرى.',
  },
  refresh: 'تُحدَّث الأسعار كل 30 ثانية.',
  refreshNow: 'تحديث الأسعار الآن',
  note: 'تدفع في صفحة المزوّد التي تُفتح في نافذة جديدة. تذهب العملات إلى حسابك المتصل.',
  purchases: 'مشترياتك',
  open: 'قيد التنفيذ',
  tokens: 'ما يمكنك شراؤه',
  payments: 'عملات الدفع',
  progress: {
    none: { title: 'لا توجد عملية شراء', text: 'مشترياتك في هذا المتصفح مدرجة في حسابك.' },
    starting: { title: 'جارٍ فتح \u2068{provider}\u2069', text: 'جارٍ طلب صفحة الدفع.' },
    startFailed: {
      title: '\u2068{provider}\u2069 غير متاح',
      text: 'لم يُدفع شيء. اختر مزوّدًا آخر أو حاول مرة أخرى.',
    },
    waiting: {
      title: 'تابع مع \u2068{provider}\u2069',
      text: 'ادفع في النافذة التي فُتحت. يمكنك إغلاق هذه النافذة: تُتابَع عملية الشراء.',
    },
    blocked: {
      title: 'حظر متصفحك النافذة',
      text: 'افتح صفحة \u2068{provider}\u2069 للدفع.',
    },
    untracked: {
      title: 'تابع مع \u2068{provider}\u2069',
      text: 'ادفع في النافذة التي فُتحت. لا يمكن لهذا التطبيق متابعة عملية الشراء.',
    },
    openPage: 'افتح صفحة الدفع',
    again: 'افتح الصفحة مرة أخرى',
    copyLink: 'نسخ الرابط',
    copied: 'تم النسخ',
    statuses: {
      processing: { title: 'تم استلام الدفعة', text: 'يرسل \u2068{provider}\u2069 عملاتك.' },
      completed: {
        title: 'استلمت \u2068{amount}\u2069',
        text: 'العملات في حسابك على \u2068{network}\u2069.',
      },
      declined: { title: 'رُفضت الدفعة', text: 'لم يُخصم منك شيء. جرّب بطاقة أخرى أو مزوّدًا آخر.' },
      failed: { title: 'فشلت عملية الشراء', text: 'تواصل مع \u2068{provider}\u2069 إذا خُصم منك المبلغ.' },
      expired: { title: 'انتهت صلاحية عملية الشراء', text: 'لم تُدفع في الوقت المحدد. لم يُخصم شيء.' },
    },
    tryAgain: 'اشترِ مرة أخرى',
  },
  activity: {
    empty: { title: 'لا توجد مشتريات بعد', text: 'يظهر هنا ما تشتريه في هذا المتصفح.' },
    detail: '\u2068{paid}\u2069 عبر \u2068{provider}\u2069',
    statuses: {
      created: 'في انتظار الدفع',
      processing: 'في الطريق',
      completed: 'تم الاستلام',
      declined: 'مرفوضة',
      failed: 'فشلت',
      expired: 'انتهت الصلاحية',
    },
  },
}
