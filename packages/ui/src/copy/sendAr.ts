import type { SendCopy } from './SendCopy.js'

/** The strings of the views that send, in Arabic. */
export const sendAr: SendCopy = {
  unsupported: { title: 'شبكة غير مدعومة', text: 'انتقل إلى شبكة يعمل معها هذا التطبيق.' },
  amount: 'المبلغ',
  balance: 'الرصيد: \u2068{balance}\u2069',
  max: 'الحد الأقصى',
  maxNote: 'كل الرصيد بعد خصم رسوم الشبكة.',
  switchUnit: 'أدخل المبلغ بصيغة \u2068{amount}\u2069',
  selectToken: 'اختر عملة',
  token: 'العملة:',
  to: 'إلى',
  address: 'العنوان',
  paste: 'لصق',
  recipientErrors: {
    format: 'يتكوّن العنوان من \u20680x\u2069 و40 حرفًا أو رقمًا.',
    checksum: 'في هذا العنوان خطأ. انسخه مرة أخرى.',
    'zero-address': 'لا يمكن لأحد استخدام ما يُرسل إلى هذا العنوان.',
  },
  notices: {
    'own-address': { title: 'هذا عنوانك أنت', text: 'سترسل إلى نفسك.' },
    'token-contract': {
      title: 'هذه عملة وليست محفظة',
      text: 'ما يُرسل إلى عقد عملة يضيع عادةً.',
    },
    'look-alike': {
      title: 'تحقّق من العنوان',
      text: 'يشبه \u2068{address}\u2069 من نشاطك، لكنه عنوان آخر. يُنشئ المحتالون عناوين كهذه.',
    },
    'first-transfer': {
      title: 'مستلم جديد',
      text: 'لا يوجد في نشاطك المحمّل أي تحويل إلى هذا العنوان.',
    },
  },
  check: {
    'select-token': 'اختر عملة',
    'incorrect-value': 'قيمة غير صحيحة',
    'add-amount': 'أضف المبلغ',
    'insufficient-funds': 'الرصيد غير كافٍ',
    'add-address': 'أضف العنوان',
    'invalid-address': 'عنوان غير صالح',
    preview: 'مراجعة',
  },
  tokens: {
    heading: 'عملاتك',
    empty: { title: 'لا توجد عملات للإرسال', text: 'لا يملك هذا الحساب عملات على هذه الشبكة.' },
  },
  review: {
    none: { title: 'لا شيء للمراجعة', text: 'تغيّر الحساب أو الشبكة.' },
    start: 'ابدأ من جديد',
    preparing: 'جارٍ قراءة الأرصدة والرسوم',
    failed: 'لا يمكن إرسال هذا',
    edit: 'تعديل',
    from: 'من',
    to: 'إلى',
    details: 'التفاصيل',
    fee: 'رسوم الشبكة',
    speeds: { slow: 'بطيء', normal: 'عادي', fast: 'سريع' },
    upTo: '\u2068{fee}\u2069 كحد أقصى',
    total: 'الإجمالي',
    received: 'يستلم المستلم',
    takesFee: { title: 'تقتطع هذه العملة رسومًا', text: 'يستلم المستلم أقل مما ترسل.' },
    unverified: {
      title: 'النتيجة غير معروفة',
      text: 'لا يمكن لهذه الشبكة محاكاة التحويل. لا ترسل إلا عملة تثق بها.',
    },
    contract: {
      title: 'المستلم عقد',
      text: 'تأكّد من أنه يقبل هذه العملة على هذه الشبكة.',
    },
    problems: {
      'insufficient-funds': { title: 'الرصيد غير كافٍ', text: 'الرصيد أقل من المبلغ.' },
      'insufficient-fee': {
        title: 'لا يكفي لرسوم الشبكة',
        text: 'أرسل مبلغًا أقل، أو اختر رسومًا أقل، أو أضف رصيدًا.',
      },
    },
    declined: { title: 'رُفض الطلب', text: 'لم يُرسل شيء.' },
    send: 'إرسال',
    checking: { title: 'جارٍ التحقق', text: 'مقارنة المعاملة بحالة الشبكة.' },
    signing: { title: 'وافق في \u2068{wallet}\u2069', text: 'تعرض محفظتك المبلغ والعنوان نفسيهما.' },
    sent: { title: 'بدأت المعاملة', text: 'تظهر في نشاطك.' },
  },
}
