// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Vietnamese. */
export const send: SendCopy = {
  unsupported: { title: 'Mạng không được hỗ trợ', text: 'Hãy chuyển sang mạng mà ứng dụng này hỗ trợ.' },
  amount: 'Số tiền',
  balance: 'Số dư: {balance}',
  max: 'Tối đa',
  maxNote: 'Toàn bộ, trừ phí mạng.',
  switchUnit: 'Nhập số tiền theo {amount}',
  owned: 'Bạn có {balance}',
  selectToken: 'Chọn token',
  token: 'Token:',
  to: 'Đến',
  address: 'Địa chỉ hoặc tên',
  paste: 'Dán',
  resolving: 'Đang tra cứu tên',
  retryName: 'Thử lại',
  nameProblems: {
    invalid: 'Đây không phải là tên hợp lệ.',
    'unusual-characters': 'Tên này có ký tự có thể trông giống ký tự khác. Hãy nhập địa chỉ.',
    'not-registered': 'Tên này chưa được đăng ký.',
    'no-address': 'Tên này không có địa chỉ trên mạng này.',
    unreachable: 'Dịch vụ của tên này không phản hồi.',
    untrusted: 'Dịch vụ của tên này đã gửi một phản hồi không xác thực. Hãy nhập địa chỉ.',
    unsupported: 'Không thể dùng những tên như thế này ở đây. Hãy nhập địa chỉ.',
  },
  recipientErrors: {
    format: 'Địa chỉ gồm 0x và 40 chữ cái hoặc chữ số.',
    checksum: 'Địa chỉ này có lỗi. Hãy sao chép lại.',
    'zero-address': 'Những gì gửi đến địa chỉ này sẽ bị mất.',
    'solana-format': 'Địa chỉ Solana gồm 32 đến 44 chữ cái và chữ số, và không có 0x.',
    'bitcoin-format': 'Đây không phải địa chỉ Bitcoin, hoặc có lỗi. Hãy sao chép lại.',
    'other-network': 'Địa chỉ này thuộc về mạng Bitcoin khác.',
    'unknown-version': 'Bitcoin chưa thể bảo vệ những gì gửi đến loại địa chỉ này.',
  },
  notices: {
    'own-address': { title: 'Đây là địa chỉ của bạn', text: 'Bạn sẽ gửi cho chính mình.' },
    'token-contract': {
      title: 'Đây là token, không phải ví',
      text: 'Những gì gửi đến hợp đồng của token thường sẽ bị mất.',
    },
    'look-alike': {
      title: 'Hãy kiểm tra địa chỉ',
      text: 'Địa chỉ này giống {address} trong hoạt động của bạn, nhưng là địa chỉ khác. Kẻ lừa đảo tạo ra những địa chỉ như vậy.',
    },
    'first-transfer': {
      title: 'Người nhận mới',
      text: 'Hoạt động gần đây của bạn không có lần chuyển nào đến địa chỉ này.',
    },
    'unusual-name': {
      title: 'Hãy kiểm tra tên',
      text: 'Tên có ký tự có thể trông giống ký tự khác. Hãy so địa chỉ với địa chỉ của người nhận.',
    },
  },
  check: {
    'select-token': 'Chọn token',
    'incorrect-value': 'Giá trị không đúng',
    'add-amount': 'Nhập số tiền',
    'insufficient-funds': 'Không đủ số dư',
    'add-address': 'Thêm địa chỉ',
    'resolving-name': 'Đang tra cứu tên',
    'invalid-address': 'Địa chỉ không hợp lệ',
    preview: 'Xem lại',
  },
  tokens: {
    heading: 'Token của bạn',
    empty: { title: 'Không có token để gửi', text: 'Tài khoản này không có token trên mạng này.' },
  },
  review: {
    none: { title: 'Không có gì để xem lại', text: 'Tài khoản hoặc mạng đã thay đổi.' },
    start: 'Bắt đầu lại',
    preparing: 'Đang đọc số dư và phí',
    failed: 'Không thể gửi',
    edit: 'Sửa',
    from: 'Từ',
    to: 'Đến',
    details: 'Chi tiết',
    fee: 'Phí mạng',
    speeds: { slow: 'Chậm', normal: 'Thường', fast: 'Nhanh' },
    sponsored: '{app} trả',
    sponsoredByApp: 'Ứng dụng này trả',
    upTo: 'Tối đa {fee}',
    total: 'Tổng',
    accountRent: 'Tài khoản token mới',
    accountRentNote: {
      title: 'Người nhận cần tài khoản token',
      text: 'Tài khoản được tạo cùng lệnh chuyển này, và bạn trả {amount}.',
    },
    walletFee: {
      title: 'Ví của bạn đặt phí',
      text: 'Phí ở đây là ước tính. Hãy kiểm tra phí trong ví của bạn.',
    },
    about: 'Khoảng {fee}',
    received: 'Người nhận được',
    rounding: 'Làm tròn, tối đa',
    takesFee: { title: 'Token này thu phí', text: 'Người nhận được ít hơn số bạn gửi.' },
    unverified: {
      title: 'Chưa biết kết quả',
      text: 'Mạng này không thể mô phỏng lệnh chuyển. Chỉ gửi token mà bạn tin tưởng.',
    },
    contract: {
      title: 'Người nhận là một hợp đồng',
      text: 'Hãy chắc chắn rằng hợp đồng chấp nhận token này trên mạng này.',
    },
    problems: {
      'insufficient-funds': { title: 'Không đủ số dư', text: 'Số dư thấp hơn số tiền.' },
      'insufficient-fee': {
        title: 'Không đủ để trả phí mạng',
        text: 'Hãy gửi ít hơn, chọn phí thấp hơn, hoặc nạp thêm tiền.',
      },
      'leaves-too-little': {
        title: 'Số còn lại sẽ quá ít',
        text: 'Tài khoản Solana giữ 0 SOL hoặc khoảng 0,0009 SOL. Hãy gửi tất cả, hoặc ít hơn.',
      },
      'recipient-minimum': {
        title: 'Quá ít cho tài khoản mới',
        text: 'Tài khoản của người nhận đang trống. Solana cần tài khoản có khoảng 0,0009 SOL.',
      },
      dust: { title: 'Số tiền quá nhỏ', text: 'Mạng Bitcoin không chuyển tiếp số tiền nhỏ như vậy.' },
      'wallet-sets-fee': {
        title: 'Nhập số tiền',
        text: 'Ví của bạn tự đặt phí, nên không thể gửi toàn bộ từ đây.',
      },
      'to-program': { title: 'Đây là một chương trình', text: 'Những gì gửi đến chương trình sẽ bị mất.' },
      'to-token-account': {
        title: 'Đây là token, không phải ví',
        text: 'Hãy hỏi địa chỉ ví của người nhận.',
      },
      'memo-required': {
        title: 'Người nhận cần ghi chú',
        text: 'Tài khoản đó chỉ nhận lệnh chuyển có ghi chú, và không thể thêm ghi chú ở đây.',
      },
      'confidential-only': {
        title: 'Người nhận chỉ nhận lệnh chuyển bảo mật',
        text: 'Không thể thực hiện lệnh chuyển này ở đây.',
      },
      frozen: {
        title: 'Token này bị đóng băng',
        text: 'Bên phát hành đã đóng băng tài khoản của bạn hoặc của người nhận đối với token này.',
      },
      'non-transferable': {
        title: 'Không thể gửi token này',
        text: 'Token ở lại trong tài khoản đang giữ nó.',
      },
      paused: { title: 'Token này đang tạm dừng', text: 'Bên phát hành đã dừng mọi lệnh chuyển.' },
      'transfer-hook': {
        title: 'Không thể gửi token này ở đây',
        text: 'Mỗi lần chuyển chạy một chương trình của bên phát hành, và chương trình này không được hỗ trợ.',
      },
    },
    moved: {
      title: 'Tên có địa chỉ mới',
      text: 'Địa chỉ đã thay đổi sau khi bạn xem lại. Hãy hỏi người nhận trước khi gửi. Không có gì được gửi.',
    },
    declined: { title: 'Yêu cầu bị từ chối', text: 'Không có gì được gửi.' },
    send: 'Gửi',
    checking: { title: 'Đang kiểm tra', text: 'Đang đối chiếu giao dịch với mạng.' },
    signing: { title: 'Phê duyệt trong {wallet}', text: 'Ví của bạn hiện cùng số tiền và địa chỉ.' },
    sentTitles: {
      pending: 'Đang gửi {amount} đến {recipient}',
      confirmed: 'Đã gửi {amount} đến {recipient}',
      failed: 'Chuyển thất bại',
      replaced: 'Lệnh chuyển đã bị thay thế',
      dropped: 'Chưa thực hiện chuyển',
    },
  },
  sent: {
    texts: {
      pending: 'Bạn có thể đóng cửa sổ này. Việc chuyển vẫn tiếp tục trên mạng.',
      confirmed: 'Đã xác nhận trên {network}.',
      failed: 'Chỉ phí mạng đã được trả.',
      replaced: 'Một giao dịch khác của tài khoản bạn đã thay thế.',
      dropped: 'Mạng không còn biết giao dịch này.',
    },
    done: 'Xong',
  },
}
