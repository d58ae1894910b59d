// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Turkish. */
export const buttons: ButtonCopy = {
  lang: 'tr',
  dir: 'ltr',
  connect: 'Cüzdan bağla',
  connecting: 'Bağlanıyor',
  account: 'Hesap: {account}',
  selectNetwork: 'Ağ seçin',
  switchNetwork: 'Ağ değiştir',
  network: 'Ağ: {network}',
  loadFailure: {
    title: 'Yüklenemedi',
    text: 'Bağlantınızı kontrol edin veya bir süredir açıksa bu sayfayı yenileyin.',
    retry: 'Tekrar dene',
    close: 'Kapat',
  },
}
