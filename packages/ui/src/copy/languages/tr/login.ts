// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Turkish. */
export const login: LoginCopy = {
  title: 'Giriş yapın veya bağlanın',
  or: 'veya',
  step: 'Adım {step} / 2',
  email: {
    label: 'E-posta',
    placeholder: 'E-posta adresiniz',
    hint: 'Size e-postayla bir kod göndereceğiz. Yeni bir cihazda iki kısa adım vardır: önce bağlantı, sonra kod.',
    submit: 'E-posta ile devam et',
    invalid: 'Geçerli bir e-posta adresi girin.',
    sending: 'E-posta gönderiliyor',
  },
  failures: {
    cooldown: { other: 'Lütfen {count} saniye sonra tekrar deneyin' },
    locked: 'Çok fazla yanlış kod girildi. Yeni kod almak için baştan başlayın.',
    'link-expired': 'Bağlantının süresi doldu. Yeni bağlantı gönderin.',
    unreachable: 'Giriş hizmetine ulaşılamıyor. Bağlantınızı kontrol edip tekrar deneyin.',
    'not-allowed': 'Bu sitede giriş kurulmamış. Bağlanmak için başka bir yol seçin.',
    refused: 'İşlem tamamlanamadı.',
    unexpected: 'Bir sorun oluştu. Tekrar deneyin.',
  },
  none: { title: 'Giriş yok', text: 'Geri dönüp nasıl giriş yapacağınızı seçin.' },
  startAgain: 'Baştan başla',
  code: {
    prompt: {
      title: 'Kodu girin',
      text: '{email} adresine 6 haneli bir kod gönderdik. Kod 10 dakika geçerlidir.',
    },
    promptWithoutEmail: 'Size e-postayla 6 haneli bir kod gönderdik. Kod 10 dakika geçerlidir.',
    label: '6 haneli kod',
    sending: 'Yeni kod gönderiliyor',
    verifying: 'Kod kontrol ediliyor',
    connecting: 'Cüzdanınız açılıyor',
    ended: 'Giriş sona erdi',
    resend: 'Yeni kod gönder',
    resendIn: 'Yeni kod {seconds} sn sonra',
  },
  device: {
    waiting: {
      title: 'E-postanızı kontrol edin',
      text: '{email} adresine gönderdiğimiz bağlantıyı açın ve bunun siz olduğunuzu onaylayın. Bağlantı 10 dakika geçerlidir. Ardından kod gelir.',
    },
    sending: 'Yeni bağlantı gönderiliyor',
    ended: 'Cihaz onaylanmadı',
    resend: 'Yeni bağlantı gönder',
    resendIn: 'Yeni bağlantı {seconds} sn sonra',
  },
  social: {
    continue: '{provider} ile devam et',
    more: 'Diğer sağlayıcılar',
    passkey: 'Geçiş anahtarıyla devam et',
    wallets: 'Cüzdanla devam et',
    steps: {
      opening: { title: '{provider} açılıyor', text: 'Giriş için yeni bir pencere açılır.' },
      waiting: { title: '{provider} ile giriş yapın', text: 'Açılan pencerede devam edin.' },
      blocked: {
        title: 'Pencere engellendi',
        text: 'Tarayıcınız {provider} penceresini engelledi. Burada giriş yapıp bu sayfaya dönebilirsiniz.',
      },
      leaving: { title: '{provider} açılıyor', text: 'Girişten sonra bu sayfaya dönersiniz.' },
      verifying: { title: 'Giriş kontrol ediliyor', text: 'Bu biraz sürebilir.' },
      connecting: { title: 'Cüzdanınız açılıyor', text: 'Bu biraz sürebilir.' },
    },
    continueHere: 'Bu pencerede devam et',
    ended: '{provider} ile giriş başarısız',
    retry: 'Tekrar dene',
  },
  farcaster: {
    code: 'Farcaster ile giriş için QR kodu',
    preparing: 'Giriş hazırlanıyor',
    scan: 'Kodu telefonunuzla tarayın ve girişi Farcaster’da onaylayın.',
    open: { title: 'Farcaster’da onaylayın', text: 'Girişi uygulamada onaylayın, sonra buraya dönün.' },
    openApp: 'Farcaster’ı aç',
    declined: {
      title: 'Giriş reddedildi',
      text: 'Tekrar deneyin veya geri dönüp başka bir yolla giriş yapın.',
    },
    expired: { title: 'Girişin süresi doldu', text: 'Giriş zamanında onaylanmadı. Tekrar deneyin.' },
  },
  update: {
    label: 'Yeni e-posta',
    save: 'Kaydet',
    unchanged: 'Bu, şu anki e-posta adresiniz.',
    hint: 'Hem şu anki adresinize hem de yeni adrese birer kod göndereceğiz.',
  },
  address: 'E-posta',
  settings: 'Cüzdan ayarları',
  approve: { title: 'Talebi onaylayın', text: 'Talebi bu pencerenin üzerindeki pencerede kontrol edin.' },
  openSettings: { title: 'Ayarlar açılıyor', text: 'Bu pencerenin üzerindeki pencerede görünürler.' },
}
