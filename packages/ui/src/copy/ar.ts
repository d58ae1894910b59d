import type { Copy } from './Copy.js'

/**
 * The modal's strings in Arabic. Numbers are written with Latin digits, as addresses are.
 *
 * @example
 * ```ts
 * const { ar } = await import('@latchkit/ui/copy/ar')
 * ```
 */
export const ar: Copy = {
  lang: 'ar-u-nu-latn',
  dir: 'rtl',
  titles: {
    connect: 'ربط محفظة',
    connecting: 'جارٍ الربط',
    'connecting-multi-chain': 'اختيار سلسلة',
    account: 'الحساب',
    networks: 'الشبكات',
    'switch-network': 'تبديل الشبكة',
    'switch-active-chain': 'تبديل السلسلة',
    'unsupported-chain': 'شبكة غير مدعومة',
    'what-is-a-wallet': 'ما هي المحفظة؟',
    'get-wallet': 'الحصول على محفظة',
    'what-is-a-network': 'ما هي الشبكة؟',
  },
  frame: {
    back: 'رجوع',
    help: 'مساعدة',
    close: 'إغلاق',
    dismissAlert: 'إخفاء',
  },
  tags: {
    installed: 'مثبّتة',
    recent: 'حديثة',
    multichain: 'متعددة السلاسل',
    'qr-code': 'رمز QR',
  },
  namespaces: {
    eip155: 'شبكات EVM',
    solana: 'سولانا',
    polkadot: 'بولكادوت',
    bip122: 'بيتكوين',
    cosmos: 'كوزموس',
  },
  connect: {
    discovering: 'جارٍ البحث عن المحافظ',
    wallets: 'المحافظ',
    walletsFor: 'محافظ \u2068{namespace}\u2069',
    empty: {
      title: 'لم نجد أي محفظة',
      text: 'بحثنا عن محافظ في هذا المتصفح. احصل على واحدة، ثم عُد وأعد تحميل هذه الصفحة.',
    },
    emptyFor: 'لم نجد محفظة لـ \u2068{namespace}\u2069',
    getWallet: 'احصل على محفظة',
    learn: 'ما هي المحفظة؟',
    guide: 'ليست لديك محفظة بعد؟',
    guideAction: 'احصل على واحدة',
    legal: 'بالربط فإنك توافق على {terms} وعلى {privacy}.',
    legalTerms: 'بالربط فإنك توافق على {terms}.',
    legalPrivacy: 'قبل الربط، اقرأ {privacy}.',
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
  },
  connecting: {
    opening: { title: 'جارٍ فتح \u2068{wallet}\u2069', text: 'وافق على الربط في محفظتك.' },
    declined: { title: 'لقد رفضت الطلب', text: 'لم تتم مشاركة أي شيء. يمكنك المحاولة مجددًا متى شئت.' },
    failed: 'تعذّر الربط',
    notInstalled: {
      title: '\u2068{wallet}\u2069 غير مثبّتة',
      text: 'ثبّتها في هذا المتصفح، ثم أعد تحميل هذه الصفحة.',
    },
    connected: 'تم الربط',
    retry: 'إعادة المحاولة',
    get: 'احصل على \u2068{wallet}\u2069',
    otherWallets: 'عرض محافظ أخرى',
  },
  connectingMultiChain: {
    lead: { title: 'ربط \u2068{wallet}\u2069', text: 'يمكنك ربط البقية لاحقًا.' },
    networks: '\u2068{network}\u2069 و\u2068{count}\u2069 غيرها',
    connected: 'متصلة',
  },
  account: {
    disconnected: { title: 'غير متصل', text: 'اربط محفظة لرؤية حسابك.' },
    copyAddress: 'نسخ العنوان',
    copied: 'تم النسخ',
    balance: 'الرصيد',
    balanceLoading: 'جارٍ تحميل الرصيد',
    balanceUnavailable: 'الرصيد غير متاح',
    network: 'الشبكة',
    unsupportedNetwork: 'غير مدعومة هنا',
    explorer: 'عرض في المستكشف',
    wallet: 'المحفظة',
    switchWallet: 'استخدام محفظة أخرى',
    accounts: 'الحسابات',
    activeAccount: 'قيد الاستخدام',
    accountTypes: { smartAccount: 'حساب ذكي', payment: 'للمدفوعات', ordinal: 'للأوردينالز' },
    others: 'سلاسل أخرى',
    connectOther: 'ربط \u2068{namespace}\u2069',
    disconnect: 'قطع الاتصال',
    disconnectAll: 'قطع الكل',
    disconnecting: 'جارٍ قطع الاتصال',
  },
  networks: {
    search: 'البحث في الشبكات',
    clear: 'مسح',
    noMatch: { title: 'لم نجد أي شبكة', text: 'لا شيء هنا يطابق «\u2068{query}\u2069».' },
    active: 'قيد الاستخدام',
    testnet: 'تجريبية',
    disabled: {
      'not-approved': 'محفظتك لا تسمح بها',
      'not-connected': 'اربط محفظة لها أولًا',
    },
  },
  switchNetwork: {
    asking: { title: 'التبديل إلى \u2068{network}\u2069', text: 'وافق على التبديل في \u2068{wallet}\u2069.' },
    askingAnyWallet: 'وافق على التبديل في محفظتك.',
    declined: { title: 'لقد رفضت الطلب', text: 'ما زلت على الشبكة التي كنت عليها.' },
    failed: 'تعذّر التبديل',
    switched: 'أنت الآن على \u2068{network}\u2069',
    retry: 'إعادة المحاولة',
  },
  switchActiveChain: {
    sameWallet: {
      title: 'ربط \u2068{wallet}\u2069 على \u2068{namespace}\u2069',
      text: 'تحتاج إليها هناك لاستخدام \u2068{network}\u2069. وما هو متصل يبقى متصلًا.',
    },
    choose: {
      title: 'تحتاج إلى محفظة لـ \u2068{namespace}\u2069',
      text: 'اربط واحدة لاستخدام \u2068{network}\u2069.',
    },
    none: {
      title: 'لم نجد هنا محفظة لـ \u2068{namespace}\u2069',
      text: 'احصل على واحدة لاستخدام \u2068{network}\u2069.',
    },
    stays: 'وتبقى \u2068{wallet}\u2069 متصلة.',
    connect: 'ربط \u2068{wallet}\u2069',
    chooseWallet: 'اختيار محفظة',
    otherWallet: 'استخدام محفظة أخرى',
    getWallet: 'احصل على محفظة',
  },
  unsupportedChain: {
    explain: {
      title: '\u2068{network}\u2069 غير مدعومة هنا',
      text: 'بدّل إلى إحدى هذه الشبكات للمتابعة، أو اقطع الاتصال.',
    },
    switching: 'وافق على التبديل في محفظتك',
    disconnect: 'قطع الاتصال',
    disconnecting: 'جارٍ قطع الاتصال',
  },
  getWallet: {
    lead: 'اختر واحدة وجهّزها، ثم عُد وأعد تحميل هذه الصفحة.',
    website: 'الموقع',
    chromeStore: 'كروم',
    appStore: 'آيفون',
    playStore: 'أندرويد',
    empty: {
      title: 'لا يوجد ما نقترحه',
      text: 'لا يوصي هذا الموقع بمحفظة معيّنة. أي محفظة تدعم شبكاته تفي بالغرض.',
    },
  },
  whatIsAWallet: {
    panes: [
      { title: 'مفتاح، لا حساب', text: 'تتيح لك الدخول بلا كلمة مرور وبلا بريد إلكتروني.' },
      { title: 'مكان لما تملكه', text: 'تعرض ما يخصك على سلسلة الكتل، وترسله وتستقبله.' },
      { title: 'أنت وحدك من يفتحها', text: 'قد يطلب منك موقعٌ أمرًا، لكن لا شيء يتحرك حتى توافق في المحفظة.' },
    ],
    getWallet: 'احصل على محفظة',
  },
  whatIsANetwork: {
    panes: [
      { title: 'حيث تجري الأمور', text: 'الشبكة سجلّ مشترك. وما تملكه مدوّن في إحداها.' },
      {
        title: 'لكل شبكة طباعها',
        text: 'تختلف الشبكات في الرسوم والسرعة وما يعمل عليها. ويمكن استخدام محفظة واحدة على كثير منها.',
      },
    ],
    learnMore: 'اعرف المزيد عن الشبكات',
    learnMoreUrl: 'https://ethereum.org/ar/developers/docs/networks/',
  },
}
