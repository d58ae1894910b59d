// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Thai. */
export const names: NamesCopy = {
  choose: {
    title: 'รับชื่อ',
    text: 'ชื่ออ่านง่ายกว่าที่อยู่ ผู้อื่นส่งมาที่ชื่อนี้ได้ และแอปจะแสดงชื่อนี้',
    action: 'เลือกชื่อ',
  },
  unavailable: {
    title: 'ใช้ชื่อไม่ได้',
    text: 'เครือข่ายหรือแอปนี้ไม่มีชื่อให้ลงทะเบียน',
  },
  label: 'ชื่อ',
  placeholder: 'ชื่อของคุณ',
  checks: {
    empty: 'ตัวอักษร ตัวเลข หรือขีดกลางอย่างน้อย 4 ตัว',
    'too-short': 'อย่างน้อย 4 อักขระ',
    'too-long': 'ไม่เกิน 64 อักขระ',
    characters: 'ใช้ได้เฉพาะตัวอักษร a ถึง z ตัวเลข และขีดกลางระหว่างตัวอักษรเท่านั้น',
    checking: 'กำลังตรวจสอบชื่อ',
    taken: 'ชื่อนี้ถูกใช้แล้ว',
    available: 'ใช้ {name} ได้',
    failed: 'ดึงคำแนะนำชื่อไม่ได้ ลองอีกครั้ง',
  },
  suggestions: 'ชื่อที่ใช้ได้',
  register: 'ลงทะเบียนชื่อ',
  note: 'คุณลงนามข้อความ โดยไม่มีค่าใช้จ่าย',
  declined: { title: 'คำขอถูกปฏิเสธ', text: 'ไม่มีสิ่งใดถูกลงทะเบียน' },
  failed: 'ลงทะเบียนชื่อ {name} ไม่ได้',
  failedText: 'ลองอีกครั้งในอีกสักครู่',
  none: { title: 'ไม่มีการลงทะเบียน', text: 'บัญชีเปลี่ยนไปแล้ว หรือไม่มีการลงทะเบียนที่กำลังดำเนินอยู่' },
  signing: { title: 'ลงนามใน {wallet}', text: 'ลงนามข้อความที่มีชื่อของคุณ โดยไม่มีค่าใช้จ่าย' },
  registering: { title: 'กำลังลงทะเบียน {name}', text: 'โปรดรอสักครู่' },
  registered: {
    title: '{name} เป็นของคุณแล้ว',
    text: 'แอปจะแสดงชื่อนี้สำหรับบัญชีนี้ และผู้อื่นส่งมาที่ชื่อนี้ได้',
    action: 'เริ่มเลย',
  },
}
