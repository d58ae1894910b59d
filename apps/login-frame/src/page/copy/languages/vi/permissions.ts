// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Vietnamese. */
export const permissions: PermissionCopy = {
  allows: 'Những gì bạn cho phép',
  excludes: 'Những gì vẫn không thể',
  end: 'Cách kết thúc',
  howToEnd:
    'Bạn có thể kết thúc quyền trước ngày đó: hãy thu hồi trong danh sách quyền trên trang web này. Việc thu hồi là một giao dịch của tài khoản bạn. Cho đến khi giao dịch được xác nhận, quyền vẫn có thể được dùng.',
  sentences: {
    actsAlone: '{origin} có thể dùng tài khoản của bạn qua tài khoản phiên bên dưới mà không hỏi lại bạn.',
    calls: 'Trang web có thể gọi các phương thức sau, với nội dung bất kỳ: {methods}. Hợp đồng: {targets}.',
    callsLimited: 'Số lệnh gọi tối đa: {count}.',
    callsUnlimited: 'Số lệnh gọi không bị giới hạn.',
    callsWithValue: 'Mỗi lệnh gọi có thể gửi tối đa {amount}.',
    callsWithoutValue: 'Các lệnh gọi không thể gửi {symbol}.',
    ends: 'Quyền kết thúc vào {date}.',
    mostInTotal: 'Cho đến khi kết thúc, tổng cộng tối đa là {amount}.',
    noAccountChange: 'Trang web không thể thay đổi tài khoản của bạn, cách khôi phục hoặc các quyền khác.',
    noCalls: 'Trang web không thể gọi hợp đồng khác, và không thể cho người khác chi tiêu token của bạn.',
    noOtherCalls: 'Trang web không thể gọi hợp đồng khác hoặc phương thức khác.',
    noOtherRecipients: 'Trang web không thể gửi đến tài khoản khác.',
    noOtherTokens: 'Trang web không thể gửi nhiều hơn mức đó, hoặc gửi token hay NFT khác.',
    periodAny: 'Trang web có thể gửi tối đa {amount} trong mỗi {period}, đến bất kỳ tài khoản nào.',
    periodTo: 'Trang web có thể gửi tối đa {amount} trong mỗi {period}, chỉ đến {recipients}.',
    starts: 'Quyền bắt đầu vào {date}.',
    totalAny: 'Trang web có thể gửi tổng cộng tối đa {amount}, đến bất kỳ tài khoản nào.',
    totalTo: 'Trang web có thể gửi tổng cộng tối đa {amount}, chỉ đến {recipients}.',
  },
  baseUnits: '{amount} đơn vị cơ sở của một token không xác định',
  problems: {
    chain_unsupported: 'Mạng này không hỗ trợ quyền.',
    expiry_invalid:
      'Quyền phải có một thời điểm hết hạn tính bằng giây, ở tương lai và tối đa 366 ngày kể từ bây giờ.',
    one_permission: 'Hãy yêu cầu mỗi lần một quyền.',
    permission_invalid: 'Quyền không hợp lệ.',
    permission_unsupported: 'Mạng không thể thực thi quyền này.',
    rule_unsupported: 'Một điều kiện của quyền không được hỗ trợ. Hãy bỏ điều kiện đó.',
    session_key_invalid:
      'Khóa phiên phải là địa chỉ EVM có mã kiểm tra hợp lệ, và khác với tài khoản của người dùng cùng các hợp đồng của tài khoản đó.',
    signer_unsupported: 'Bên ký phải có loại "account", chỉ với một địa chỉ.',
  },
}
