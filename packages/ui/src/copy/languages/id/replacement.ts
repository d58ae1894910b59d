// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Indonesian. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Percepat', cancel: 'Batalkan transaksi' },
  obstacles: {
    'not-tracked': 'Transaksi ini tidak dikirim oleh aplikasi ini. Anda dapat menggantinya di dompet Anda.',
    'not-pending': 'Transaksi ini tidak lagi tertunda.',
    solana:
      'Transaksi di Solana tidak dapat diganti. Transaksi terkonfirmasi atau kedaluwarsa dalam sekitar dua menit.',
    bip122: 'Anda dapat menaikkan biaya transaksi ini di dompet Anda, jika dompet Anda mendukungnya.',
    'other-account': 'Hanya akun yang mengirim transaksi ini yang dapat menggantinya.',
    'other-network': 'Alihkan dompet Anda ke jaringan transaksi ini untuk menggantinya.',
    'smart-account': 'Transaksi akun cerdas hanya dapat diganti di dompet Anda.',
    'nonce-unknown': 'Jaringan belum menampilkan transaksi ini, jadi belum dapat diganti.',
    'long-data':
      'Transaksi ini terlalu panjang untuk dikirim lagi dari sini. Transaksi hanya dapat dibatalkan.',
  },
  outcomes: {
    repriced: 'Dipercepat',
    cancelled: 'Dibatalkan',
    replaced: 'Diganti',
    dropped: 'Dibuang',
  },
  replacedBy: 'Diganti oleh',
  copyReplacedBy: 'Salin ID pengganti',
  otherNonce: {
    title: 'Ini tidak menggantikan apa pun',
    text: 'Dompet Anda mengirimnya sebagai transaksi kedua. Transaksi sebelumnya juga dapat terkonfirmasi.',
  },
  none: {
    title: 'Tidak ada yang diganti',
    text: 'Transaksi tidak lagi tertunda, atau akun atau jaringan telah berubah.',
  },
  showActivity: 'Tampilkan aktivitas',
  preparing: 'Membaca transaksi dan biaya',
  failed: 'Ini tidak dapat diganti',
  notReplaceable: 'Transaksi tidak lagi tertunda, atau hanya dompet Anda yang dapat menggantinya.',
  settled: {
    title: 'Tidak lagi tertunda',
    text: 'Tidak ada lagi yang perlu diganti. Tidak ada yang dikirim.',
  },
  explain: {
    'speed-up':
      'Mengirim lagi transaksi yang sama dengan biaya lebih tinggi. Hanya satu dari keduanya yang dapat terkonfirmasi, jadi Anda membayar sekali.',
    cancel:
      'Mengirim transaksi kosong ke akun Anda sendiri sebagai gantinya. Anda membayar biaya ini. Jika yang pertama terkonfirmasi lebih dulu, transaksi itu tetap berlaku.',
  },
  original: 'Transaksi',
  contractCall: 'Panggilan kontrak',
  deployment: 'Kontrak baru',
  currentFee: 'Biaya sampai saat ini',
  newFee: 'Biaya jaringan baru',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Tidak cukup untuk biaya jaringan',
    text: 'Pilih biaya lebih rendah, atau tambah dana.',
  },
  keepWaiting: 'Tetap menunggu',
  showTransaction: 'Tampilkan transaksi',
  signing: {
    title: 'Setujui di {wallet}',
    text: 'Pastikan dompet Anda menampilkan nonce {nonce}. Dengan nonce lain, dompet mengirim transaksi kedua.',
  },
  sent: { title: 'Pengganti dikirim', text: 'Aktivitas Anda menampilkan mana yang terkonfirmasi.' },
}
