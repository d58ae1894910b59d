// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Arabic. */
export const names: NamesCopy = {
  choose: {
    title: 'احصل على اسم',
    text: 'الاسم أسهل قراءة من العنوان. يمكن للآخرين الإرسال إليه، وتعرضه التطبيقات.',
    action: 'اختر اسمًا',
  },
  unavailable: { title: 'الأسماء غير متاحة', text: 'لا توجد أسماء للتسجيل في هذه الشبكة أو هذا التطبيق.' },
  label: 'الاسم',
  placeholder: 'اسمك',
  checks: {
    empty: 'أربعة أحرف لاتينية أو أرقام أو شرطات على الأقل.',
    'too-short': 'أربعة أحرف على الأقل.',
    'too-long': 'أربعة وستون حرفًا على الأكثر.',
    characters: 'أحرف لاتينية وأرقام وشرطات بينها فقط.',
    checking: 'جارٍ التحقق من الاسم',
    taken: 'هذا الاسم مأخوذ.',
    available: 'الاسم \u2068{name}\u2069 متاح.',
    failed: 'تعذّر جلب اقتراحات الأسماء. حاول مرة أخرى.',
  },
  suggestions: 'أسماء متاحة',
  register: 'تسجيل الاسم',
  note: 'توقّع رسالة فقط، ولا تكلّف شيئًا.',
  declined: { title: 'تم رفض الطلب', text: 'لم يُسجَّل شيء.' },
  failed: 'تعذّر تسجيل الاسم \u2068{name}\u2069',
  failedText: 'حاول مرة أخرى بعد قليل.',
  none: { title: 'لا يوجد تسجيل', text: 'تغيّر الحساب، أو لا يوجد اسم قيد التسجيل.' },
  signing: { title: 'وقّع في \u2068{wallet}\u2069', text: 'وقّع الرسالة التي تحتوي على اسمك. لا تكلّف شيئًا.' },
  registering: { title: 'جارٍ تسجيل \u2068{name}\u2069', text: 'يستغرق ذلك لحظة.' },
  registered: {
    title: 'أصبح \u2068{name}\u2069 لك',
    text: 'تعرضه التطبيقات لهذا الحساب، ويمكن للآخرين الإرسال إليه.',
    action: 'هيا بنا',
  },
}
