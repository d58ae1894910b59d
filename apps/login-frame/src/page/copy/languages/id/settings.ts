// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Indonesian. */
export const settings: SettingsCopy = {
  locale: 'id',
  title: 'Pengaturan dompet',
  loading: 'Memuat pengaturan…',
  retry: 'Coba lagi',
  back: 'Kembali',
  openedBy: 'Dibuka oleh {origin}',
  loggedInAs: 'Login sebagai',
  evmAddress: 'Alamat EVM',
  solanaAddress: 'Alamat Solana',
  managed: 'Dapat dipulihkan oleh operator situs ini',
  managedText:
    'Login di perangkat baru mengembalikan dompet. Untuk itu operator menjalankan kedua layanan, dan dapat membuka dompet.',
  notManaged: 'Hanya dapat dipulihkan oleh Anda',
  notManagedText:
    'Operator situs ini tidak dapat membuka dompet. Simpan frasa pemulihan di tempat yang aman.',
  phraseRow: 'Frasa pemulihan',
  phraseRowText: 'Ekspor 24 kata yang membuka dompet',
  phraseRowUnavailable: 'Tidak tersedia: perlu kode lewat email, dan akun ini tidak punya alamat email.',
  devices: 'Perangkat',
  devicesText: 'Tempat dompet dapat digunakan',
  warning: {
    title: 'Frasa pemulihan',
    points: [
      'Frasa pemulihan terdiri dari 24 kata. Siapa pun yang memilikinya memiliki semua isi dompet ini, dan tidak ada yang dapat membatalkannya.',
      'Tidak ada situs atau tim dukungan yang memerlukannya. Jangan pernah memasukkannya karena diminta orang lain.',
      'Tulis di kertas, di tempat yang layarnya tidak terlihat orang lain.',
    ],
    word: 'ekspor',
    label: 'Untuk melanjutkan, ketik “{word}”',
    send: 'Kirim kode ke email saya',
    sending: 'Mengirim kode…',
  },
  code: {
    title: 'Masukkan kode',
    text: 'Kami mengirim kode 6 digit ke alamat ini:',
    label: 'Kode',
    submit: 'Lanjutkan',
    verifying: 'Memeriksa kode…',
    resend: 'Kirim kode baru',
    resendIn: 'Kirim kode baru dalam {seconds} dtk',
  },
  phrase: {
    title: 'Frasa pemulihan Anda',
    text: 'Tulis 24 kata ini sesuai urutannya.',
    words: 'Kata-kata frasa pemulihan',
    show: 'Tampilkan kata',
    hide: 'Sembunyikan',
    hidden: 'Kata-kata disembunyikan. Tampilkan hanya jika tidak ada yang dapat melihat layar Anda.',
    copy: 'Salin',
    copyRisk: 'Aplikasi lain dapat membaca yang Anda salin. Kertas lebih aman.',
    copied:
      'Tersalin. Salin hal lain setelah selesai, agar tidak ada aplikasi yang dapat membaca kata-kata itu.',
    copyFailed: 'Browser tidak mengizinkan penyalinan. Tulis kata-kata itu.',
    done: 'Selesai',
  },
  device: {
    loading: 'Memuat perangkat…',
    current: 'Perangkat ini',
    app: 'Digunakan di {origin}',
    seen: 'Terakhir aktif: {time}',
    revoke: 'Cabut',
    revokeLabel: 'Cabut {label}',
    revoking: 'Mencabut…',
    revoked: 'Perangkat telah dicabut.',
    askTitle: 'Cabut perangkat ini?',
    askText:
      'Perangkat ini akan keluar, dan tidak dapat lagi menandatangani dengan dompet. Untuk menggunakan dompet lagi di sana, login seperti di perangkat baru.',
    askCurrentTitle: 'Cabut perangkat yang sedang Anda gunakan?',
    askCurrentText:
      'Anda akan keluar, dan browser ini tidak dapat lagi menandatangani dengan dompet. Untuk menggunakan dompet lagi di sini, login seperti di perangkat baru.',
    revokeCurrent: 'Cabut dan keluar',
    cancel: 'Batal',
  },
  release: {
    title: 'Perangkat baru',
    text: 'Seseorang login dengan akun Anda di perangkat baru, dan ingin membuka dompet di sana.',
    app: 'Diminta di {origin}',
    network: 'Jaringan: {network}',
    askTitle: 'Buka dompet di perangkat ini?',
    warning:
      'Siapa pun yang menggunakan perangkat ini dapat memindahkan semua isi dompet. Izinkan hanya jika perangkat itu milik Anda, dan Anda sendiri yang login di sana.',
    allow: 'Izinkan',
    refuse: 'Tolak',
    deciding: 'Menyimpan…',
    ready: {
      title: 'Perangkat yang dapat membuka dompet',
      text: 'Perangkat ini membuka dompet saat Anda login lagi di sana. Sampai saat itu Anda dapat menolaknya.',
      askTitle: 'Tolak perangkat ini?',
      warning:
        'Perangkat ini sudah dapat membuka dompet. Tolak kecuali perangkat itu milik Anda, dan Anda sendiri yang login di sana: siapa pun yang menggunakannya dapat memindahkan semua isi dompet.',
    },
  },
  passkey: {
    title: 'Kunci sandi',
    row: 'Untuk login, dan membuka dompet di perangkat baru',
    rowNone: 'Tambahkan untuk login tanpa kode',
    text: 'Dengan kunci sandi, Anda login dan membuka dompet di perangkat baru.',
    addText:
      'Dengan kunci sandi, Anda login memakai sidik jari, wajah, atau kunci layar. Kunci sandi juga membuka dompet di perangkat baru. Kunci sandi harus dapat mengenkripsi (PRF), seperti di ponsel dan pengelola sandi terkini.',
    add: 'Tambahkan kunci sandi',
    adding: 'Menambahkan kunci sandi…',
    removing: 'Menghapus…',
    managedText: 'Operator dapat membuka dompet tanpa kunci sandi Anda. Anda dapat menghapus kemampuan ini.',
    onlyText:
      'Perangkat baru memerlukan kunci sandi Anda. Kunci sandi tidak dapat dihapus, karena tidak ada cara lain untuk memulihkan dompet.',
    done: {
      added: 'Kunci sandi telah ditambahkan.',
      removePasskey: 'Kunci sandi telah dihapus. Anda juga dapat menghapusnya di perangkat Anda.',
      removeManaged: 'Selesai. Hanya Anda yang dapat memulihkan dompet.',
    },
    removePasskey: {
      row: 'Hapus kunci sandi',
      rowText: 'Login seperti sebelumnya',
      title: 'Hapus kunci sandi?',
      points: [
        'Anda tidak dapat lagi login dengannya, dan kunci sandi ini tidak membuka dompet di perangkat baru.',
      ],
      confirm: 'Hapus kunci sandi',
    },
    removeManaged: {
      row: 'Hanya Anda yang memulihkan',
      rowText: 'Hapus cara operator membuka dompet',
      title: 'Hanya Anda yang memulihkan?',
      points: [
        'Tanpa kunci sandi dan frasa pemulihan Anda, tidak ada yang dapat mengembalikan dompet. Operator tidak dapat membantu Anda.',
        'Setiap perangkat baru memerlukan kunci sandi Anda, juga setelah login lewat email atau akun sosial.',
        'Tindakan ini tidak dapat dibatalkan.',
      ],
      confirm: 'Hanya saya yang bisa',
    },
  },
  errors: {
    code_wrong: 'Kode salah. Periksa email dan masukkan lagi.',
    flow_expired: 'Kode telah kedaluwarsa. Minta kode baru.',
    id: 'Perangkat sudah dicabut. Kembali untuk memuat daftar lagi.',
    limit: 'Anda dapat meminta frasa pemulihan tiga kali sehari. Coba lagi besok.',
    release: 'Permintaan ini sudah diputuskan, atau sudah berakhir. Kembali untuk memuat daftar lagi.',
  },
}
