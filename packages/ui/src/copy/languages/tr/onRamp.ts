// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Turkish. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Bölgenizde kullanılamıyor',
    text: 'Sağlayıcılar bulunduğunuz yerde token satmıyor.',
  },
  unsupported: {
    title: 'Bu ağda satın alınacak bir şey yok',
    text: 'Neler satın alabileceğinizi görmek için başka bir ağa geçin.',
  },
  absent: {
    title: 'Burada kullanılamıyor',
    text: 'Bu uygulamada henüz satın alma sağlayıcısı yok.',
  },
  unavailable: {
    title: 'Satın alma şu anda kullanılamıyor',
    text: 'Sağlayıcılara ulaşılamıyor. Birazdan tekrar deneyin.',
  },
  retry: 'Tekrar dene',
  loading: 'Satın alabilecekleriniz yükleniyor',
  pay: 'Ödediğiniz',
  receive: 'Aldığınız',
  currency: 'Para birimi:',
  onNetwork: '{network} ağında',
  limits: '{min} – {max} arası',
  suggestions: 'Önerilen tutarlar',
  checks: {
    'add-amount': '{min} – {max} arası',
    'incorrect-value': 'En fazla iki ondalıklı bir tutar girin',
    'below-min': 'En az {min}',
    'above-max': 'En fazla {max}',
  },
  providers: 'Sağlayıcılar',
  best: 'En iyi fiyat',
  fee: 'Ücret: {fee}',
  fees: 'Ücret: {fee}, bunun ağ ücreti: {networkFee}',
  feeUnknown: 'Ücretler dahil',
  feeLater: 'Ücretleri sağlayıcı gösterir',
  feeRange: 'Ücret: %{min}–{max}',
  estimate: 'Tahmini',
  noEstimate: 'Tahmin yok',
  noQuote: 'Bu tutar için kullanılamıyor',
  quoteLoading: 'Fiyat teklifi alınıyor',
  estimates: {
    title: 'Güncel fiyat yok',
    text: 'Bunlar tahmindir. Sağlayıcı, ödemeden önce kesin fiyatı gösterir.',
  },
  failed: {
    title: '{provider} kullanılamıyor',
    text: 'Ödeme yapılmadı. Başka bir sağlayıcı seçin veya tekrar deneyin.',
  },
  refresh: 'Fiyatlar 30 saniyede bir güncellenir.',
  refreshNow: 'Fiyatları şimdi güncelle',
  note: 'Ödemeyi, yeni pencerede açılan sağlayıcı sayfasında yaparsınız. Tokenler bağlı hesabınıza gider.',
  purchases: 'Satın alımlarınız',
  open: 'Sürüyor',
  tokens: 'Satın alabilecekleriniz',
  payments: 'Ödeme para birimleri',
  progress: {
    none: { title: 'Satın alım yok', text: 'Bu tarayıcıdaki satın alımlarınız hesabınızda listelenir.' },
    starting: { title: '{provider} açılıyor', text: 'Ödeme sayfası alınıyor.' },
    startFailed: {
      title: '{provider} kullanılamıyor',
      text: 'Ödeme yapılmadı. Başka bir sağlayıcı seçin veya tekrar deneyin.',
    },
    waiting: {
      title: '{provider} ile devam et',
      text: 'Açılan pencerede ödeyin. Bu pencereyi kapatabilirsiniz: satın alım takip edilir.',
    },
    blocked: {
      title: 'Tarayıcınız pencereyi engelledi',
      text: 'Ödemek için {provider} sayfasını açın.',
    },
    untracked: {
      title: '{provider} ile devam et',
      text: 'Açılan pencerede ödeyin. Bu uygulama satın alımın sonucunu göremez.',
    },
    openPage: 'Ödeme sayfasını aç',
    again: 'Sayfayı yeniden aç',
    copyLink: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    statuses: {
      processing: { title: 'Ödeme alındı', text: '{provider} tokenlerinizi gönderiyor.' },
      completed: { title: '{amount} aldınız', text: 'Tokenler {network} ağındaki hesabınızda.' },
      declined: {
        title: 'Ödeme reddedildi',
        text: 'Sizden para çekilmedi. Başka bir kart veya sağlayıcı deneyin.',
      },
      failed: {
        title: 'Satın alım başarısız',
        text: 'Sizden para çekildiyse {provider} ile iletişime geçin.',
      },
      expired: { title: 'Satın alımın süresi doldu', text: 'Zamanında ödenmedi. Para çekilmedi.' },
    },
    tryAgain: 'Tekrar satın al',
  },
  activity: {
    empty: { title: 'Henüz satın alım yok', text: 'Bu tarayıcıda satın aldıklarınız burada görünür.' },
    detail: '{provider} ile {paid}',
    statuses: {
      created: 'Ödeme bekleniyor',
      processing: 'Yolda',
      completed: 'Alındı',
      declined: 'Reddedildi',
      failed: 'Başarısız',
      expired: 'Süresi doldu',
    },
  },
}
