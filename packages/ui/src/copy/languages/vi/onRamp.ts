// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Vietnamese. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Không có ở khu vực của bạn',
    text: 'Các nhà cung cấp không bán token ở nơi bạn đang ở.',
  },
  unsupported: {
    title: 'Không có gì để mua trên mạng này',
    text: 'Hãy chuyển sang mạng khác để xem những gì bạn có thể mua.',
  },
  absent: {
    title: 'Không có ở đây',
    text: 'Ứng dụng này chưa có nhà cung cấp để mua.',
  },
  unavailable: {
    title: 'Hiện không thể mua',
    text: 'Không thể truy cập các nhà cung cấp. Vui lòng thử lại sau giây lát.',
  },
  retry: 'Thử lại',
  loading: 'Đang tải những gì bạn có thể mua',
  pay: 'Bạn trả',
  receive: 'Bạn nhận',
  currency: 'Loại tiền:',
  onNetwork: 'Trên {network}',
  limits: 'Từ {min} đến {max}',
  suggestions: 'Số tiền gợi ý',
  checks: {
    'add-amount': 'Từ {min} đến {max}',
    'incorrect-value': 'Nhập số tiền có tối đa hai chữ số thập phân',
    'below-min': 'Ít nhất {min}',
    'above-max': 'Tối đa {max}',
  },
  providers: 'Nhà cung cấp',
  best: 'Giá tốt nhất',
  fee: 'Phí {fee}',
  fees: 'Phí {fee}, trong đó phí mạng {networkFee}',
  feeUnknown: 'Đã bao gồm phí',
  feeLater: 'Nhà cung cấp hiện phí của họ',
  feeRange: 'Phí {min}–{max}%',
  estimate: 'Ước tính',
  noEstimate: 'Không có ước tính',
  noQuote: 'Không áp dụng cho số tiền này',
  quoteLoading: 'Đang lấy báo giá',
  estimates: {
    title: 'Không có giá hiện tại',
    text: 'Đây là giá ước tính. Nhà cung cấp hiện giá chính xác trước khi bạn thanh toán.',
  },
  failed: {
    title: 'Không dùng được {provider}',
    text: 'Không có khoản nào được thanh toán. Hãy chọn nhà cung cấp khác, hoặc thử lại.',
  },
  refresh: 'Giá cập nhật mỗi 30 giây.',
  refreshNow: 'Cập nhật giá ngay',
  note: 'Bạn thanh toán trên trang của nhà cung cấp, mở trong cửa sổ mới. Token được chuyển đến tài khoản đã kết nối của bạn.',
  purchases: 'Giao dịch mua của bạn',
  open: 'Đang tiến hành',
  tokens: 'Những gì bạn có thể mua',
  payments: 'Loại tiền để thanh toán',
  progress: {
    none: {
      title: 'Không có giao dịch mua',
      text: 'Các giao dịch mua của bạn trong trình duyệt này được liệt kê trong tài khoản.',
    },
    starting: { title: 'Đang mở {provider}', text: 'Đang lấy trang thanh toán.' },
    startFailed: {
      title: 'Không dùng được {provider}',
      text: 'Không có khoản nào được thanh toán. Hãy chọn nhà cung cấp khác, hoặc thử lại.',
    },
    waiting: {
      title: 'Tiếp tục bằng {provider}',
      text: 'Hãy thanh toán trong cửa sổ đã mở. Bạn có thể đóng cửa sổ này: giao dịch mua vẫn được theo dõi.',
    },
    blocked: {
      title: 'Trình duyệt đã chặn cửa sổ',
      text: 'Hãy mở trang của {provider} để thanh toán.',
    },
    untracked: {
      title: 'Tiếp tục bằng {provider}',
      text: 'Hãy thanh toán trong cửa sổ đã mở. Ứng dụng này không thể biết kết quả giao dịch mua.',
    },
    openPage: 'Mở trang thanh toán',
    again: 'Mở lại trang',
    copyLink: 'Sao chép liên kết',
    copied: 'Đã sao chép',
    statuses: {
      processing: { title: 'Đã nhận thanh toán', text: '{provider} đang gửi token cho bạn.' },
      completed: {
        title: 'Bạn đã nhận {amount}',
        text: 'Token đã ở trong tài khoản của bạn trên {network}.',
      },
      declined: {
        title: 'Thanh toán bị từ chối',
        text: 'Bạn không bị trừ tiền. Hãy thử thẻ hoặc nhà cung cấp khác.',
      },
      failed: { title: 'Mua thất bại', text: 'Hãy liên hệ {provider} nếu bạn đã bị trừ tiền.' },
      expired: {
        title: 'Giao dịch mua đã hết hạn',
        text: 'Giao dịch không được thanh toán kịp thời. Bạn không bị trừ tiền.',
      },
    },
    tryAgain: 'Mua lại',
  },
  activity: {
    empty: { title: 'Chưa có giao dịch mua', text: 'Những gì bạn mua trong trình duyệt này sẽ hiện ở đây.' },
    detail: '{paid} qua {provider}',
    statuses: {
      created: 'Chờ thanh toán',
      processing: 'Đang chuyển đến',
      completed: 'Đã nhận',
      declined: 'Bị từ chối',
      failed: 'Thất bại',
      expired: 'Đã hết hạn',
    },
  },
}
