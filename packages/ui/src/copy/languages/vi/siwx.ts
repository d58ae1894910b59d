// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Vietnamese. */
export const siwx: SiwxCopy = {
  checking: 'Đang kiểm tra đăng nhập bằng ví',
  ready: {
    title: 'Đăng nhập {app} bằng ví',
    text: 'Hãy ký tin nhắn này trong {wallet} để chứng minh tài khoản là của bạn. Việc này miễn phí và không chuyển gì đi.',
  },
  siwe: {
    title: '{app} cần kết nối với ví của bạn',
    text: 'Hãy ký tin nhắn này để chứng minh bạn sở hữu ví này và tiếp tục. Việc này miễn phí và không chuyển gì đi.',
  },
  anyApp: 'Đăng nhập bằng ví',
  required: 'Nếu hủy, ví của bạn sẽ bị ngắt kết nối.',
  message: 'Tin nhắn cần ký',
  preparing: 'Đang chuẩn bị tin nhắn',
  signing: {
    title: 'Ký trong {wallet}',
    text: 'Hãy kiểm tra ví của bạn hiện tin nhắn này, rồi phê duyệt.',
  },
  verifying: { title: 'Đang đăng nhập', text: 'Ứng dụng đang kiểm tra chữ ký của bạn.' },
  declined: { title: 'Chữ ký bị từ chối', text: 'Bạn chưa đăng nhập bằng ví. Hãy thử lại để tiếp tục.' },
  failed: 'Không thể đăng nhập',
  undeployed: {
    title: 'Không thể xác minh chữ ký của bạn',
    text: 'Nếu đây là tài khoản thông minh, nó chưa hoạt động trên mạng này. Hãy thực hiện giao dịch đầu tiên bằng {wallet} rồi thử lại.',
  },
  smartAccount: 'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
  verified: 'Bạn đã đăng nhập bằng ví',
  sign: 'Ký',
  retry: 'Thử lại',
  cancel: 'Hủy',
}
