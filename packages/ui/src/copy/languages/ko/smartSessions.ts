// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Korean. */
export const smartSessions: SmartSessionsCopy = {
  label: '권한',
  tabs: { active: '활성', expired: '만료됨', revoked: '철회됨' },
  absent: { title: '여기서는 사용할 수 없습니다', text: '이 앱에는 아직 {network}의 권한이 없습니다.' },
  empty: {
    active: {
      title: '활성 권한이 없습니다',
      text: '이 앱이 한도 안에서 대신 작업하도록 허용하면 여기에 표시됩니다.',
    },
    expired: { title: '만료된 권한이 없습니다', text: '기간이 끝난 권한이 여기에 표시됩니다.' },
    revoked: { title: '철회된 권한이 없습니다', text: '철회한 권한이 여기에 표시됩니다.' },
  },
  inTotal: '총 {amount}까지 보내기',
  perPeriod: '{period}마다 {amount}까지 보내기',
  units: '토큰 기본 단위 {amount}',
  calls: '컨트랙트 호출',
  other: '권한 “{type}”',
  until: '{date}까지',
  details: {
    sessionKey: '앱의 키',
    allowed: '허용 범위',
    token: '토큰',
    recipients: '받는 사람',
    contracts: '컨트랙트',
    methods: '메서드',
    network: '네트워크',
    granted: '부여',
    starts: '시작',
    ends: '종료',
    revoked: '철회',
  },
  anyRecipient: '모든 계정',
  revoke: '철회',
  revoking: '지갑에서 확인하세요',
  unconfirmed: {
    title: '철회하는 중…',
    text: '네트워크에서 확정될 때까지 이 키로 권한을 사용할 수 있습니다.',
  },
  reported: {
    title: '다른 곳에서 부여됨',
    text: '이 브라우저에서 부여한 권한이 아닙니다. 허용 내용은 이 앱의 서버가 알려 준 것입니다. 모르는 권한이면 철회하세요.',
  },
  failed: { title: '철회되지 않았습니다', text: '권한을 아직 사용할 수 있습니다. 다시 시도하세요.' },
}
