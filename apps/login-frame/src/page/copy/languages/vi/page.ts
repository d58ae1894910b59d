// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Vietnamese. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Đăng nhập',
  wait: 'Vui lòng đợi…',
  done: 'Bạn có thể đóng cửa sổ này.',
  closeWindow: 'Hãy đóng cửa sổ này và đăng nhập lại.',
  invalidLink: 'Không thể bắt đầu đăng nhập ở đây. Hãy quay lại ứng dụng và đăng nhập lại.',
}
