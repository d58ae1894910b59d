// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Thai. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'เข้าสู่ระบบ',
  wait: 'โปรดรอสักครู่…',
  done: 'คุณปิดหน้าต่างนี้ได้',
  closeWindow: 'ปิดหน้าต่างนี้แล้วเข้าสู่ระบบอีกครั้ง',
  invalidLink: 'เริ่มเข้าสู่ระบบจากที่นี่ไม่ได้ กลับไปที่แอปแล้วเข้าสู่ระบบอีกครั้ง',
}
