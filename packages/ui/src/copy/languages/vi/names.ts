// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Vietnamese. */
export const names: NamesCopy = {
  choose: {
    title: 'Nhận tên',
    text: 'Tên dễ đọc hơn địa chỉ. Người khác có thể gửi đến tên, và các ứng dụng hiện tên đó.',
    action: 'Chọn tên',
  },
  unavailable: {
    title: 'Không có tên',
    text: 'Mạng này hoặc ứng dụng này không có tên để đăng ký.',
  },
  label: 'Tên',
  placeholder: 'tencuaban',
  checks: {
    empty: 'Ít nhất 4 chữ cái, chữ số hoặc dấu gạch nối.',
    'too-short': 'Ít nhất 4 ký tự.',
    'too-long': 'Tối đa 64 ký tự.',
    characters: 'Chỉ dùng chữ cái từ a đến z, chữ số và dấu gạch nối ở giữa.',
    checking: 'Đang kiểm tra tên',
    taken: 'Tên này đã có người dùng.',
    available: 'Có thể dùng {name}.',
    failed: 'Lỗi khi lấy gợi ý tên. Vui lòng thử lại.',
  },
  suggestions: 'Tên có thể dùng',
  register: 'Đăng ký tên',
  note: 'Bạn ký một tin nhắn. Việc này miễn phí.',
  declined: { title: 'Yêu cầu bị từ chối', text: 'Không có gì được đăng ký.' },
  failed: 'Lỗi khi đăng ký tên {name}',
  failedText: 'Vui lòng thử lại sau giây lát.',
  none: {
    title: 'Không có lượt đăng ký',
    text: 'Tài khoản đã thay đổi, hoặc không có tên nào đang được đăng ký.',
  },
  signing: { title: 'Ký trong {wallet}', text: 'Hãy ký tin nhắn có tên của bạn. Việc này miễn phí.' },
  registering: { title: 'Đang đăng ký {name}', text: 'Vui lòng đợi một lát.' },
  registered: {
    title: '{name} là của bạn',
    text: 'Các ứng dụng hiện tên này cho tài khoản, và người khác có thể gửi đến tên này.',
    action: 'Bắt đầu',
  },
}
