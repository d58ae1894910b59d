import type { ErrorCopy } from './Copy.js'

const appProblem = { text: 'هذا الموقع غير مُعدّ بشكل صحيح.', advice: 'أبلغ مالك الموقع بذلك.' }
const invalidRequest = { text: 'الطلب الذي أعدّه هذا الموقع غير صالح.', advice: 'لم يُرسل أي شيء إلى المحفظة.' }
const unreachable = 'تحقّق من اتصالك بالإنترنت، ثم حاول مرة أخرى.'

/** The texts of errors in Arabic. */
export const errorsAr: ErrorCopy = {
  messages: {
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
    'rpc-request': { text: 'لم تستجب الشبكة.', advice: unreachable },
    'balance-unavailable': { text: 'الرصيد غير متاح.', advice: 'حاول مرة أخرى بعد نصف دقيقة.' },
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
    [-32002]: 'ما زال طلب سابق ينتظر في المحفظة. افتحها وأجب عنه، ثم حاول مرة أخرى.',
    4100: 'لم تسمح المحفظة لهذا الموقع بالوصول إلى هذا الحساب. اربطها مرة أخرى.',
    4900: 'المحفظة غير متصلة بالإنترنت. افتحها ثم حاول مرة أخرى.',
    4901: 'لا تستطيع المحفظة الوصول إلى هذه الشبكة. افتحها ثم حاول مرة أخرى.',
  },
  snackbar: {
    'balance-unavailable': 'الرصيد غير متاح',
    'request-completed-late': 'اكتمل الطلب بعد إلغائه',
    disconnect: 'تعذّر قطع الاتصال',
    'session-ended': 'انتهت الجلسة',
  },
}
