// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Turkish. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Giriş yap',
  wait: 'Bir dakika…',
  done: 'Bu pencereyi kapatabilirsiniz.',
  closeWindow: 'Bu pencereyi kapatıp yeniden giriş yapın.',
  invalidLink: 'Giriş buradan başlatılamaz. Uygulamaya dönüp yeniden giriş yapın.',
}
