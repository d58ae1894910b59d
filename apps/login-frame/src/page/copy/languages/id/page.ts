// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Indonesian. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Login',
  wait: 'Tunggu sebentar…',
  done: 'Anda dapat menutup jendela ini.',
  closeWindow: 'Tutup jendela ini dan login lagi.',
  invalidLink: 'Login tidak dapat dimulai di sini. Kembali ke aplikasi dan login lagi.',
}
