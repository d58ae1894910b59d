// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Indonesian. */
export const send: SendCopy = {
  unsupported: { title: 'Jaringan tidak didukung', text: 'Beralih ke jaringan yang didukung aplikasi ini.' },
  amount: 'Jumlah',
  balance: 'Saldo: {balance}',
  max: 'Maks.',
  maxNote: 'Semua, dikurangi biaya jaringan.',
  switchUnit: 'Masukkan jumlah sebagai {amount}',
  owned: 'Anda punya {balance}',
  selectToken: 'Pilih token',
  token: 'Token:',
  to: 'Ke',
  address: 'Alamat atau nama',
  paste: 'Tempel',
  resolving: 'Mencari nama',
  retryName: 'Coba lagi',
  nameProblems: {
    invalid: 'Ini bukan nama yang valid.',
    'unusual-characters':
      'Nama ini berisi karakter yang dapat mirip dengan karakter lain. Masukkan alamat saja.',
    'not-registered': 'Nama ini tidak terdaftar.',
    'no-address': 'Nama ini tidak punya alamat di jaringan ini.',
    unreachable: 'Layanan nama ini tidak menjawab.',
    untrusted: 'Layanan nama ini mengirim jawaban yang tidak asli. Masukkan alamat saja.',
    unsupported: 'Nama seperti ini tidak dapat digunakan di sini. Masukkan alamat saja.',
  },
  recipientErrors: {
    format: 'Alamat terdiri dari 0x dan 40 huruf atau angka.',
    checksum: 'Alamat ini salah ketik. Salin lagi.',
    'zero-address': 'Yang dikirim ke alamat ini akan hilang.',
    'solana-format': 'Alamat Solana terdiri dari 32 sampai 44 huruf dan angka, tanpa 0x.',
    'bitcoin-format': 'Ini bukan alamat Bitcoin, atau salah ketik. Salin lagi.',
    'other-network': 'Alamat ini milik jaringan Bitcoin lain.',
    'unknown-version': 'Bitcoin belum dapat melindungi yang dikirim ke jenis alamat ini.',
  },
  notices: {
    'own-address': { title: 'Ini alamat Anda sendiri', text: 'Anda akan mengirim ke diri sendiri.' },
    'token-contract': {
      title: 'Ini token, bukan dompet',
      text: 'Yang dikirim ke kontrak token biasanya hilang.',
    },
    'look-alike': {
      title: 'Periksa alamat',
      text: 'Mirip dengan {address} dari aktivitas Anda, tetapi berbeda. Penipu membuat alamat seperti ini.',
    },
    'first-transfer': {
      title: 'Penerima baru',
      text: 'Aktivitas terbaru Anda tidak berisi transfer ke alamat ini.',
    },
    'unusual-name': {
      title: 'Periksa nama',
      text: 'Nama ini berisi karakter yang dapat mirip dengan karakter lain. Bandingkan alamatnya dengan alamat penerima.',
    },
  },
  check: {
    'select-token': 'Pilih token',
    'incorrect-value': 'Nilai salah',
    'add-amount': 'Masukkan jumlah',
    'insufficient-funds': 'Dana tidak cukup',
    'add-address': 'Masukkan alamat',
    'resolving-name': 'Mencari nama',
    'invalid-address': 'Alamat tidak valid',
    preview: 'Tinjau',
  },
  tokens: {
    heading: 'Token Anda',
    empty: { title: 'Tidak ada token untuk dikirim', text: 'Akun ini tidak punya token di jaringan ini.' },
  },
  review: {
    none: { title: 'Tidak ada yang ditinjau', text: 'Akun atau jaringan telah berubah.' },
    start: 'Mulai lagi',
    preparing: 'Membaca saldo dan biaya',
    failed: 'Ini tidak dapat dikirim',
    edit: 'Ubah',
    from: 'Dari',
    to: 'Ke',
    details: 'Detail',
    fee: 'Biaya jaringan',
    speeds: { slow: 'Lambat', normal: 'Normal', fast: 'Cepat' },
    sponsored: 'Dibayar oleh {app}',
    sponsoredByApp: 'Dibayar oleh aplikasi ini',
    upTo: 'Maksimal {fee}',
    total: 'Total',
    accountRent: 'Akun token baru',
    accountRentNote: {
      title: 'Penerima perlu akun token',
      text: 'Akun ini dibuat bersama transfer ini dan biayanya {amount} dari Anda.',
    },
    walletFee: {
      title: 'Dompet Anda menentukan biaya',
      text: 'Biaya di sini hanya perkiraan. Periksa biaya di dompet Anda.',
    },
    about: 'Sekitar {fee}',
    received: 'Penerima mendapat',
    rounding: 'Pembulatan, maksimal',
    takesFee: { title: 'Token ini memotong biaya', text: 'Penerima mendapat kurang dari yang Anda kirim.' },
    unverified: {
      title: 'Hasilnya tidak diketahui',
      text: 'Jaringan ini tidak dapat menyimulasikan transfer. Kirim hanya token yang Anda percayai.',
    },
    contract: {
      title: 'Penerima adalah kontrak',
      text: 'Pastikan kontrak itu menerima token ini di jaringan ini.',
    },
    problems: {
      'insufficient-funds': { title: 'Dana tidak cukup', text: 'Saldo lebih rendah dari jumlah.' },
      'insufficient-fee': {
        title: 'Tidak cukup untuk biaya jaringan',
        text: 'Kirim lebih sedikit, pilih biaya lebih rendah, atau tambah dana.',
      },
      'leaves-too-little': {
        title: 'Sisa saldo terlalu sedikit',
        text: 'Akun Solana menyimpan 0 SOL atau sekitar 0.0009 SOL. Kirim semua, atau lebih sedikit.',
      },
      'recipient-minimum': {
        title: 'Terlalu sedikit untuk akun baru',
        text: 'Akun penerima kosong. Solana mengharuskan akun itu berisi sekitar 0.0009 SOL.',
      },
      dust: { title: 'Jumlah terlalu kecil', text: 'Jaringan Bitcoin tidak meneruskan jumlah sekecil itu.' },
      'wallet-sets-fee': {
        title: 'Masukkan jumlah',
        text: 'Dompet Anda menentukan biaya sendiri, jadi Anda tidak dapat mengirim semuanya dari sini.',
      },
      'to-program': { title: 'Ini program', text: 'Yang dikirim ke program akan hilang.' },
      'to-token-account': {
        title: 'Ini token, bukan dompet',
        text: 'Minta alamat dompet penerima.',
      },
      'memo-required': {
        title: 'Penerima perlu memo',
        text: 'Akunnya hanya menerima transfer dengan memo, yang tidak dapat ditambahkan di sini.',
      },
      'confidential-only': {
        title: 'Penerima hanya menerima transfer rahasia',
        text: 'Transfer itu tidak dapat dilakukan di sini.',
      },
      frozen: {
        title: 'Token ini dibekukan',
        text: 'Penerbitnya membekukan akun Anda atau akun penerima untuk token ini.',
      },
      'non-transferable': {
        title: 'Token ini tidak dapat dikirim',
        text: 'Token tetap di akun yang memilikinya.',
      },
      paused: { title: 'Token ini dijeda', text: 'Penerbitnya menghentikan semua transfer.' },
      'transfer-hook': {
        title: 'Token ini tidak dapat dikirim di sini',
        text: 'Setiap transfer menjalankan program penerbitnya, yang tidak didukung.',
      },
    },
    moved: {
      title: 'Nama ini punya alamat baru',
      text: 'Alamat berubah sejak peninjauan. Tanyakan kepada penerima sebelum mengirim. Tidak ada yang dikirim.',
    },
    declined: { title: 'Permintaan ditolak', text: 'Tidak ada yang dikirim.' },
    send: 'Kirim',
    checking: { title: 'Memeriksa', text: 'Membandingkan transaksi dengan jaringan.' },
    signing: { title: 'Setujui di {wallet}', text: 'Dompet Anda menampilkan jumlah dan alamat yang sama.' },
    sentTitles: {
      pending: 'Mengirim {amount} ke {recipient}',
      confirmed: '{amount} dikirim ke {recipient}',
      failed: 'Transfer gagal',
      replaced: 'Transfer diganti',
      dropped: 'Transfer tidak dilakukan',
    },
  },
  sent: {
    texts: {
      pending: 'Anda dapat menutup ini. Prosesnya berlanjut di jaringan.',
      confirmed: 'Terkonfirmasi di {network}.',
      failed: 'Hanya biaya jaringan yang dibayar.',
      replaced: 'Transaksi lain dari akun Anda menggantikannya.',
      dropped: 'Jaringan tidak lagi mengenalnya.',
    },
    done: 'Selesai',
  },
}
