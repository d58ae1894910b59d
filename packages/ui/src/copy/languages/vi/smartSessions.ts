// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Vietnamese. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Quyền',
  tabs: { active: 'Hiệu lực', expired: 'Đã hết hạn', revoked: 'Đã thu hồi' },
  absent: { title: 'Không có ở đây', text: 'Ứng dụng này chưa có quyền nào trên {network}.' },
  empty: {
    active: {
      title: 'Không có quyền hiệu lực',
      text: 'Khi bạn cho phép ứng dụng này hành động thay bạn trong giới hạn, bạn sẽ thấy ở đây.',
    },
    expired: { title: 'Không có quyền đã hết hạn', text: 'Các quyền đã kết thúc sẽ hiện ở đây.' },
    revoked: { title: 'Không có quyền đã thu hồi', text: 'Các quyền bạn đã lấy lại sẽ hiện ở đây.' },
  },
  inTotal: 'Gửi tổng cộng tối đa {amount}',
  perPeriod: 'Gửi tối đa {amount} mỗi {period}',
  units: '{amount} đơn vị cơ sở của một token',
  calls: 'Gọi hợp đồng',
  other: 'Quyền “{type}”',
  until: 'Đến {date}',
  details: {
    sessionKey: 'Khóa của ứng dụng',
    allowed: 'Quyền hạn',
    token: 'Token',
    recipients: 'Người nhận',
    contracts: 'Hợp đồng',
    methods: 'Phương thức',
    network: 'Mạng',
    granted: 'Đã cấp',
    starts: 'Bắt đầu',
    ends: 'Kết thúc',
    revoked: 'Đã thu hồi',
  },
  anyRecipient: 'Bất kỳ tài khoản nào',
  revoke: 'Thu hồi',
  revoking: 'Xác nhận trong ví',
  unconfirmed: { title: 'Đang thu hồi…', text: 'Khóa vẫn có thể dùng quyền này cho đến khi mạng xác nhận.' },
  reported: {
    title: 'Được cấp ở nơi khác',
    text: 'Trình duyệt này không cấp quyền này. Nội dung quyền do máy chủ của ứng dụng này cung cấp. Hãy thu hồi nếu bạn không biết quyền này.',
  },
  failed: { title: 'Chưa thu hồi', text: 'Quyền này vẫn có thể được dùng. Vui lòng thử lại.' },
}
