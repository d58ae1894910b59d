// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Turkish. */
export const siwx: SiwxCopy = {
  checking: 'Oturumunuz kontrol ediliyor',
  ready: {
    title: '{app} için oturum açın',
    text: 'Hesabın sizin olduğunu kanıtlamak için bu mesajı {wallet} üzerinden imzalayın. Ücretsizdir ve hiçbir varlığı taşımaz.',
  },
  siwe: {
    title: '{app} cüzdanınıza bağlanmak istiyor',
    text: 'Bu cüzdanın sizin olduğunu kanıtlamak ve devam etmek için bu mesajı imzalayın. Ücretsizdir ve hiçbir varlığı taşımaz.',
  },
  anyApp: 'Oturum aç',
  required: 'İptal ederseniz cüzdanınızın bağlantısı kesilir.',
  message: 'İmzalanacak mesaj',
  preparing: 'Mesaj hazırlanıyor',
  signing: {
    title: '{wallet} üzerinden imzalayın',
    text: 'Cüzdanınızın bu mesajı gösterdiğini kontrol edin, sonra onaylayın.',
  },
  verifying: { title: 'Oturumunuz açılıyor', text: 'Uygulama imzanızı kontrol ediyor.' },
  declined: { title: 'İmza reddedildi', text: 'Oturumunuz açılmadı. Devam etmek için tekrar deneyin.' },
  failed: 'Oturum açılamadı',
  undeployed: {
    title: 'İmzanız doğrulanamadı',
    text: 'Bu bir akıllı hesapsa henüz bu ağda etkin değil. {wallet} ile ilk işlemi yapıp tekrar deneyin.',
  },
  smartAccount: 'Bu uygulama akıllı hesapları desteklemeyebilir',
  verified: 'Oturumunuz açık',
  sign: 'İmzala',
  retry: 'Tekrar dene',
  cancel: 'İptal',
}
