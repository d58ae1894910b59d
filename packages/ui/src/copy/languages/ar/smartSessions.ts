// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Arabic. */
export const smartSessions: SmartSessionsCopy = {
  label: 'الأذونات',
  tabs: { active: 'نشطة', expired: 'منتهية', revoked: 'ملغاة' },
  absent: {
    title: 'غير متاح هنا',
    text: 'لا يوفّر هذا التطبيق الأذونات على ⁨{network}⁩ بعد.',
  },
  empty: {
    active: {
      title: 'لا توجد أذونات نشطة',
      text: 'عندما تسمح لهذا التطبيق بالتصرف نيابةً عنك ضمن حدود، يظهر ذلك هنا.',
    },
    expired: { title: 'لا توجد أذونات منتهية', text: 'تظهر هنا الأذونات التي انتهت.' },
    revoked: { title: 'لا توجد أذونات ملغاة', text: 'تظهر هنا الأذونات التي ألغيتها.' },
  },
  inTotal: 'إرسال ما يصل إلى ⁨{amount}⁩ إجمالاً',
  perPeriod: 'إرسال ما يصل إلى ⁨{amount}⁩ كل ⁨{period}⁩',
  units: '⁨{amount}⁩ من أصغر وحدات رمز',
  calls: 'استدعاء العقود',
  other: 'إذن «⁨{type}⁩»',
  until: 'حتى ⁨{date}⁩',
  details: {
    sessionKey: 'مفتاح التطبيق',
    allowed: 'يمكنه',
    token: 'الرمز',
    recipients: 'المستلمون',
    contracts: 'العقود',
    methods: 'الدوال',
    network: 'الشبكة',
    granted: 'تاريخ المنح',
    starts: 'يبدأ',
    ends: 'ينتهي',
    revoked: 'تاريخ الإلغاء',
  },
  anyRecipient: 'أي حساب',
  revoke: 'إلغاء الإذن',
  revoking: 'أكّد في محفظتك',
  unconfirmed: { title: 'جارٍ الإلغاء…', text: 'يمكن للمفتاح استخدامه إلى أن تؤكد الشبكة ذلك.' },
  reported: {
    title: 'مُنح في مكان آخر',
    text: 'لم يُمنح هذا الإذن في هذا المتصفح. خادم هذا التطبيق هو من يذكر ما يسمح به. ألغِه إذا كنت لا تعرفه.',
  },
  failed: { title: 'لم يُلغَ الإذن', text: 'لا يزال من الممكن استخدام الإذن. حاول مرة أخرى.' },
}
