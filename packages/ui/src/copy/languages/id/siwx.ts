// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Indonesian. */
export const siwx: SiwxCopy = {
  checking: 'Memeriksa status masuk Anda',
  ready: {
    title: 'Masuk ke {app}',
    text: 'Tanda tangani pesan ini di {wallet} untuk membuktikan bahwa akun ini milik Anda. Gratis, dan tidak memindahkan apa pun.',
  },
  siwe: {
    title: '{app} perlu terhubung ke dompet Anda',
    text: 'Tanda tangani pesan ini untuk membuktikan bahwa dompet ini milik Anda, dan untuk melanjutkan. Gratis, dan tidak memindahkan apa pun.',
  },
  anyApp: 'Masuk',
  required: 'Jika dibatalkan, dompet Anda akan terputus.',
  message: 'Pesan untuk ditandatangani',
  preparing: 'Menyiapkan pesan',
  signing: {
    title: 'Tanda tangani di {wallet}',
    text: 'Pastikan dompet Anda menampilkan pesan ini, lalu setujui.',
  },
  verifying: { title: 'Sedang masuk', text: 'Aplikasi sedang memeriksa tanda tangan Anda.' },
  declined: { title: 'Tanda tangan ditolak', text: 'Anda belum masuk. Coba lagi untuk melanjutkan.' },
  failed: 'Gagal masuk',
  undeployed: {
    title: 'Tanda tangan tidak dapat diverifikasi',
    text: 'Jika ini akun cerdas, akun ini belum aktif di jaringan ini. Lakukan transaksi pertama dengan {wallet}, lalu coba lagi.',
  },
  smartAccount: 'Aplikasi ini mungkin tidak mendukung akun cerdas',
  verified: 'Anda sudah masuk',
  sign: 'Tanda tangani',
  retry: 'Coba lagi',
  cancel: 'Batal',
}
