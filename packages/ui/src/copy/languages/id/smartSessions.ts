// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Indonesian. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Izin',
  tabs: { active: 'Aktif', expired: 'Kedaluwarsa', revoked: 'Dicabut' },
  absent: { title: 'Tidak tersedia di sini', text: 'Aplikasi ini belum punya izin di {network}.' },
  empty: {
    active: {
      title: 'Tidak ada izin aktif',
      text: 'Saat Anda mengizinkan aplikasi ini bertindak untuk Anda dalam batas tertentu, izinnya terlihat di sini.',
    },
    expired: { title: 'Tidak ada izin kedaluwarsa', text: 'Izin yang telah berakhir muncul di sini.' },
    revoked: { title: 'Tidak ada izin dicabut', text: 'Izin yang Anda cabut muncul di sini.' },
  },
  inTotal: 'Kirim maksimal {amount} secara total',
  perPeriod: 'Kirim maksimal {amount} setiap {period}',
  units: '{amount} satuan dasar token',
  calls: 'Panggil kontrak',
  other: 'Izin “{type}”',
  until: 'Sampai {date}',
  details: {
    sessionKey: 'Kunci aplikasi',
    allowed: 'Dapat melakukan',
    token: 'Token',
    recipients: 'Penerima',
    contracts: 'Kontrak',
    methods: 'Metode',
    network: 'Jaringan',
    granted: 'Diberikan',
    starts: 'Dimulai',
    ends: 'Berakhir',
    revoked: 'Dicabut',
  },
  anyRecipient: 'Akun mana pun',
  revoke: 'Cabut',
  revoking: 'Konfirmasi di dompet Anda',
  unconfirmed: {
    title: 'Mencabut…',
    text: 'Kunci masih dapat menggunakannya sampai jaringan mengonfirmasi ini.',
  },
  reported: {
    title: 'Diberikan di tempat lain',
    text: 'Browser ini tidak memberikannya. Server aplikasi ini yang menyatakan apa yang diizinkan. Cabut jika Anda tidak mengenalnya.',
  },
  failed: { title: 'Tidak dicabut', text: 'Izin masih dapat digunakan. Coba lagi.' },
}
