// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Beri tahu pemilik situs ini.'
const invalidRequest = {
  text: 'Situs ini membuat permintaan yang tidak valid.',
  advice: 'Tidak ada yang dikirim ke dompet Anda.',
}
const unreachable = 'Periksa koneksi Anda, lalu coba lagi.'

/** The texts of errors, snackbar messages and alerts in Indonesian. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Terjadi kesalahan' },
    aborted: { text: 'Permintaan dihentikan' },
    'user-rejected': { text: 'Permintaan ditolak di dompet Anda.' },
    'action-ignored': { text: 'Ini tidak dapat dilakukan sekarang.' },
    'wallet-request': { text: 'Dompet Anda tidak dapat melakukan ini.' },
    'wallet-response': {
      text: 'Dompet Anda mengirim jawaban yang tidak dapat digunakan.',
      advice: 'Perbarui dompet, atau pilih dompet lain.',
    },
    'wallet-not-found': {
      text: 'Dompet ini tidak ditemukan.',
      advice: 'Instal dompet ini, atau pilih dompet lain.',
    },
    'chain-not-supported': {
      text: 'Jaringan tidak didukung',
      advice: 'Tambahkan jaringan di dompet Anda, atau pilih jaringan lain.',
    },
    'method-not-supported': { text: 'Dompet Anda tidak mendukung tindakan ini.' },
    'not-connected': { text: 'Tidak ada dompet yang terhubung.', advice: 'Hubungkan dompet dahulu.' },
    'sign-in': {
      text: 'Anda gagal masuk ke aplikasi ini.',
      advice: 'Coba lagi. Jika gagal lagi, minta bantuan aplikasi.',
    },
    'not-logged-in': { text: 'Anda belum login.', advice: 'Login, lalu coba lagi.' },
    'session-changed': {
      text: 'Dompet, akun, atau jaringan Anda berubah sebelum permintaan dikirim.',
      advice: 'Tidak ada yang ditandatangani atau dikirim. Periksa permintaan, lalu coba lagi.',
    },
    'session-ended': { text: 'Sesi kedaluwarsa', advice: 'Hubungkan lagi dompet Anda.' },
    'account-not-found': {
      text: 'Akun ini tidak ditemukan.',
      advice: 'Pilih akun ini di dompet Anda, atau hubungkan lagi dompet Anda.',
    },
    disconnect: { text: 'Gagal memutuskan koneksi' },
    'relay-unreachable': { text: 'Layanan koneksi tidak dapat dijangkau.', advice: unreachable },
    'relay-not-configured': { text: 'Dompet di perangkat lain belum disiapkan di situs ini.' },
    'service-unreachable': { text: 'Direktori dompet tidak dapat dijangkau.', advice: unreachable },
    'service-response': {
      text: 'Direktori dompet mengirim jawaban yang tidak dapat digunakan.',
      advice: 'Coba lagi nanti.',
    },
    'balance-unavailable': { text: 'Saldo token tidak tersedia', advice: 'Coba lagi dalam 30 detik.' },
    'nfts-unavailable': { text: 'Gagal mengambil NFT', advice: 'Coba lagi dalam 30 detik.' },
    'transactions-unavailable': { text: 'Gagal mengambil transaksi', advice: 'Coba lagi dalam 30 detik.' },
    'invalid-send': { text: 'Transfer belum lengkap.' },
    'invalid-swap': { text: 'Penukaran belum lengkap.' },
    'simulation-unavailable': {
      text: 'Jaringan ini tidak dapat memeriksa transaksi.',
      advice: 'Tidak ada yang ditandatangani. Coba lagi, atau gunakan jaringan lain.',
    },
    'swap-network': { text: 'Jaringan tidak mendukung penukaran' },
    'swap-price-changed': {
      text: 'Harga telah berubah.',
      advice: 'Harga lebih buruk dari yang ditampilkan. Tidak ada yang ditandatangani. Lihat harga baru.',
    },
    'review-changed': { text: 'Angkanya telah berubah.', advice: 'Lihat angkanya, lalu kirim lagi.' },
    'simulation-reverted': {
      text: 'Sebuah kontrak akan menolak transfer ini.',
      advice: 'Tidak ada yang dikirim. Token atau penerima mungkin tidak mengizinkannya.',
    },
    'transaction-mismatch': { text: 'Transaksi berbeda dari yang ditinjau. Tidak ada yang dikirim.' },
    'receipt-timeout': {
      text: 'Transaksi belum terkonfirmasi.',
      advice: 'Transaksi masih mungkin terkonfirmasi. Periksa sebelum mengirimnya lagi.',
    },
    'blockhash-expired': {
      text: 'Transaksi kedaluwarsa sebelum terkonfirmasi.',
      advice: 'Tidak ada yang dikirim. Anda dapat mengirimnya lagi dengan aman.',
    },
    'network-not-found': { text: 'Jaringan tidak ditemukan', advice: 'Pilih jaringan lain.' },
    'invalid-project-id': {
      text: 'ID proyek tidak valid',
      advice: 'Isi opsi `projectId` dengan ID yang diberikan operator relay.',
    },
    'origin-not-allowed': {
      text: 'Konfigurasi aplikasi tidak valid',
      advice: 'Tambahkan origin ke daftar origin proyek yang diizinkan di relay.',
    },
    'adapter-not-found': { text: 'Adaptor tidak ditemukan', advice: tellOwner },
    'provider-missing': { text: 'Situs ini tidak disiapkan dengan benar.', advice: tellOwner },
    config: { text: 'Situs ini tidak disiapkan dengan benar.', advice: tellOwner },
    'invalid-address': { text: 'Alamat ini tidak valid di jaringan ini.', advice: 'Periksa alamat.' },
    'invalid-amount': { text: 'Jumlah ini tidak dapat dikirim.', advice: 'Periksa jumlah.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} punya permintaan yang terbuka. Jawab permintaan itu, lalu coba lagi.',
    4100: '{wallet} tidak mengizinkan situs ini menggunakan akun Anda. Hubungkan lagi.',
    4900: '{wallet} sedang offline. Periksa koneksi Anda, lalu coba lagi.',
    4901: '{wallet} tidak dapat menjangkau jaringan ini. Pilih jaringan lain, atau coba lagi nanti.',
  },
  anyWallet: 'Dompet Anda',
  waiting: {
    title: 'Tidak ada yang terbuka?',
    extension:
      'Cari ikon {wallet} di bilah alat browser Anda; jendelanya mungkin ada di belakang jendela ini.',
    'in-app-browser':
      'Cari permintaan di atas halaman ini. Buka kunci {wallet} jika terkunci, atau muat ulang halaman ini.',
    window:
      'Jendelanya mungkin ada di belakang jendela ini, atau diblokir browser Anda. Izinkan pop-up untuk situs ini.',
    device: 'Buka kunci perangkat dengan {wallet} dan cari permintaan di sana.',
    app: 'Pastikan {wallet} terinstal di perangkat ini, lalu buka lagi.',
    website: 'Browser Anda mungkin memblokir tab baru. Izinkan pop-up untuk situs ini, lalu buka lagi.',
  },
  oneClick: {
    scan: 'Pindai kode ini dengan {wallet} untuk terhubung dan masuk.',
    scanAny: 'Pindai kode ini dengan dompet untuk terhubung dan masuk.',
    open: 'Hubungkan dan masuk di sana, lalu kembali.',
    authenticating: { title: 'Mengautentikasi…', text: 'Aplikasi sedang memeriksa tanda tangan Anda.' },
  },
  networkFailures: {
    unreachable: { text: 'Jaringan tidak dapat dijangkau', advice: unreachable },
    failed: { text: 'Jaringan sedang tidak dapat menjawab', advice: 'Coba lagi sebentar lagi.' },
    limited: {
      text: 'Jaringan sibuk',
      advice: 'Jaringan menerima terlalu banyak permintaan. Coba lagi sebentar lagi.',
    },
    refused: { text: 'Jaringan menolak permintaan' },
    unsupported: {
      text: 'Ini tidak tersedia di jaringan ini',
      advice: 'Pilih jaringan lain, atau beri tahu pemilik situs ini.',
    },
    'wrong-chain': { text: 'Jaringan ini tidak disiapkan dengan benar di situs ini', advice: tellOwner },
    disagreed: {
      text: 'Jaringan memberi jawaban yang berbeda-beda',
      advice: 'Tidak ada yang dikirim. Coba lagi sebentar lagi.',
    },
  },
  serviceBusy: { text: 'Direktori dompet sibuk.', advice: 'Coba lagi sebentar lagi.' },
  snackbar: {
    'transaction-started': 'Transaksi dimulai',
    'transaction-failed': 'Transaksi gagal',
    'swap-arrived': 'Penukaran Anda tiba di {network}',
    'swap-partial': 'Token atau jumlah lain tiba di {network}',
    'swap-refunded': 'Penukaran Anda ke {network} dikembalikan',
    'swap-not-arrived': 'Penukaran Anda ke {network} gagal',
    'balance-unavailable': 'Saldo token tidak tersedia',
    'request-completed-late': 'Permintaan selesai setelah dibatalkan',
    disconnect: 'Gagal memutuskan koneksi',
    'session-ended': 'Sesi kedaluwarsa',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'ID proyek belum diatur: Opsi `projectId` kosong. Isi dengan nama untuk aplikasi Anda, misalnya `my-dapp`. Jika relay atau gateway Anda punya daftar proyek, isi dengan ID di daftar itu.',
    INVALID_PROJECT_ID:
      'ID proyek tidak valid: Relay tidak mengenal ID proyek halaman ini. Isi opsi `projectId` dengan ID yang diberikan operator relay.',
    INVALID_APP_CONFIGURATION:
      'Konfigurasi aplikasi tidak valid: Relay tidak mengizinkan origin halaman ini. Tambahkan origin ke daftar origin proyek yang diizinkan di relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Jaringan tidak ditemukan: Halaman ini mencoba beralih ke jaringan yang tidak ada di opsi `networks`. Tambahkan jaringan di sana.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Alamat atau konektor autentikasi tidak ditemukan: Halaman ini mencoba mendaftarkan nama tanpa akun. Hubungkan akun di jaringan EVM dahulu.',
    IFRAME_LOAD_FAILED:
      'Dependensi login email tidak dapat dimuat: Frame login tidak dapat dimuat. Periksa URL-nya, dan `frame-src` halaman ini.',
    IFRAME_REQUEST_TIMEOUT:
      'Terjadi masalah saat memulai autentikasi: Frame login tidak merespons tepat waktu.',
    UNVERIFIED_DOMAIN:
      'Frame login tidak disajikan untuk halaman ini. Tambahkan origin halaman ke daftar origin proyek yang diizinkan di server frame, atau perbaiki ID proyek.',
  },
}
