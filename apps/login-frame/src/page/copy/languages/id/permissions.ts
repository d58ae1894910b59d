// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Indonesian. */
export const permissions: PermissionCopy = {
  allows: 'Yang Anda izinkan',
  excludes: 'Yang tetap tidak mungkin',
  end: 'Cara mengakhirinya',
  howToEnd:
    'Anda dapat mengakhiri izin sebelum tanggal itu: cabut di daftar izin di situs ini. Itu adalah transaksi akun Anda. Sampai terkonfirmasi, izin dapat digunakan.',
  sentences: {
    actsAlone:
      '{origin} dapat menggunakan akun Anda dengan akun sesi di bawah, tanpa bertanya lagi kepada Anda.',
    calls: 'Situs dapat memanggil metode ini, dengan isi apa pun: {methods}. Kontrak: {targets}.',
    callsLimited: 'Situs dapat melakukan paling banyak sekian panggilan: {count}.',
    callsUnlimited: 'Jumlah panggilan tidak dibatasi.',
    callsWithValue: 'Setiap panggilan dapat mengirim maksimal {amount}.',
    callsWithoutValue: 'Panggilan tidak dapat mengirim {symbol}.',
    ends: 'Berakhir pada {date}.',
    mostInTotal: 'Sampai berakhir, totalnya maksimal {amount}.',
    noAccountChange: 'Situs tidak dapat mengubah akun Anda, pemulihannya, atau izin lain.',
    noCalls:
      'Situs tidak dapat memanggil kontrak lain, dan tidak dapat mengizinkan pihak lain membelanjakan token Anda.',
    noOtherCalls: 'Situs tidak dapat memanggil kontrak lain atau metode lain.',
    noOtherRecipients: 'Situs tidak dapat mengirim ke akun lain.',
    noOtherTokens: 'Situs tidak dapat mengirim lebih dari itu, token lain, atau NFT.',
    periodAny: 'Situs dapat mengirim maksimal {amount} dalam setiap periode {period}, ke akun mana pun.',
    periodTo: 'Situs dapat mengirim maksimal {amount} dalam setiap periode {period}, hanya ke {recipients}.',
    starts: 'Dimulai pada {date}.',
    totalAny: 'Situs dapat mengirim total maksimal {amount}, ke akun mana pun.',
    totalTo: 'Situs dapat mengirim total maksimal {amount}, hanya ke {recipients}.',
  },
  baseUnits: '{amount} satuan dasar token tidak dikenal',
  problems: {
    chain_unsupported: 'Izin tidak didukung di jaringan ini.',
    expiry_invalid:
      'Izin harus punya satu waktu kedaluwarsa dalam detik, di masa depan dan paling lama 366 hari dari sekarang.',
    one_permission: 'Minta satu izin setiap kali.',
    permission_invalid: 'Izin tidak valid.',
    permission_unsupported: 'Izin ini tidak dapat ditegakkan oleh jaringan.',
    rule_unsupported: 'Salah satu syarat izin tidak didukung. Hilangkan syarat itu.',
    session_key_invalid:
      'Kunci sesi harus berupa alamat EVM dengan checksum yang valid, dan akun yang berbeda dari akun pengguna dan kontraknya.',
    signer_unsupported: 'Penanda tangan harus berjenis “account”, dengan alamat saja.',
  },
}
