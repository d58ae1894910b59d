// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Indonesian. */
export const names: NamesCopy = {
  choose: {
    title: 'Dapatkan nama',
    text: 'Nama lebih mudah dibaca daripada alamat. Orang lain dapat mengirim ke nama itu, dan aplikasi menampilkannya.',
    action: 'Pilih nama',
  },
  unavailable: {
    title: 'Nama tidak tersedia',
    text: 'Jaringan atau aplikasi ini tidak punya nama untuk didaftarkan.',
  },
  label: 'Nama',
  placeholder: 'namaanda',
  checks: {
    empty: 'Minimal 4 huruf, angka, atau tanda hubung.',
    'too-short': 'Minimal 4 karakter.',
    'too-long': 'Maksimal 64 karakter.',
    characters: 'Hanya huruf a sampai z, angka, dan tanda hubung di antaranya.',
    checking: 'Memeriksa nama',
    taken: 'Nama ini sudah dipakai.',
    available: '{name} tersedia.',
    failed: 'Gagal mengambil saran nama. Coba lagi.',
  },
  suggestions: 'Nama yang tersedia',
  register: 'Daftarkan nama',
  note: 'Anda menandatangani pesan. Gratis.',
  declined: { title: 'Permintaan ditolak', text: 'Tidak ada yang didaftarkan.' },
  failed: 'Gagal mendaftarkan nama {name}',
  failedText: 'Coba lagi sebentar lagi.',
  none: {
    title: 'Tidak ada pendaftaran',
    text: 'Akun telah berubah, atau tidak ada yang sedang didaftarkan.',
  },
  signing: { title: 'Tanda tangani di {wallet}', text: 'Tanda tangani pesan dengan nama Anda. Gratis.' },
  registering: { title: 'Mendaftarkan {name}', text: 'Mohon tunggu sebentar.' },
  registered: {
    title: '{name} milik Anda',
    text: 'Aplikasi menampilkannya untuk akun ini, dan orang lain dapat mengirim ke nama itu.',
    action: 'Mulai',
  },
}
