import type { AccountCopy } from './Copy.js'

/** The copy of the account area in Arabic. */
export const accountAr: AccountCopy = {
  account: {
    disconnected: { title: 'غير متصل', text: 'اربط محفظة لرؤية حسابك.' },
    copyAddress: 'نسخ العنوان',
    copied: 'تم النسخ',
    balance: 'الرصيد',
    balanceLoading: 'جارٍ تحميل الرصيد',
    balanceUnavailable: { title: 'رصيد الرموز غير متاح', text: 'سنتحقق مجددًا بعد قليل.' },
    network: 'الشبكة',
    unsupportedNetwork: 'لا تعمل في هذا التطبيق',
    explorer: 'عرض في المستكشف',
    wallet: 'المحفظة',
    switchWallet: 'استخدام محفظة أخرى',
    accounts: 'الحسابات',
    activeAccount: 'قيد الاستخدام',
    accountTypes: { smartAccount: 'حساب ذكي', payment: 'للمدفوعات', ordinal: 'للأوردينالز' },
    others: 'شبكات أخرى',
    pendingRequest: {
      heading: 'طلب معلّق',
      signature: 'وقّع الطلب في \u2068{wallet}\u2069',
      transaction: 'وافق على المعاملة في \u2068{wallet}\u2069',
      cancel: 'إيقاف الانتظار',
    },
    connectOther: 'ربط \u2068{namespace}\u2069',
    disconnect: 'قطع الاتصال',
    disconnectAll: 'قطع الكل',
    disconnecting: 'جارٍ قطع الاتصال',
  },
}
