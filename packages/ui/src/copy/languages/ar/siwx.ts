// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Arabic. */
export const siwx: SiwxCopy = {
  checking: 'جارٍ التحقق من تسجيل الدخول',
  ready: {
    title: 'تسجيل الدخول إلى ⁨{app}⁩',
    text: 'وقّع هذه الرسالة في ⁨{wallet}⁩ لإثبات أن الحساب لك. التوقيع مجاني ولا ينقل أي شيء.',
  },
  siwe: {
    title: 'يحتاج ⁨{app}⁩ إلى الاتصال بمحفظتك',
    text: 'وقّع هذه الرسالة لإثبات أنك تملك هذه المحفظة وللمتابعة. التوقيع مجاني ولا ينقل أي شيء.',
  },
  anyApp: 'تسجيل الدخول',
  required: 'يؤدي الإلغاء إلى فصل محفظتك.',
  message: 'الرسالة المطلوب توقيعها',
  preparing: 'جارٍ تحضير الرسالة',
  signing: { title: 'وقّع في ⁨{wallet}⁩', text: 'تأكد من أن محفظتك تعرض هذه الرسالة، ثم وافق عليها.' },
  verifying: { title: 'جارٍ تسجيل دخولك', text: 'يتحقق التطبيق من توقيعك.' },
  declined: { title: 'رُفض التوقيع', text: 'لم يتم تسجيل دخولك. حاول مرة أخرى للمتابعة.' },
  failed: 'تعذّر تسجيل الدخول',
  undeployed: {
    title: 'تعذّر التحقق من توقيعك',
    text: 'إذا كان هذا حسابًا ذكيًا، فهو غير مفعّل على هذه الشبكة بعد. أجرِ أول معاملة باستخدام ⁨{wallet}⁩، ثم حاول مرة أخرى.',
  },
  smartAccount: 'قد لا يدعم هذا التطبيق الحسابات الذكية',
  verified: 'تم تسجيل دخولك',
  sign: 'توقيع',
  retry: 'حاول مرة أخرى',
  cancel: 'إلغاء',
}
