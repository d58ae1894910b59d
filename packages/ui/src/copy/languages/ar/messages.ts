// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const appProblem = { text: 'هذا الموقع غير مُعدّ بشكل صحيح.', advice: 'أبلغ مالك الموقع بذلك.' }
const invalidRequest = { text: 'الطلب الذي أعدّه هذا الموقع غير صالح.', advice: 'لم يُرسل أي شيء إلى المحفظة.' }
const unreachable = 'تحقّق من اتصالك بالإنترنت، ثم حاول مرة أخرى.'

/** The texts of errors, snackbar messages and alerts in Arabic. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'حدث خطأ ما.' },
    aborted: { text: 'أُلغي الطلب.' },
    'user-rejected': { text: 'رُفض الطلب في المحفظة.' },
    'action-ignored': { text: 'لا يمكن القيام بذلك الآن.' },
    'wallet-request': { text: 'تعذّر على المحفظة تنفيذ الطلب.' },
    'wallet-response': {
      text: 'أرسلت المحفظة ردًا لا يمكن استخدامه.',
      advice: 'حدّث المحفظة أو اختر محفظة أخرى.',
    },
    'wallet-not-found': { text: 'لم نعثر على المحفظة.', advice: 'ثبّتها أو اختر محفظة أخرى.' },
    'chain-not-supported': {
      text: 'المحفظة لا تدعم هذه الشبكة.',
      advice: 'أضف الشبكة في المحفظة نفسها أو اختر شبكة أخرى.',
    },
    'method-not-supported': { text: 'المحفظة المتصلة لا تدعم هذا الإجراء.' },
    'not-connected': { text: 'لا توجد محفظة متصلة.', advice: 'اربط محفظة أولًا.' },
    'not-logged-in': { text: 'لم تسجّل الدخول.', advice: 'سجّل الدخول ثم حاول مرة أخرى.' },
    'sign-in': {
      text: 'لم يتمكن التطبيق من تسجيل دخولك.',
      advice: 'حاول مرة أخرى. إذا تكرر الخطأ فاطلب المساعدة من التطبيق.',
    },
    'session-changed': {
      text: 'تغيّرت المحفظة أو الحساب أو الشبكة قبل إرسال الطلب.',
      advice: 'لم يُوقَّع أو يُرسَل أي شيء. راجع الطلب ثم حاول مرة أخرى.',
    },
    'session-ended': { text: 'انتهت الجلسة.', advice: 'اربط المحفظة مرة أخرى.' },
    'account-not-found': {
      text: 'لم نعثر على الحساب.',
      advice: 'اختره في المحفظة أو اربط المحفظة مرة أخرى.',
    },
    disconnect: { text: 'تعذّر قطع الاتصال.' },
    'relay-unreachable': { text: 'تعذّر الوصول إلى خدمة الاتصال.', advice: unreachable },
    'relay-not-configured': { text: 'لا يدعم هذا الموقع المحافظ الموجودة على أجهزة أخرى.' },
    'service-unreachable': { text: 'تعذّر الوصول إلى الخدمة.', advice: unreachable },
    'service-response': { text: 'أرسلت الخدمة ردًا لا يمكن استخدامه.', advice: 'حاول مرة أخرى لاحقًا.' },
    'balance-unavailable': { text: 'رصيد الرموز غير متاح.', advice: 'حاول مرة أخرى بعد نصف دقيقة.' },
    'nfts-unavailable': {
      text: 'تعذّر جلب رموز NFT.',
      advice: 'حاول مرة أخرى بعد نصف دقيقة.',
    },
    'transactions-unavailable': { text: 'تعذّر جلب المعاملات.', advice: 'حاول مرة أخرى بعد نصف دقيقة.' },
    'invalid-send': { text: 'التحويل غير مكتمل.' },
    'invalid-swap': { text: 'المبادلة غير مكتملة.' },
    'simulation-unavailable': {
      text: 'لا يمكن لهذه الشبكة فحص المعاملة.',
      advice: 'لم يُوقَّع شيء. حاول مجددًا، أو استخدم شبكة أخرى.',
    },
    'swap-network': { text: 'الشبكة لا تدعم المبادلات' },
    'swap-price-changed': { text: 'تغيّر السعر.', advice: 'هو أسوأ مما عُرض. لم يُوقَّع شيء. راجع السعر الجديد.' },
    'review-changed': { text: 'تغيّرت الأرقام.', advice: 'راجعها ثم أرسل مرة أخرى.' },
    'simulation-reverted': {
      text: 'سيرفض عقدٌ هذا التحويل.',
      advice: 'لم يُرسل شيء. ربما لا تسمح به العملة أو المستلم.',
    },
    'transaction-mismatch': { text: 'تختلف المعاملة عن المراجعة. لم يُرسل شيء.' },
    'receipt-timeout': {
      text: 'لم تتأكد المعاملة بعد.',
      advice: 'قد تتأكد لاحقًا: ابحث عنها قبل أن ترسلها مرة أخرى.',
    },
    'blockhash-expired': {
      text: 'انتهت صلاحية المعاملة قبل تأكيدها.',
      advice: 'لم يُرسل أي شيء، ويمكنك إرسالها مرة أخرى بأمان.',
    },
    'network-not-found': { text: 'لم نعثر على الشبكة.', advice: 'اختر شبكة أخرى.' },
    'invalid-project-id': appProblem,
    'origin-not-allowed': appProblem,
    'adapter-not-found': appProblem,
    'provider-missing': appProblem,
    config: appProblem,
    'invalid-address': { text: 'العنوان غير صالح على هذه الشبكة.', advice: 'تحقّق من العنوان.' },
    'invalid-amount': { text: 'لا يمكن إرسال هذا المبلغ.', advice: 'تحقّق من المبلغ.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: 'في \u2068{wallet}\u2069 طلب مفتوح. أجب عنه، ثم حاول مرة أخرى.',
    4100: 'لا تسمح \u2068{wallet}\u2069 لهذا الموقع باستخدام حسابك. اربطها مرة أخرى.',
    4900: '\u2068{wallet}\u2069 غير متصلة بالإنترنت. تحقّق من اتصالك، ثم حاول مرة أخرى.',
    4901: 'لا تستطيع \u2068{wallet}\u2069 الوصول إلى هذه الشبكة. اختر شبكة أخرى، أو حاول مرة أخرى لاحقًا.',
  },
  anyWallet: 'محفظتك',
  waiting: {
    title: 'لم يُفتح شيء؟',
    extension:
      'ابحث عن أيقونة \u2068{wallet}\u2069 في شريط أدوات متصفحك؛ فقد تكون هناك نافذة خلف هذه النافذة.',
    'in-app-browser':
      'ابحث عن الطلب فوق هذه الصفحة. افتح قفل \u2068{wallet}\u2069 إذا كانت مقفلة، أو أعد تحميل هذه الصفحة.',
    window: 'قد تكون هناك نافذة خلف هذه النافذة، أو ربما حظرها متصفحك. اسمح بالنوافذ المنبثقة لهذا الموقع.',
    device: 'افتح قفل الجهاز الذي عليه \u2068{wallet}\u2069 وابحث عن الطلب هناك.',
    app: 'تأكد من أن \u2068{wallet}\u2069 مثبّتة على هذا الجهاز، ثم افتحها مرة أخرى.',
    website: 'ربما حظر متصفحك علامة التبويب الجديدة. اسمح بالنوافذ المنبثقة لهذا الموقع، ثم افتحها مرة أخرى.',
  },
  oneClick: {
    scan: 'امسح هذا الرمز باستخدام \u2068{wallet}\u2069 للربط وتسجيل الدخول.',
    scanAny: 'امسح هذا الرمز باستخدام محفظة للربط وتسجيل الدخول.',
    open: 'وافق على الربط وتسجيل الدخول هناك، ثم عُد.',
    authenticating: { title: 'جارٍ المصادقة…', text: 'يتحقق التطبيق من توقيعك.' },
  },
  networkFailures: {
    unreachable: { text: 'تعذّر الوصول إلى الشبكة', advice: unreachable },
    failed: { text: 'يتعذّر على الشبكة الرد حاليًا', advice: 'حاول مرة أخرى بعد لحظات.' },
    limited: { text: 'الشبكة مشغولة', advice: 'تصلها طلبات كثيرة جدًا. حاول مرة أخرى بعد لحظات.' },
    refused: { text: 'رفضت الشبكة الطلب' },
    unsupported: {
      text: 'هذا غير متاح على هذه الشبكة',
      advice: 'اختر شبكة أخرى أو أبلغ مالك الموقع بذلك.',
    },
    'wrong-chain': { text: 'هذه الشبكة غير مُعدّة بشكل صحيح في هذا الموقع', advice: appProblem.advice },
    disagreed: {
      text: 'أعطت الشبكة إجابات مختلفة',
      advice: 'لم يُرسل أي شيء. حاول مرة أخرى بعد لحظات.',
    },
  },
  serviceBusy: { text: 'الخدمة غير متاحة مؤقتًا.', advice: 'حاول مرة أخرى بعد قليل.' },
  snackbar: {
    'transaction-started': 'بدأت المعاملة',
    'transaction-failed': 'فشلت المعاملة',
    'swap-arrived': 'وصلت مبادلتك على \u2068{network}\u2069',
    'swap-partial': 'وصل رمز آخر أو مبلغ آخر على \u2068{network}\u2069',
    'swap-refunded': 'أُعيد إليك ما دفعته في المبادلة إلى \u2068{network}\u2069',
    'swap-not-arrived': 'فشلت مبادلتك إلى \u2068{network}\u2069',
    'balance-unavailable': 'رصيد الرموز غير متاح',
    'request-completed-late': 'اكتمل الطلب بعد إلغائه',
    disconnect: 'تعذّر قطع الاتصال',
    'session-ended': 'انتهت الجلسة',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'لم يُضبط معرّف المشروع: الخيار \u2068projectId\u2069 فارغ. اضبطه على اسم تختاره لتطبيقك، مثل \u2068my-dapp\u2069. إذا كانت لدى الخدمة قائمة مشاريع، فاضبطه على المعرّف الوارد فيها.',
    INVALID_PROJECT_ID:
      'معرّف المشروع غير صالح: لا تعرف خدمة الاتصال معرّف مشروع هذه الصفحة. اضبط الخيار \u2068projectId\u2069 على معرّف أصدره مشغّل الخدمة.',
    INVALID_APP_CONFIGURATION:
      'إعداد التطبيق غير صالح: لا تسمح خدمة الاتصال بعنوان هذه الصفحة. أضف العنوان إلى العناوين المسموح بها للمشروع في الخدمة.',
    SWITCH_NETWORK_NOT_FOUND:
      'لم نعثر على الشبكة: حاولت هذه الصفحة التبديل إلى شبكة غير موجودة في الخيار \u2068networks\u2069. أضفها إليه.',
    AUTH_CONNECTOR_NOT_FOUND:
      'لم نعثر على العنوان أو على موصل المصادقة: حاولت هذه الصفحة تسجيل اسم من دون حساب. اربط حسابًا على شبكة EVM أولًا.',
    IFRAME_LOAD_FAILED:
      'تعذّر تحميل ما يعتمد عليه تسجيل الدخول بالبريد الإلكتروني: لم يُحمَّل إطار تسجيل الدخول. تحقّق من عنوانه ومن \u2068frame-src\u2069 في هذه الصفحة.',
    IFRAME_REQUEST_TIMEOUT: 'حدثت مشكلة عند بدء المصادقة: لم يستجب إطار تسجيل الدخول في الوقت المحدد.',
    UNVERIFIED_DOMAIN:
      'إطار تسجيل الدخول غير متاح لهذه الصفحة. أضف أصلها إلى الأصول المسموح بها للمشروع على خادم الإطار، أو صحّح معرّف المشروع.',
  },
}
