// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Bu sitenin sahibine bildirin.'
const invalidRequest = {
  text: 'Bu site geçersiz bir talepte bulundu.',
  advice: 'Cüzdanınıza hiçbir şey gönderilmedi.',
}
const unreachable = 'Bağlantınızı kontrol edip tekrar deneyin.'

/** The texts of errors, snackbar messages and alerts in Turkish. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Bir sorun oluştu' },
    aborted: { text: 'Talep durduruldu' },
    'user-rejected': { text: 'Talep cüzdanınızda reddedildi.' },
    'action-ignored': { text: 'Bu şu anda yapılamaz.' },
    'wallet-request': { text: 'Cüzdanınız bunu yapamadı.' },
    'wallet-response': {
      text: 'Cüzdanınız kullanılamayan bir yanıt gönderdi.',
      advice: 'Cüzdanı güncelleyin veya başka birini seçin.',
    },
    'wallet-not-found': {
      text: 'Bu cüzdan bulunamadı.',
      advice: 'Yükleyin veya başka bir cüzdan seçin.',
    },
    'chain-not-supported': {
      text: 'Ağ desteklenmiyor',
      advice: 'Ağı cüzdanınıza ekleyin veya başka bir ağ seçin.',
    },
    'method-not-supported': { text: 'Cüzdanınız bu eylemi desteklemiyor.' },
    'not-connected': { text: 'Bağlı cüzdan yok.', advice: 'Önce bir cüzdan bağlayın.' },
    'sign-in': {
      text: 'Bu uygulama oturumunuzu açamadı.',
      advice: 'Tekrar deneyin. Yine olmazsa uygulamadan yardım isteyin.',
    },
    'not-logged-in': { text: 'Giriş yapmadınız.', advice: 'Giriş yapıp tekrar deneyin.' },
    'session-changed': {
      text: 'Talep gönderilmeden önce cüzdanınız, hesabınız veya ağınız değişti.',
      advice: 'Hiçbir şey imzalanmadı veya gönderilmedi. Talebi kontrol edip tekrar deneyin.',
    },
    'session-ended': { text: 'Oturumun süresi doldu', advice: 'Cüzdanınızı yeniden bağlayın.' },
    'account-not-found': {
      text: 'Bu hesap bulunamadı.',
      advice: 'Hesabı cüzdanınızda seçin veya cüzdanınızı yeniden bağlayın.',
    },
    disconnect: { text: 'Bağlantı kesilemedi' },
    'relay-unreachable': { text: 'Bağlantı hizmetine ulaşılamıyor.', advice: unreachable },
    'relay-not-configured': { text: 'Bu sitede diğer cihazlardaki cüzdanlar kurulmamış.' },
    'service-unreachable': { text: 'Cüzdan dizinine ulaşılamıyor.', advice: unreachable },
    'service-response': {
      text: 'Cüzdan dizini kullanılamayan bir yanıt gönderdi.',
      advice: 'Daha sonra tekrar deneyin.',
    },
    'balance-unavailable': { text: 'Token bakiyesi alınamadı', advice: '30 saniye sonra tekrar deneyin.' },
    'nfts-unavailable': { text: 'NFT’ler alınamadı', advice: '30 saniye sonra tekrar deneyin.' },
    'transactions-unavailable': { text: 'İşlemler alınamadı', advice: '30 saniye sonra tekrar deneyin.' },
    'invalid-send': { text: 'Transfer eksik.' },
    'invalid-swap': { text: 'Takas eksik.' },
    'simulation-unavailable': {
      text: 'Bu ağ işlemi kontrol edemiyor.',
      advice: 'Hiçbir şey imzalanmadı. Tekrar deneyin veya başka bir ağ kullanın.',
    },
    'swap-network': { text: 'Ağ takası desteklemiyor' },
    'swap-price-changed': {
      text: 'Fiyat değişti.',
      advice: 'Gösterilenden daha kötü. Hiçbir şey imzalanmadı. Yeni fiyata bakın.',
    },
    'review-changed': { text: 'Rakamlar değişti.', advice: 'Rakamlara bakıp yeniden gönderin.' },
    'simulation-reverted': {
      text: 'Bir sözleşme bu transferi reddederdi.',
      advice: 'Hiçbir şey gönderilmedi. Token veya alıcı buna izin vermiyor olabilir.',
    },
    'transaction-mismatch': { text: 'İşlem, incelenenden farklı. Hiçbir şey gönderilmedi.' },
    'receipt-timeout': {
      text: 'İşlem henüz onaylanmadı.',
      advice: 'Hâlâ onaylanabilir. Tekrar göndermeden önce durumuna bakın.',
    },
    'blockhash-expired': {
      text: 'İşlemin süresi onaylanmadan doldu.',
      advice: 'Hiçbir şey gönderilmedi. Güvenle tekrar gönderebilirsiniz.',
    },
    'network-not-found': { text: 'Ağ bulunamadı', advice: 'Başka bir ağ seçin.' },
    'invalid-project-id': {
      text: 'Geçersiz proje kimliği',
      advice: '`projectId` seçeneğine, aktarma sunucusu işletmecisinin verdiği bir kimliği yazın.',
    },
    'origin-not-allowed': {
      text: 'Geçersiz uygulama yapılandırması',
      advice: 'Kaynağı (origin), aktarma sunucusunda projenin izin verilen kaynaklarına ekleyin.',
    },
    'adapter-not-found': { text: 'Bağdaştırıcı bulunamadı', advice: tellOwner },
    'provider-missing': { text: 'Bu site doğru kurulmamış.', advice: tellOwner },
    config: { text: 'Bu site doğru kurulmamış.', advice: tellOwner },
    'invalid-address': { text: 'Bu adres bu ağda geçerli değil.', advice: 'Adresi kontrol edin.' },
    'invalid-amount': { text: 'Bu miktar gönderilemez.', advice: 'Miktarı kontrol edin.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} üzerinde açık bir talep var. Yanıtlayıp tekrar deneyin.',
    4100: '{wallet} bu sitenin hesabınızı kullanmasına izin vermiyor. Yeniden bağlayın.',
    4900: '{wallet} çevrimdışı. Bağlantınızı kontrol edip tekrar deneyin.',
    4901: '{wallet} bu ağa ulaşamıyor. Başka bir ağ seçin veya daha sonra tekrar deneyin.',
  },
  anyWallet: 'Cüzdanınız',
  waiting: {
    title: 'Hiçbir şey açılmadı mı?',
    extension:
      'Tarayıcınızın araç çubuğunda {wallet} simgesini arayın; bu pencerenin arkasında bir pencere olabilir.',
    'in-app-browser':
      'Talebi bu sayfanın üzerinde arayın. {wallet} kilitliyse kilidini açın veya bu sayfayı yenileyin.',
    window:
      'Bu pencerenin arkasında bir pencere olabilir veya tarayıcınız onu engellemiş olabilir. Bu site için açılır pencerelere izin verin.',
    device: '{wallet} bulunan cihazın kilidini açın ve talebi orada arayın.',
    app: '{wallet} bu cihazda yüklü mü kontrol edin, sonra yeniden açın.',
    website:
      'Tarayıcınız yeni sekmeyi engellemiş olabilir. Bu site için açılır pencerelere izin verip yeniden açın.',
  },
  oneClick: {
    scan: 'Bağlanmak ve oturum açmak için bu kodu {wallet} ile tarayın.',
    scanAny: 'Bağlanmak ve oturum açmak için bu kodu bir cüzdanla tarayın.',
    open: 'Orada bağlanıp oturum açın, sonra geri dönün.',
    authenticating: { title: 'Kimlik doğrulanıyor…', text: 'Uygulama imzanızı kontrol ediyor.' },
  },
  networkFailures: {
    unreachable: { text: 'Ağa ulaşılamıyor', advice: unreachable },
    failed: { text: 'Ağ şu anda yanıt veremiyor', advice: 'Birazdan tekrar deneyin.' },
    limited: { text: 'Ağ meşgul', advice: 'Çok fazla talep alıyor. Birazdan tekrar deneyin.' },
    refused: { text: 'Ağ talebi reddetti' },
    unsupported: {
      text: 'Bu, bu ağda kullanılamıyor',
      advice: 'Başka bir ağ seçin veya bu sitenin sahibine bildirin.',
    },
    'wrong-chain': { text: 'Bu ağ bu sitede doğru kurulmamış', advice: tellOwner },
    disagreed: {
      text: 'Ağ farklı yanıtlar verdi',
      advice: 'Hiçbir şey gönderilmedi. Birazdan tekrar deneyin.',
    },
  },
  serviceBusy: { text: 'Cüzdan dizini meşgul.', advice: 'Birazdan tekrar deneyin.' },
  snackbar: {
    'transaction-started': 'İşlem başladı',
    'transaction-failed': 'İşlem başarısız oldu',
    'swap-arrived': 'Takasınız {network} ağına ulaştı',
    'swap-partial': '{network} ağına başka bir token veya miktar ulaştı',
    'swap-refunded': '{network} ağına takasınız iade edildi',
    'swap-not-arrived': '{network} ağına takasınız başarısız oldu',
    'balance-unavailable': 'Token bakiyesi alınamadı',
    'request-completed-late': 'Talep iptal edildikten sonra tamamlandı',
    disconnect: 'Bağlantı kesilemedi',
    'session-ended': 'Oturumun süresi doldu',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'Proje kimliği ayarlanmadı: `projectId` seçeneği boş. Uygulamanız için `my-dapp` gibi bir ad yazın. Aktarma sunucunuzda veya ağ geçidinizde bir proje listesi varsa oradaki kimliği kullanın.',
    INVALID_PROJECT_ID:
      'Geçersiz proje kimliği: Aktarma sunucusu bu sayfanın proje kimliğini tanımıyor. `projectId` seçeneğine, sunucu işletmecisinin verdiği bir kimliği yazın.',
    INVALID_APP_CONFIGURATION:
      'Geçersiz uygulama yapılandırması: Aktarma sunucusu bu sayfanın kaynağına (origin) izin vermiyor. Kaynağı, sunucuda projenin izin verilen kaynaklarına ekleyin.',
    SWITCH_NETWORK_NOT_FOUND:
      'Ağ bulunamadı: Bu sayfa, `networks` seçeneğinde olmayan bir ağa geçmeye çalıştı. Ağı oraya ekleyin.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Adres veya kimlik doğrulama bağlayıcısı bulunamadı: Bu sayfa, hesap olmadan bir ad kaydetmeye çalıştı. Önce bir EVM ağında hesap bağlayın.',
    IFRAME_LOAD_FAILED:
      'E-posta ile giriş bileşeni yüklenemedi: Giriş çerçevesi yüklenemedi. URL’sini ve bu sayfanın `frame-src` ayarını kontrol edin.',
    IFRAME_REQUEST_TIMEOUT:
      'Kimlik doğrulama başlatılırken bir sorun oluştu: Giriş çerçevesi zamanında yanıt vermedi.',
    UNVERIFIED_DOMAIN:
      'Giriş çerçevesi bu sayfaya sunulmuyor. Sayfanın kaynağını (origin), çerçevenin sunucusunda projenin izin verilen kaynaklarına ekleyin veya proje kimliğini düzeltin.',
  },
}
