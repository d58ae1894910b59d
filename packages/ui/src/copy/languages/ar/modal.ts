// Reviewed by a native speaker: no
import type { Copy } from '../../Copy.js'
import { account } from './account.js'
import { messages } from './messages.js'

/**
 * The copy of the modal in Arabic. Numbers have Latin digits, like addresses.
 *
 * @example
 * ```ts
 * const { ar } = await import('@latchkit/ui/copy/ar')
 * ```
 */
export const modal: Copy = {
  lang: 'ar-u-nu-latn',
  dir: 'rtl',
  titles: {
    connect: 'ربط محفظة',
    connecting: 'جارٍ الربط',
    'connecting-multi-chain': 'اختيار شبكة',
    'connecting-remote': 'امسح الرمز بهاتفك',
    'connecting-basic': 'ربط محفظة',
    'all-wallets': 'كل المحافظ',
    downloads: 'الحصول على المحفظة',
    networks: 'الشبكات',
    'switch-network': 'تبديل الشبكة',
    'switch-active-chain': 'تلزم محفظة أخرى',
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
  loadMessages: async () => messages,
  loadAccount: async () => account,
  viewFailure: {
    title: 'حدث خطأ ما',
    text: 'أعد المحاولة، أو أغلق هذه النافذة وابدأ من جديد.',
    retry: 'إعادة المحاولة',
  },
  tags: {
    installed: 'مثبّتة',
    recent: 'حديثة',
    'qr-code': 'رمز QR',
  },
  namespaces: {
    eip155: 'إيثريوم والشبكات المتوافقة',
    solana: 'سولانا',
    polkadot: 'بولكادوت',
    bip122: 'بيتكوين',
    cosmos: 'كوزموس',
  },
  connect: {
    discovering: 'جارٍ البحث عن المحافظ',
    wallets: 'المحافظ',
    more: 'محافظ أخرى',
    walletsFor: 'محافظ \u2068{namespace}\u2069',
    empty: {
      title: 'لم نجد أي محفظة',
      text: 'احصل على محفظة لهذا المتصفح، ثم أعد تحميل هذه الصفحة.',
    },
    emptyFor: 'لم نجد محفظة لـ \u2068{namespace}\u2069',
    allWallets: 'كل المحافظ',
    browserWallet: 'محفظة المتصفح',
    getWallet: 'احصل على محفظة',
    learn: 'ما هي المحفظة؟',
    guide: 'ليست لديك محفظة بعد؟',
    guideAction: 'احصل على واحدة',
    legal: 'بالربط فإنك توافق على {terms} وعلى {privacy}.',
    legalTerms: 'بالربط فإنك توافق على {terms}.',
    legalPrivacy: 'قبل الربط، اقرأ {privacy}.',
    accept: 'أوافق على {terms} وعلى {privacy}.',
    acceptTerms: 'أوافق على {terms}.',
    acceptPrivacy: 'أوافق على {privacy}.',
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
  },
  connecting: {
    opening: { title: 'جارٍ فتح \u2068{wallet}\u2069', text: 'وافق على الربط في محفظتك.' },
    ended: 'لم يتم الربط',
    declined: { title: 'رُفض الطلب', text: 'لم تتم مشاركة أي شيء مع هذا التطبيق.' },
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
  connectingRemote: {
    anyWallet: 'محفظتك',
    platformsLabel: 'طرق الربط',
    platforms: {
      qrcode: 'الهاتف',
      mobile: 'التطبيق',
      desktop: 'الحاسوب',
      web: 'الموقع',
      browser: 'الإضافة',
    },
    preparing: 'جارٍ تجهيز الربط مع \u2068{wallet}\u2069',
    code: 'رمز QR لـ \u2068{wallet}\u2069. إن تعذّر مسحه، فانسخ الرابط الموجود أسفله والصقه هناك.',
    scan: 'افتح \u2068{wallet}\u2069 على هاتفك وامسح هذا الرمز.',
    scanAny: 'افتح محفظة على هاتفك وامسح هذا الرمز.',
    copyLink: 'نسخ الرابط',
    copied: 'تم النسخ',
    open: { title: 'تابع في \u2068{wallet}\u2069', text: 'وافق على الربط هناك، ثم عُد.' },
    openWallet: 'فتح \u2068{wallet}\u2069',
    openFallback: 'افتح بطريقة أخرى',
    notDetected: {
      title: '\u2068{wallet}\u2069 غير موجودة في هذا المتصفح',
      text: 'ثبّت إضافتها، ثم أعد تحميل هذه الصفحة.',
      otherWay: 'أو اختر طريقة أخرى في الأعلى.',
    },
    get: 'ليست لديك \u2068{wallet}\u2069؟',
    getAction: 'احصل عليها',
  },
  allWallets: {
    search: 'البحث في المحافظ',
    list: 'كل المحافظ',
    loading: 'جارٍ تحميل المحافظ',
    count: {
      zero: 'لا توجد محافظ',
      one: 'محفظة واحدة',
      two: 'محفظتان',
      few: '\u2068{count}\u2069 محافظ',
      many: '\u2068{count}\u2069 محفظة',
      other: '\u2068{count}\u2069 محفظة',
    },
    certifiedOnly: 'الموثّقة فقط',
    certified: 'موثّقة',
    qrCode: 'عرض رمز QR',
    noMatch: { title: 'لم نجد أي محفظة', text: 'لا شيء يطابق «\u2068{query}\u2069». جرّب اسمًا آخر.' },
    noneCertified: 'لا توجد محفظة موثّقة بين هذه المحافظ.',
    builtIn: 'ما زال بإمكانك ربط هذه المحافظ.',
    retry: 'إعادة المحاولة',
  },
  downloads: {
    lead: 'ثبّت \u2068{wallet}\u2069 وجهّزها، ثم عُد إلى هنا.',
    open: {
      chrome: 'فتح متجر Chrome',
      'app-store': 'فتح متجر App Store',
      'play-store': 'فتح متجر Google Play',
      homepage: 'فتح الموقع',
    },
    others: 'أجهزة أخرى',
    stores: {
      chrome: 'متجر Chrome',
      'app-store': 'متجر App Store',
      'play-store': 'متجر Google Play',
      homepage: 'الموقع',
    },
    phones: 'هاتفك',
    code: 'رمز QR يفتح \u2068{store}\u2069',
    scan: 'امسح الرمز بهاتفك للحصول على \u2068{wallet}\u2069 هناك.',
    empty: {
      title: 'لا يوجد رابط لتنزيل \u2068{wallet}\u2069',
      text: 'لا تثبّتها إلا من موقعها الرسمي.',
    },
  },
  connectingMultiChain: {
    lead: { title: 'ربط \u2068{wallet}\u2069', text: 'ابدأ بواحدة. يمكنك إضافة البقية لاحقًا.' },
    networks: {
      one: '\u2068{network}\u2069 وشبكة أخرى',
      two: '\u2068{network}\u2069 وشبكتان أخريان',
      few: '\u2068{network}\u2069 و\u2068{count}\u2069 شبكات أخرى',
      many: '\u2068{network}\u2069 و\u2068{count}\u2069 شبكة أخرى',
      other: '\u2068{network}\u2069 و\u2068{count}\u2069 شبكة أخرى',
    },
    connected: 'متصلة',
  },
  networks: {
    search: 'البحث في الشبكات',
    clear: 'مسح',
    noMatch: { title: 'لم نجد أي شبكة', text: 'لا شيء يطابق «\u2068{query}\u2069». جرّب اسمًا آخر.' },
    active: 'قيد الاستخدام',
    testnet: 'تجريبية',
    testnets: 'شبكات تجريبية',
    disabled: {
      'not-approved': 'محفظتك لا تسمح بها',
      'not-connected': 'اربط محفظة لها أولًا',
    },
  },
  switchNetwork: {
    asking: { title: 'التبديل إلى \u2068{network}\u2069', text: 'وافق على التبديل في \u2068{wallet}\u2069.' },
    askingAnyWallet: 'وافق على التبديل في محفظتك.',
    ended: 'لم تُبدَّل الشبكة',
    declined: { title: 'رُفض الطلب', text: 'ما زلت على الشبكة نفسها.' },
    failed: 'تعذّر التبديل',
    switched: 'أنت الآن على \u2068{network}\u2069',
    retry: 'إعادة المحاولة',
  },
  switchActiveChain: {
    sameWallet: {
      title: 'ربط \u2068{wallet}\u2069 على \u2068{network}\u2069',
      text: 'تبقى اتصالاتك الأخرى كما هي.',
    },
    choose: {
      title: 'اربط محفظة لـ \u2068{network}\u2069',
      text: 'تلزم محفظة تعمل مع \u2068{namespace}\u2069.',
    },
    none: {
      title: 'لم نجد محفظة لـ \u2068{network}\u2069',
      text: 'احصل على واحدة تعمل مع \u2068{namespace}\u2069.',
    },
    stays: 'وتبقى \u2068{wallet}\u2069 متصلة.',
    connect: 'ربط \u2068{wallet}\u2069',
    chooseWallet: 'اختيار محفظة',
    otherWallet: 'استخدام محفظة أخرى',
    getWallet: 'احصل على محفظة',
  },
  unsupportedChain: {
    explain: {
      title: 'لا يعمل هذا التطبيق على \u2068{network}\u2069',
      text: 'اختر شبكة للمتابعة.',
    },
    explainUnnamed: 'لا يعمل هذا التطبيق على شبكة محفظتك',
    unnamed: 'شبكة غير معروفة',
    declined: 'رُفض الطلب',
    failed: 'تعذّر التبديل',
    switching: 'وافق على التبديل في محفظتك.',
    disconnect: 'قطع الاتصال',
    disconnecting: 'جارٍ قطع الاتصال',
  },
  getWallet: {
    lead: 'اختر واحدة وجهّزها، ثم أعد تحميل هذه الصفحة.',
    website: 'الموقع',
    chromeStore: 'كروم',
    appStore: 'آيفون',
    playStore: 'أندرويد',
    empty: {
      title: 'لا توجد محافظ موصى بها',
      text: 'يمكنك استخدام أي محفظة تدعم شبكات هذا التطبيق.',
    },
  },
  whatIsAWallet: {
    panes: [
      {
        title: 'تسجيل الدخول بلا كلمة مرور',
        text: 'محفظتك هي حسابك. لا تحتاج إلى كلمة مرور ولا إلى بريد إلكتروني.',
      },
      { title: 'إدارة أصولك', text: 'اعرض كل ما تملكه على سلسلة الكتل، وأرسله واستقبله.' },
      {
        title: 'الموافقة على كل طلب',
        text: 'التطبيقات تطلب فقط. لا يُوقَّع أي شيء ولا يُرسَل حتى توافق عليه.',
      },
    ],
    getWallet: 'احصل على محفظة',
  },
  whatIsANetwork: {
    panes: [
      {
        title: 'سجلّ مشترك',
        text: 'تسجّل الشبكة من يملك ماذا. ويوجد كل أصل من أصولك على شبكة واحدة.',
      },
      {
        title: 'تختلف الشبكات',
        text: 'لكل شبكة رسومها وسرعتها وتطبيقاتها. ويمكنك استخدام محفظة واحدة على شبكات كثيرة.',
      },
    ],
    learnMore: 'اعرف المزيد عن الشبكات',
    learnMoreUrl: 'https://ethereum.org/ar/developers/docs/networks/',
  },
}
