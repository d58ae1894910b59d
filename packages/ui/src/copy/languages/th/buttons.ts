// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Thai. */
export const buttons: ButtonCopy = {
  lang: 'th-u-ca-gregory-nu-latn',
  dir: 'ltr',
  connect: 'เชื่อมต่อกระเป๋าเงิน',
  connecting: 'กำลังเชื่อมต่อ',
  account: 'บัญชี {account}',
  selectNetwork: 'เลือกเครือข่าย',
  switchNetwork: 'เปลี่ยนเครือข่าย',
  network: 'เครือข่าย: {network}',
  loadFailure: {
    title: 'โหลดส่วนนี้ไม่ได้',
    text: 'ตรวจสอบการเชื่อมต่อ หรือโหลดหน้านี้ใหม่หากเปิดทิ้งไว้นานแล้ว',
    retry: 'ลองอีกครั้ง',
    close: 'ปิด',
  },
}
