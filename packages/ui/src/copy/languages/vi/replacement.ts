// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Vietnamese. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Tăng tốc', cancel: 'Hủy giao dịch' },
  obstacles: {
    'not-tracked': 'Giao dịch này không do ứng dụng này gửi. Bạn có thể thay thế trong ví.',
    'not-pending': 'Giao dịch này không còn chờ nữa.',
    solana:
      'Giao dịch trên Solana không thể thay thế. Chúng được xác nhận hoặc hết hạn trong khoảng hai phút.',
    bip122: 'Bạn có thể tăng phí của giao dịch này trong ví, nếu ví hỗ trợ.',
    'other-account': 'Chỉ tài khoản đã gửi giao dịch này có thể thay thế.',
    'other-network': 'Hãy chuyển ví sang mạng của giao dịch này để thay thế.',
    'smart-account': 'Giao dịch của tài khoản thông minh chỉ có thể thay thế trong ví của bạn.',
    'nonce-unknown': 'Mạng chưa hiện giao dịch này, nên chưa thể thay thế.',
    'long-data': 'Giao dịch này quá dài để gửi lại từ đây. Chỉ có thể hủy.',
  },
  outcomes: {
    repriced: 'Đã tăng tốc',
    cancelled: 'Đã hủy',
    replaced: 'Đã thay thế',
    dropped: 'Đã bị loại',
  },
  replacedBy: 'Thay thế bởi',
  copyReplacedBy: 'Sao chép ID giao dịch thay thế',
  otherNonce: {
    title: 'Giao dịch này không thay thế gì',
    text: 'Ví của bạn đã gửi nó như giao dịch thứ hai. Giao dịch trước cũng có thể được xác nhận.',
  },
  none: {
    title: 'Không có gì để thay thế',
    text: 'Giao dịch không còn chờ nữa, hoặc tài khoản hay mạng đã thay đổi.',
  },
  showActivity: 'Hiện hoạt động',
  preparing: 'Đang đọc giao dịch và phí',
  failed: 'Không thể thay thế',
  notReplaceable: 'Giao dịch không còn chờ nữa, hoặc chỉ ví của bạn có thể thay thế.',
  settled: { title: 'Không còn chờ nữa', text: 'Không còn gì để thay thế. Không có gì được gửi.' },
  explain: {
    'speed-up':
      'Gửi lại cùng giao dịch với phí cao hơn. Chỉ một trong hai giao dịch có thể được xác nhận, nên bạn chỉ trả một lần.',
    cancel:
      'Thay vào đó, gửi giao dịch có giá trị 0 đến chính tài khoản của bạn. Bạn trả phí này. Nếu giao dịch đầu được xác nhận trước, nó vẫn có hiệu lực.',
  },
  original: 'Giao dịch',
  contractCall: 'Gọi hợp đồng',
  deployment: 'Hợp đồng mới',
  currentFee: 'Phí hiện tại',
  newFee: 'Phí mạng mới',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Không đủ để trả phí mạng',
    text: 'Hãy chọn phí thấp hơn, hoặc nạp thêm tiền.',
  },
  keepWaiting: 'Tiếp tục chờ',
  showTransaction: 'Hiện giao dịch',
  signing: {
    title: 'Phê duyệt trong {wallet}',
    text: 'Hãy kiểm tra ví của bạn hiện nonce {nonce}. Với nonce khác, ví sẽ gửi giao dịch thứ hai.',
  },
  sent: {
    title: 'Đã gửi giao dịch thay thế',
    text: 'Hoạt động của bạn cho biết giao dịch nào được xác nhận.',
  },
}
