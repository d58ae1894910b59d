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
    receive: 'استلام',
  },
  receive: {
    disconnected: 'اربط محفظة لرؤية عنوانك.',
    code: 'رمز QR لعنوانك على \u2068{network}\u2069',
    address: 'العنوان',
    share: 'مشاركة',
    types: 'العناوين',
    accountTypes: {
      eoa: { title: 'المحفظة', text: 'عنوان الحساب الخاص بمحفظتك.' },
      smartAccount: { title: 'حساب ذكي', text: 'عنوان عقد تتحكم به محفظتك.' },
      payment: { title: 'للمدفوعات', text: 'استخدم هذا العنوان لاستلام البيتكوين.' },
      ordinal: {
        title: 'للأوردينالز',
        text: 'استخدم هذا العنوان للأوردينالز والنقوش والرونز. للبيتكوين استخدم عنوان المدفوعات.',
      },
    },
    onlyHere: 'أرسل إلى هذا العنوان أصول \u2068{network}\u2069 فقط.',
    onlyCompatible: 'أرسل إلى هذا العنوان أصول \u2068{network}\u2069 والشبكات المتوافقة معها فقط.',
    compatible: 'تستلم الأصول على هذه الشبكات بعنوان واحد.',
    checkNetwork: 'تحقق من الشبكة أولًا',
    smartAccount: 'هذا حساب ذكي. قد تضيع الأصول المرسلة إليه على شبكة لم يُنشر عليها.',
  },
}
