// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Turkish. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Hızlandır', cancel: 'İşlemi iptal et' },
  obstacles: {
    'not-tracked': 'Bu işlem bu uygulamadan gönderilmedi. Cüzdanınızda değiştirebilirsiniz.',
    'not-pending': 'Bu işlem artık beklemede değil.',
    solana: 'Solana’daki işlemler değiştirilemez. Yaklaşık iki dakika içinde onaylanır veya süreleri dolar.',
    bip122: 'Cüzdanınız destekliyorsa bu işlemin ücretini cüzdanınızda yükseltebilirsiniz.',
    'other-account': 'Bu işlemi yalnızca gönderen hesap değiştirebilir.',
    'other-network': 'Değiştirmek için cüzdanınızı bu işlemin ağına geçirin.',
    'smart-account': 'Akıllı hesap işlemleri yalnızca cüzdanınızda değiştirilebilir.',
    'nonce-unknown': 'Ağ bu işlemi henüz göstermedi; bu yüzden değiştirilemez.',
    'long-data': 'Bu işlem buradan yeniden gönderilemeyecek kadar uzun. Yalnızca iptal edilebilir.',
  },
  outcomes: {
    repriced: 'Hızlandırıldı',
    cancelled: 'İptal edildi',
    replaced: 'Değiştirildi',
    dropped: 'Düştü',
  },
  replacedBy: 'Yerine geçen',
  copyReplacedBy: 'Yerine geçen işlemin kimliğini kopyala',
  otherNonce: {
    title: 'Bu, hiçbir işlemin yerine geçmedi',
    text: 'Cüzdanınız bunu ikinci bir işlem olarak gönderdi. Önceki işlem de onaylanabilir.',
  },
  none: {
    title: 'Değiştirilecek bir şey yok',
    text: 'İşlem artık beklemede değil ya da hesap veya ağ değişti.',
  },
  showActivity: 'Etkinliği göster',
  preparing: 'İşlem ve ücretler okunuyor',
  failed: 'Bu değiştirilemez',
  notReplaceable: 'İşlem artık beklemede değil veya onu yalnızca cüzdanınız değiştirebilir.',
  settled: {
    title: 'Artık beklemede değil',
    text: 'Değiştirilecek bir şey kalmadı. Hiçbir şey gönderilmedi.',
  },
  explain: {
    'speed-up':
      'Aynı işlemi daha yüksek ücretle yeniden gönderir. İkisinden yalnızca biri onaylanabilir; yani bir kez ödersiniz.',
    cancel:
      'Onun yerine kendi hesabınıza boş bir işlem gönderir. Bu ücreti ödersiniz. İlk işlem daha önce onaylanırsa geçerli kalır.',
  },
  original: 'İşlem',
  contractCall: 'Sözleşme çağrısı',
  deployment: 'Yeni sözleşme',
  currentFee: 'Şimdiki ücret',
  newFee: 'Yeni ağ ücreti',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Ağ ücreti için yetersiz',
    text: 'Daha düşük bir ücret seçin veya bakiye ekleyin.',
  },
  keepWaiting: 'Beklemeye devam et',
  showTransaction: 'İşlemi göster',
  signing: {
    title: '{wallet} üzerinden onaylayın',
    text: 'Cüzdanınızın nonce {nonce} değerini gösterdiğini kontrol edin. Başka bir değerle ikinci bir işlem gönderir.',
  },
  sent: { title: 'Yerine geçecek işlem gönderildi', text: 'Etkinliğiniz hangisinin onaylandığını gösterir.' },
}
