// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Thai. */
export const smartSessions: SmartSessionsCopy = {
  label: 'สิทธิ์',
  tabs: { active: 'ใช้งานอยู่', expired: 'หมดอายุ', revoked: 'เพิกถอนแล้ว' },
  absent: { title: 'ใช้ที่นี่ไม่ได้', text: 'แอปนี้ยังไม่มีสิทธิ์บน {network}' },
  empty: {
    active: {
      title: 'ไม่มีสิทธิ์ที่ใช้งานอยู่',
      text: 'เมื่อคุณให้แอปนี้ดำเนินการแทนคุณภายในขอบเขต คุณจะเห็นสิทธิ์ที่นี่',
    },
    expired: { title: 'ไม่มีสิทธิ์ที่หมดอายุ', text: 'สิทธิ์ที่สิ้นสุดแล้วจะแสดงที่นี่' },
    revoked: { title: 'ไม่มีสิทธิ์ที่เพิกถอนแล้ว', text: 'สิทธิ์ที่คุณเพิกถอนจะแสดงที่นี่' },
  },
  inTotal: 'ส่งรวมกันไม่เกิน {amount}',
  perPeriod: 'ส่งไม่เกิน {amount} ทุก {period}',
  units: '{amount} หน่วยย่อยของโทเค็น',
  calls: 'เรียกสัญญา',
  other: 'สิทธิ์ “{type}”',
  until: 'จนถึง {date}',
  details: {
    sessionKey: 'คีย์ของแอป',
    allowed: 'ทำสิ่งนี้ได้',
    token: 'โทเค็น',
    recipients: 'ผู้รับ',
    contracts: 'สัญญา',
    methods: 'เมธอด',
    network: 'เครือข่าย',
    granted: 'ให้สิทธิ์เมื่อ',
    starts: 'เริ่ม',
    ends: 'สิ้นสุด',
    revoked: 'เพิกถอนแล้ว',
  },
  anyRecipient: 'บัญชีใดก็ได้',
  revoke: 'เพิกถอน',
  revoking: 'ยืนยันในกระเป๋าเงินของคุณ',
  unconfirmed: { title: 'กำลังเพิกถอน…', text: 'คีย์ยังใช้สิทธิ์นี้ได้จนกว่าเครือข่ายจะยืนยัน' },
  reported: {
    title: 'ให้สิทธิ์จากที่อื่น',
    text: 'เบราว์เซอร์นี้ไม่ได้ให้สิทธิ์นี้ เซิร์ฟเวอร์ของแอปนี้ระบุว่าสิทธิ์อนุญาตอะไร เพิกถอนหากคุณไม่รู้จัก',
  },
  failed: { title: 'ยังไม่ได้เพิกถอน', text: 'สิทธิ์นี้ยังใช้ได้ ลองอีกครั้ง' },
}
