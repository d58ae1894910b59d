// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Indonesian. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Tidak tersedia di wilayah Anda',
    text: 'Penyedia tidak menjual token di tempat Anda.',
  },
  unsupported: {
    title: 'Tidak ada yang dapat dibeli di jaringan ini',
    text: 'Beralih ke jaringan lain untuk melihat yang dapat Anda beli.',
  },
  absent: {
    title: 'Tidak tersedia di sini',
    text: 'Aplikasi ini belum punya penyedia untuk membeli.',
  },
  unavailable: {
    title: 'Pembelian sedang tidak tersedia',
    text: 'Penyedia tidak dapat dijangkau. Coba lagi sebentar lagi.',
  },
  retry: 'Coba lagi',
  loading: 'Memuat yang dapat Anda beli',
  pay: 'Anda bayar',
  receive: 'Anda terima',
  currency: 'Mata uang:',
  onNetwork: 'Di {network}',
  limits: 'Dari {min} sampai {max}',
  suggestions: 'Jumlah yang disarankan',
  checks: {
    'add-amount': 'Dari {min} sampai {max}',
    'incorrect-value': 'Masukkan jumlah dengan maksimal dua desimal',
    'below-min': 'Minimal {min}',
    'above-max': 'Maksimal {max}',
  },
  providers: 'Penyedia',
  best: 'Harga terbaik',
  fee: 'Biaya {fee}',
  fees: 'Biaya {fee}, termasuk jaringan {networkFee}',
  feeUnknown: 'Termasuk biaya',
  feeLater: 'Penyedia menampilkan biayanya',
  feeRange: 'Biaya {min}–{max} %',
  estimate: 'Perkiraan',
  noEstimate: 'Tanpa perkiraan',
  noQuote: 'Tidak tersedia untuk jumlah ini',
  quoteLoading: 'Mengambil kuotasi',
  estimates: {
    title: 'Tidak ada harga terkini',
    text: 'Ini hanya perkiraan. Penyedia menampilkan harga pasti sebelum Anda membayar.',
  },
  failed: {
    title: '{provider} tidak tersedia',
    text: 'Tidak ada yang dibayar. Pilih penyedia lain, atau coba lagi.',
  },
  refresh: 'Harga diperbarui setiap 30 detik.',
  refreshNow: 'Perbarui harga sekarang',
  note: 'Anda membayar di halaman penyedia, yang terbuka di jendela baru. Token masuk ke akun Anda yang terhubung.',
  purchases: 'Pembelian Anda',
  open: 'Berlangsung',
  tokens: 'Yang dapat Anda beli',
  payments: 'Mata uang pembayaran',
  progress: {
    none: { title: 'Tidak ada pembelian', text: 'Pembelian Anda di browser ini tercantum di akun Anda.' },
    starting: { title: 'Membuka {provider}', text: 'Mengambil halaman pembayaran.' },
    startFailed: {
      title: '{provider} tidak tersedia',
      text: 'Tidak ada yang dibayar. Pilih penyedia lain, atau coba lagi.',
    },
    waiting: {
      title: 'Lanjutkan dengan {provider}',
      text: 'Bayar di jendela yang terbuka. Anda dapat menutup jendela ini: pembelian tetap dipantau.',
    },
    blocked: {
      title: 'Browser Anda memblokir jendela',
      text: 'Buka halaman {provider} untuk membayar.',
    },
    untracked: {
      title: 'Lanjutkan dengan {provider}',
      text: 'Bayar di jendela yang terbuka. Aplikasi ini tidak dapat melihat hasil pembelian.',
    },
    openPage: 'Buka halaman pembayaran',
    again: 'Buka lagi halaman',
    copyLink: 'Salin tautan',
    copied: 'Tersalin',
    statuses: {
      processing: { title: 'Pembayaran diterima', text: '{provider} sedang mengirim token Anda.' },
      completed: { title: 'Anda menerima {amount}', text: 'Token ada di akun Anda di {network}.' },
      declined: { title: 'Pembayaran ditolak', text: 'Anda tidak ditagih. Coba kartu atau penyedia lain.' },
      failed: { title: 'Pembelian gagal', text: 'Hubungi {provider} jika Anda ditagih.' },
      expired: { title: 'Pembelian kedaluwarsa', text: 'Tidak dibayar tepat waktu. Tidak ada yang ditagih.' },
    },
    tryAgain: 'Beli lagi',
  },
  activity: {
    empty: { title: 'Belum ada pembelian', text: 'Yang Anda beli di browser ini muncul di sini.' },
    detail: '{paid} dengan {provider}',
    statuses: {
      created: 'Belum dibayar',
      processing: 'Dalam perjalanan',
      completed: 'Diterima',
      declined: 'Ditolak',
      failed: 'Gagal',
      expired: 'Kedaluwarsa',
    },
  },
}
