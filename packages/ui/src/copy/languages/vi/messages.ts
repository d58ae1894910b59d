// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Hãy báo cho chủ sở hữu trang web này.'
const invalidRequest = {
  text: 'Trang web này đã đưa ra một yêu cầu không hợp lệ.',
  advice: 'Không có gì được gửi đến ví của bạn.',
}
const unreachable = 'Hãy kiểm tra kết nối mạng rồi thử lại.'

/** The texts of errors, snackbar messages and alerts in Vietnamese. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Đã xảy ra sự cố' },
    aborted: { text: 'Yêu cầu đã bị hủy bỏ' },
    'user-rejected': { text: 'Yêu cầu đã bị từ chối trong ví của bạn.' },
    'action-ignored': { text: 'Hiện không thể thực hiện việc này.' },
    'wallet-request': { text: 'Ví của bạn không thể thực hiện việc này.' },
    'wallet-response': {
      text: 'Ví của bạn đã gửi một phản hồi không dùng được.',
      advice: 'Hãy cập nhật ví, hoặc chọn ví khác.',
    },
    'wallet-not-found': {
      text: 'Không tìm thấy ví này.',
      advice: 'Hãy cài đặt ví, hoặc chọn ví khác.',
    },
    'chain-not-supported': {
      text: 'Mạng không được hỗ trợ',
      advice: 'Hãy thêm mạng này vào ví, hoặc chọn mạng khác.',
    },
    'method-not-supported': { text: 'Ví của bạn không hỗ trợ thao tác này.' },
    'not-connected': { text: 'Chưa có ví nào được kết nối.', advice: 'Hãy kết nối ví trước.' },
    'sign-in': {
      text: 'Ứng dụng này không thể đăng nhập cho bạn.',
      advice: 'Hãy thử lại. Nếu vẫn không được, hãy liên hệ ứng dụng để được trợ giúp.',
    },
    'not-logged-in': { text: 'Bạn chưa đăng nhập.', advice: 'Hãy đăng nhập rồi thử lại.' },
    'session-changed': {
      text: 'Ví, tài khoản hoặc mạng của bạn đã thay đổi trước khi yêu cầu được gửi.',
      advice: 'Không có gì được ký hoặc gửi. Hãy kiểm tra yêu cầu rồi thử lại.',
    },
    'session-ended': { text: 'Phiên đã hết hạn', advice: 'Hãy kết nối lại ví.' },
    'account-not-found': {
      text: 'Không tìm thấy tài khoản này.',
      advice: 'Hãy chọn tài khoản trong ví, hoặc kết nối lại ví.',
    },
    disconnect: { text: 'Không thể ngắt kết nối' },
    'relay-unreachable': { text: 'Không thể truy cập dịch vụ kết nối.', advice: unreachable },
    'relay-not-configured': { text: 'Trang web này chưa thiết lập ví trên thiết bị khác.' },
    'service-unreachable': { text: 'Không thể truy cập danh mục ví.', advice: unreachable },
    'service-response': {
      text: 'Danh mục ví đã gửi một phản hồi không dùng được.',
      advice: 'Vui lòng thử lại sau.',
    },
    'balance-unavailable': { text: 'Không có số dư token', advice: 'Hãy thử lại sau 30 giây.' },
    'nfts-unavailable': { text: 'Không lấy được NFT', advice: 'Hãy thử lại sau 30 giây.' },
    'transactions-unavailable': { text: 'Không lấy được giao dịch', advice: 'Hãy thử lại sau 30 giây.' },
    'invalid-send': { text: 'Lệnh chuyển chưa đầy đủ.' },
    'invalid-swap': { text: 'Lệnh hoán đổi chưa đầy đủ.' },
    'simulation-unavailable': {
      text: 'Mạng này không thể kiểm tra giao dịch.',
      advice: 'Không có gì được ký. Hãy thử lại, hoặc dùng mạng khác.',
    },
    'swap-network': { text: 'Mạng không hỗ trợ hoán đổi' },
    'swap-price-changed': {
      text: 'Giá đã thay đổi.',
      advice: 'Giá mới bất lợi hơn giá đã hiện. Không có gì được ký. Hãy xem giá mới.',
    },
    'review-changed': { text: 'Các con số đã thay đổi.', advice: 'Hãy xem lại rồi gửi lần nữa.' },
    'simulation-reverted': {
      text: 'Hợp đồng sẽ từ chối lệnh chuyển này.',
      advice: 'Không có gì được gửi. Có thể token hoặc người nhận không cho phép.',
    },
    'transaction-mismatch': { text: 'Giao dịch khác với nội dung đã xem lại. Không có gì được gửi.' },
    'receipt-timeout': {
      text: 'Giao dịch chưa được xác nhận.',
      advice: 'Giao dịch vẫn có thể được xác nhận. Hãy tra cứu trước khi gửi lại.',
    },
    'blockhash-expired': {
      text: 'Giao dịch đã hết hạn trước khi được xác nhận.',
      advice: 'Không có gì được gửi. Bạn có thể yên tâm gửi lại.',
    },
    'network-not-found': { text: 'Không tìm thấy mạng', advice: 'Hãy chọn mạng khác.' },
    'invalid-project-id': {
      text: 'ID dự án không hợp lệ',
      advice: 'Hãy đặt tùy chọn `projectId` thành ID do đơn vị vận hành máy chủ chuyển tiếp cấp.',
    },
    'origin-not-allowed': {
      text: 'Cấu hình ứng dụng không hợp lệ',
      advice: 'Hãy thêm nguồn gốc này vào các nguồn gốc được phép của dự án tại máy chủ chuyển tiếp.',
    },
    'adapter-not-found': { text: 'Không tìm thấy bộ điều hợp', advice: tellOwner },
    'provider-missing': { text: 'Trang web này chưa được thiết lập đúng.', advice: tellOwner },
    config: { text: 'Trang web này chưa được thiết lập đúng.', advice: tellOwner },
    'invalid-address': { text: 'Địa chỉ này không hợp lệ trên mạng này.', advice: 'Hãy kiểm tra địa chỉ.' },
    'invalid-amount': { text: 'Không thể gửi số tiền này.', advice: 'Hãy kiểm tra số tiền.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} đang mở một yêu cầu. Hãy trả lời yêu cầu đó rồi thử lại.',
    4100: '{wallet} không cho phép trang web này dùng tài khoản của bạn. Hãy kết nối lại.',
    4900: '{wallet} đang ngoại tuyến. Hãy kiểm tra kết nối mạng rồi thử lại.',
    4901: '{wallet} không thể truy cập mạng này. Hãy chọn mạng khác, hoặc thử lại sau.',
  },
  anyWallet: 'Ví của bạn',
  waiting: {
    title: 'Không có gì mở ra?',
    extension:
      'Hãy tìm biểu tượng {wallet} trên thanh công cụ của trình duyệt; cũng có thể có cửa sổ nằm sau cửa sổ này.',
    'in-app-browser':
      'Hãy tìm yêu cầu phía trên trang này. Mở khóa {wallet} nếu đang khóa, hoặc tải lại trang này.',
    window:
      'Có thể có cửa sổ nằm sau cửa sổ này, hoặc trình duyệt đã chặn cửa sổ đó. Hãy cho phép cửa sổ bật lên cho trang web này.',
    device: 'Hãy mở khóa thiết bị có {wallet} và tìm yêu cầu ở đó.',
    app: 'Hãy kiểm tra {wallet} đã được cài đặt trên thiết bị này, rồi mở lại.',
    website: 'Có thể trình duyệt đã chặn thẻ mới. Hãy cho phép cửa sổ bật lên cho trang web này, rồi mở lại.',
  },
  oneClick: {
    scan: 'Hãy quét mã này bằng {wallet} để kết nối và đăng nhập bằng ví.',
    scanAny: 'Hãy quét mã này bằng một ví để kết nối và đăng nhập bằng ví.',
    open: 'Hãy kết nối và đăng nhập bằng ví ở đó rồi quay lại.',
    authenticating: { title: 'Đang xác thực…', text: 'Ứng dụng đang kiểm tra chữ ký của bạn.' },
  },
  networkFailures: {
    unreachable: { text: 'Không thể truy cập mạng', advice: unreachable },
    failed: { text: 'Mạng hiện không phản hồi được', advice: 'Vui lòng thử lại sau giây lát.' },
    limited: { text: 'Mạng đang bận', advice: 'Mạng nhận quá nhiều yêu cầu. Vui lòng thử lại sau giây lát.' },
    refused: { text: 'Mạng đã từ chối yêu cầu' },
    unsupported: {
      text: 'Tính năng này không có trên mạng này',
      advice: 'Hãy chọn mạng khác, hoặc báo cho chủ sở hữu trang web này.',
    },
    'wrong-chain': { text: 'Mạng này chưa được thiết lập đúng trên trang web này', advice: tellOwner },
    disagreed: {
      text: 'Mạng đưa ra các phản hồi khác nhau',
      advice: 'Không có gì được gửi. Vui lòng thử lại sau giây lát.',
    },
  },
  serviceBusy: { text: 'Danh mục ví đang bận.', advice: 'Vui lòng thử lại sau giây lát.' },
  snackbar: {
    'transaction-started': 'Giao dịch đã bắt đầu',
    'transaction-failed': 'Giao dịch thất bại',
    'swap-arrived': 'Hoán đổi đã đến trên {network}',
    'swap-partial': 'Token hoặc số lượng khác đã đến trên {network}',
    'swap-refunded': 'Hoán đổi sang {network} đã được hoàn tiền',
    'swap-not-arrived': 'Hoán đổi sang {network} thất bại',
    'balance-unavailable': 'Không có số dư token',
    'request-completed-late': 'Yêu cầu hoàn tất sau khi đã hủy',
    disconnect: 'Không thể ngắt kết nối',
    'session-ended': 'Phiên đã hết hạn',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'Chưa cấu hình ID dự án: Tùy chọn `projectId` đang trống. Hãy đặt thành một tên cho ứng dụng của bạn, chẳng hạn `my-dapp`. Nếu máy chủ chuyển tiếp hoặc cổng của bạn có danh sách dự án, hãy đặt thành ID trong đó.',
    INVALID_PROJECT_ID:
      'ID dự án không hợp lệ: Máy chủ chuyển tiếp không biết ID dự án của trang này. Hãy đặt tùy chọn `projectId` thành ID do đơn vị vận hành máy chủ chuyển tiếp cấp.',
    INVALID_APP_CONFIGURATION:
      'Cấu hình ứng dụng không hợp lệ: Máy chủ chuyển tiếp không cho phép nguồn gốc của trang này. Hãy thêm nguồn gốc này vào các nguồn gốc được phép của dự án tại máy chủ chuyển tiếp.',
    SWITCH_NETWORK_NOT_FOUND:
      'Không tìm thấy mạng: Trang này đã thử chuyển sang một mạng không có trong tùy chọn `networks`. Hãy thêm mạng đó vào.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Không tìm thấy địa chỉ hoặc trình kết nối xác thực: Trang này đã thử đăng ký tên khi chưa có tài khoản. Hãy kết nối một tài khoản trên mạng EVM trước.',
    IFRAME_LOAD_FAILED:
      'Không thể tải thành phần đăng nhập bằng email: Khung đăng nhập không tải được. Hãy kiểm tra URL của khung và `frame-src` của trang này.',
    IFRAME_REQUEST_TIMEOUT: 'Đã xảy ra sự cố khi khởi tạo xác thực: Khung đăng nhập không phản hồi kịp thời.',
    UNVERIFIED_DOMAIN:
      'Khung đăng nhập không được cung cấp cho trang này. Hãy thêm nguồn gốc của trang vào các nguồn gốc được phép của dự án tại máy chủ của khung, hoặc sửa ID dự án.',
  },
}
