// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Korean. */
export const permissions: PermissionCopy = {
  allows: '허용하는 것',
  excludes: '여전히 불가능한 것',
  end: '종료 방법',
  howToEnd:
    '그 날짜 전에도 권한을 종료할 수 있습니다. 이 사이트의 권한 목록에서 철회하세요. 철회는 내 계정의 트랜잭션입니다. 확정될 때까지 권한이 사용될 수 있습니다.',
  sentences: {
    actsAlone: '{origin} 사이트는 아래 세션 계정으로 다시 묻지 않고 내 계정을 사용할 수 있습니다.',
    calls: '다음 메서드를 어떤 내용으로든 호출할 수 있습니다: {methods}. 컨트랙트: {targets}.',
    callsLimited: '최대 호출 횟수: {count}.',
    callsUnlimited: '호출 횟수에 한도가 없습니다.',
    callsWithValue: '호출할 때마다 최대 {amount}까지 보낼 수 있습니다.',
    callsWithoutValue: '호출로 {symbol} 자산을 보낼 수 없습니다.',
    ends: '{date}에 종료됩니다.',
    mostInTotal: '종료될 때까지 총 {amount}까지입니다.',
    noAccountChange: '내 계정, 계정의 복구 방법, 다른 권한을 변경할 수 없습니다.',
    noCalls: '다른 컨트랙트를 호출하거나 다른 사람이 내 토큰을 사용하게 할 수 없습니다.',
    noOtherCalls: '다른 컨트랙트나 다른 메서드를 호출할 수 없습니다.',
    noOtherRecipients: '다른 계정으로 보낼 수 없습니다.',
    noOtherTokens: '그 이상의 금액, 다른 토큰, NFT를 보낼 수 없습니다.',
    periodAny: '{period} 기간마다 최대 {amount}까지 어떤 계정으로든 보낼 수 있습니다.',
    periodTo: '{period} 기간마다 최대 {amount}까지 다음 계정으로만 보낼 수 있습니다: {recipients}.',
    starts: '{date}에 시작됩니다.',
    totalAny: '총 {amount}까지 어떤 계정으로든 보낼 수 있습니다.',
    totalTo: '총 {amount}까지 다음 계정으로만 보낼 수 있습니다: {recipients}.',
  },
  baseUnits: '알 수 없는 토큰의 기본 단위 {amount}',
  problems: {
    chain_unsupported: '이 네트워크에서는 권한을 지원하지 않습니다.',
    expiry_invalid:
      '권한에는 만료 시각이 하나 있어야 합니다. 초 단위로, 현재 이후이면서 366일 이내여야 합니다.',
    one_permission: '권한은 한 번에 하나씩 요청하세요.',
    permission_invalid: '올바르지 않은 권한입니다.',
    permission_unsupported: '네트워크가 강제할 수 없는 권한입니다.',
    rule_unsupported: '권한의 조건 중 지원되지 않는 것이 있습니다. 제외하세요.',
    session_key_invalid:
      '세션 키는 체크섬이 올바른 EVM 주소여야 하며, 사용자의 계정이나 그 컨트랙트와 다른 계정이어야 합니다.',
    signer_unsupported: '서명자의 유형은 “account”여야 하며 주소만 있어야 합니다.',
  },
}
