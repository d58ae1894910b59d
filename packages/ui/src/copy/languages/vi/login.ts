// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Vietnamese. */
export const login: LoginCopy = {
  title: 'Đăng nhập hoặc kết nối',
  or: 'hoặc',
  step: 'Bước {step}/2',
  email: {
    label: 'Email',
    placeholder: 'Địa chỉ email của bạn',
    hint: 'Chúng tôi sẽ gửi mã qua email cho bạn. Trên thiết bị mới có hai bước nhanh: một liên kết, rồi đến mã.',
    submit: 'Tiếp tục bằng email',
    invalid: 'Hãy nhập địa chỉ email hợp lệ.',
    sending: 'Đang gửi email',
  },
  failures: {
    cooldown: { other: 'Vui lòng thử lại sau {count} giây' },
    locked: 'Nhập sai mã quá nhiều lần. Hãy bắt đầu lại để nhận mã mới.',
    'link-expired': 'Liên kết đã hết hạn. Hãy gửi liên kết khác.',
    unreachable: 'Không thể truy cập dịch vụ đăng nhập. Hãy kiểm tra kết nối mạng rồi thử lại.',
    'not-allowed': 'Trang web này chưa thiết lập đăng nhập. Hãy chọn cách kết nối khác.',
    refused: 'Thao tác không thành công.',
    unexpected: 'Đã xảy ra sự cố. Vui lòng thử lại.',
  },
  none: { title: 'Không có lượt đăng nhập', text: 'Hãy quay lại và chọn cách đăng nhập.' },
  startAgain: 'Bắt đầu lại',
  code: {
    prompt: {
      title: 'Nhập mã',
      text: 'Chúng tôi đã gửi mã 6 chữ số đến {email}. Mã có hiệu lực trong 10 phút.',
    },
    promptWithoutEmail: 'Chúng tôi đã gửi mã 6 chữ số qua email cho bạn. Mã có hiệu lực trong 10 phút.',
    label: 'Mã 6 chữ số',
    sending: 'Đang gửi mã khác',
    verifying: 'Đang kiểm tra mã',
    connecting: 'Đang mở ví của bạn',
    ended: 'Đăng nhập đã kết thúc',
    resend: 'Gửi mã khác',
    resendIn: 'Gửi mã khác sau {seconds} giây',
  },
  device: {
    waiting: {
      title: 'Hãy kiểm tra email',
      text: 'Hãy mở liên kết chúng tôi đã gửi đến {email} và xác nhận đó là bạn. Liên kết có hiệu lực trong 10 phút. Bước tiếp theo là mã.',
    },
    sending: 'Đang gửi liên kết khác',
    ended: 'Thiết bị chưa được duyệt',
    resend: 'Gửi liên kết khác',
    resendIn: 'Gửi liên kết khác sau {seconds} giây',
  },
  social: {
    continue: 'Tiếp tục bằng {provider}',
    more: 'Nhà cung cấp khác',
    passkey: 'Dùng khóa truy cập',
    wallets: 'Tiếp tục bằng ví',
    steps: {
      opening: { title: 'Đang mở {provider}', text: 'Một cửa sổ mới sẽ mở để đăng nhập.' },
      waiting: { title: 'Đăng nhập bằng {provider}', text: 'Hãy tiếp tục trong cửa sổ đã mở.' },
      blocked: {
        title: 'Cửa sổ đã bị chặn',
        text: 'Trình duyệt đã chặn cửa sổ của {provider}. Bạn có thể đăng nhập tại đây rồi quay lại trang này.',
      },
      leaving: { title: 'Đang mở {provider}', text: 'Bạn sẽ quay lại trang này sau khi đăng nhập.' },
      verifying: { title: 'Đang kiểm tra đăng nhập', text: 'Vui lòng đợi một lát.' },
      connecting: { title: 'Đang mở ví của bạn', text: 'Vui lòng đợi một lát.' },
    },
    continueHere: 'Tiếp tục tại đây',
    ended: 'Đăng nhập bằng {provider} thất bại',
    retry: 'Thử lại',
  },
  farcaster: {
    code: 'Mã QR để đăng nhập bằng Farcaster',
    preparing: 'Đang chuẩn bị đăng nhập',
    scan: 'Hãy quét mã bằng điện thoại và phê duyệt đăng nhập trong Farcaster.',
    open: {
      title: 'Phê duyệt trong Farcaster',
      text: 'Hãy phê duyệt đăng nhập trong ứng dụng rồi quay lại đây.',
    },
    openApp: 'Mở Farcaster',
    declined: {
      title: 'Đăng nhập bị từ chối',
      text: 'Hãy thử lại, hoặc quay lại và đăng nhập bằng cách khác.',
    },
    expired: {
      title: 'Đăng nhập đã hết hạn',
      text: 'Đăng nhập không được phê duyệt kịp thời. Vui lòng thử lại.',
    },
  },
  update: {
    label: 'Email mới',
    save: 'Lưu',
    unchanged: 'Đây là địa chỉ email hiện tại của bạn.',
    hint: 'Chúng tôi sẽ gửi một mã đến địa chỉ hiện tại và một mã đến địa chỉ mới của bạn.',
  },
  address: 'Email',
  settings: 'Cài đặt ví',
  approve: { title: 'Phê duyệt yêu cầu', text: 'Hãy kiểm tra yêu cầu trong cửa sổ phía trên cửa sổ này.' },
  openSettings: { title: 'Đang mở cài đặt', text: 'Cài đặt hiện trong cửa sổ phía trên cửa sổ này.' },
}
