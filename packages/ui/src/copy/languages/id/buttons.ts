// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Indonesian. */
export const buttons: ButtonCopy = {
  lang: 'id',
  dir: 'ltr',
  connect: 'Hubungkan dompet',
  connecting: 'Menghubungkan',
  account: 'Akun {account}',
  selectNetwork: 'Pilih jaringan',
  switchNetwork: 'Ganti jaringan',
  network: 'Jaringan: {network}',
  loadFailure: {
    title: 'Gagal dimuat',
    text: 'Periksa koneksi Anda, atau muat ulang halaman ini jika sudah lama terbuka.',
    retry: 'Coba lagi',
    close: 'Tutup',
  },
}
