// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Vietnamese. */
export const buttons: ButtonCopy = {
  lang: 'vi',
  dir: 'ltr',
  connect: 'Kết nối ví',
  connecting: 'Đang kết nối',
  account: 'Tài khoản {account}',
  selectNetwork: 'Chọn mạng',
  switchNetwork: 'Đổi mạng',
  network: 'Mạng: {network}',
  loadFailure: {
    title: 'Không thể tải nội dung này',
    text: 'Hãy kiểm tra kết nối mạng, hoặc tải lại trang này nếu trang đã mở một lúc lâu.',
    retry: 'Thử lại',
    close: 'Đóng',
  },
}
