// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = '이 사이트의 운영자에게 알려 주세요.'
const invalidRequest = {
  text: '이 사이트가 올바르지 않은 요청을 했습니다.',
  advice: '지갑으로 아무것도 전송되지 않았습니다.',
}
const unreachable = '연결을 확인한 다음 다시 시도하세요.'

/** The texts of errors, snackbar messages and alerts in Korean. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: '문제가 발생했습니다' },
    aborted: { text: '요청이 중단되었습니다' },
    'user-rejected': { text: '지갑에서 요청이 거부되었습니다.' },
    'action-ignored': { text: '지금은 이 작업을 할 수 없습니다.' },
    'wallet-request': { text: '지갑이 이 작업을 처리하지 못했습니다.' },
    'wallet-response': {
      text: '지갑이 사용할 수 없는 응답을 보냈습니다.',
      advice: '지갑을 업데이트하거나 다른 지갑을 선택하세요.',
    },
    'wallet-not-found': {
      text: '이 지갑을 찾을 수 없습니다.',
      advice: '설치하거나 다른 지갑을 선택하세요.',
    },
    'chain-not-supported': {
      text: '지원하지 않는 네트워크입니다',
      advice: '지갑에 네트워크를 추가하거나 다른 네트워크를 선택하세요.',
    },
    'method-not-supported': { text: '지갑이 이 작업을 지원하지 않습니다.' },
    'not-connected': { text: '연결된 지갑이 없습니다.', advice: '먼저 지갑을 연결하세요.' },
    'sign-in': {
      text: '이 앱에 서명 로그인하지 못했습니다.',
      advice: '다시 시도하세요. 계속 실패하면 앱에 문의하세요.',
    },
    'not-logged-in': { text: '로그인되어 있지 않습니다.', advice: '로그인한 다음 다시 시도하세요.' },
    'session-changed': {
      text: '요청을 보내기 전에 지갑, 계정 또는 네트워크가 바뀌었습니다.',
      advice: '아무것도 서명되거나 전송되지 않았습니다. 요청을 확인한 다음 다시 시도하세요.',
    },
    'session-ended': { text: '세션이 만료되었습니다', advice: '지갑을 다시 연결하세요.' },
    'account-not-found': {
      text: '이 계정을 찾을 수 없습니다.',
      advice: '지갑에서 계정을 선택하거나 지갑을 다시 연결하세요.',
    },
    disconnect: { text: '연결을 해제하지 못했습니다' },
    'relay-unreachable': { text: '연결 서비스에 연결할 수 없습니다.', advice: unreachable },
    'relay-not-configured': { text: '이 사이트에는 다른 기기의 지갑이 설정되어 있지 않습니다.' },
    'service-unreachable': { text: '지갑 목록에 연결할 수 없습니다.', advice: unreachable },
    'service-response': {
      text: '지갑 목록이 사용할 수 없는 응답을 보냈습니다.',
      advice: '나중에 다시 시도하세요.',
    },
    'balance-unavailable': { text: '토큰 잔액을 확인할 수 없습니다', advice: '30초 후에 다시 시도하세요.' },
    'nfts-unavailable': { text: 'NFT를 가져오지 못했습니다', advice: '30초 후에 다시 시도하세요.' },
    'transactions-unavailable': {
      text: '트랜잭션을 가져오지 못했습니다',
      advice: '30초 후에 다시 시도하세요.',
    },
    'invalid-send': { text: '보내기 정보가 부족합니다.' },
    'invalid-swap': { text: '스왑 정보가 부족합니다.' },
    'simulation-unavailable': {
      text: '이 네트워크에서는 트랜잭션을 확인할 수 없습니다.',
      advice: '아무것도 서명되지 않았습니다. 다시 시도하거나 다른 네트워크를 사용하세요.',
    },
    'swap-network': { text: '스왑을 지원하지 않는 네트워크입니다' },
    'swap-price-changed': {
      text: '가격이 바뀌었습니다.',
      advice: '표시된 가격보다 불리합니다. 아무것도 서명되지 않았습니다. 새 가격을 확인하세요.',
    },
    'review-changed': { text: '수치가 바뀌었습니다.', advice: '확인한 다음 다시 보내세요.' },
    'simulation-reverted': {
      text: '컨트랙트가 이 전송을 거부합니다.',
      advice: '아무것도 전송되지 않았습니다. 토큰이나 받는 사람이 허용하지 않을 수 있습니다.',
    },
    'transaction-mismatch': { text: '트랜잭션이 검토한 내용과 다릅니다. 아무것도 전송되지 않았습니다.' },
    'receipt-timeout': {
      text: '트랜잭션이 아직 확정되지 않았습니다.',
      advice: '나중에 확정될 수 있습니다. 다시 보내기 전에 조회해 보세요.',
    },
    'blockhash-expired': {
      text: '트랜잭션이 확정되기 전에 만료되었습니다.',
      advice: '아무것도 전송되지 않았습니다. 안심하고 다시 보내도 됩니다.',
    },
    'network-not-found': { text: '네트워크를 찾을 수 없습니다', advice: '다른 네트워크를 선택하세요.' },
    'invalid-project-id': {
      text: '프로젝트 ID가 올바르지 않습니다',
      advice: '`projectId` 옵션을 릴레이 운영자가 발급한 ID로 설정하세요.',
    },
    'origin-not-allowed': {
      text: '앱 구성이 올바르지 않습니다',
      advice: '릴레이에서 프로젝트의 허용된 출처에 이 출처를 추가하세요.',
    },
    'adapter-not-found': { text: '어댑터를 찾을 수 없습니다', advice: tellOwner },
    'provider-missing': { text: '이 사이트가 올바르게 설정되지 않았습니다.', advice: tellOwner },
    config: { text: '이 사이트가 올바르게 설정되지 않았습니다.', advice: tellOwner },
    'invalid-address': { text: '이 네트워크에서 올바르지 않은 주소입니다.', advice: '주소를 확인하세요.' },
    'invalid-amount': { text: '이 금액은 보낼 수 없습니다.', advice: '금액을 확인하세요.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet}에 열려 있는 요청이 있습니다. 응답한 다음 다시 시도하세요.',
    4100: '{wallet}에서 이 사이트의 계정 사용을 허용하지 않습니다. 다시 연결하세요.',
    4900: '{wallet} 지갑이 오프라인입니다. 연결을 확인한 다음 다시 시도하세요.',
    4901: '{wallet}에서 이 네트워크에 연결할 수 없습니다. 다른 네트워크를 선택하거나 나중에 다시 시도하세요.',
  },
  anyWallet: '내 지갑',
  waiting: {
    title: '아무것도 열리지 않았나요?',
    extension: '브라우저 도구 모음에서 {wallet} 아이콘을 찾으세요. 이 창 뒤에 다른 창이 있을 수도 있습니다.',
    'in-app-browser':
      '이 페이지 위에 뜬 요청을 찾으세요. {wallet} 지갑이 잠겨 있으면 잠금을 해제하거나 페이지를 새로 고치세요.',
    window:
      '이 창 뒤에 다른 창이 있거나 브라우저가 창을 차단했을 수 있습니다. 이 사이트의 팝업을 허용하세요.',
    device: '{wallet} 지갑이 있는 기기의 잠금을 해제하고 요청을 찾으세요.',
    app: '이 기기에 {wallet} 지갑이 설치되어 있는지 확인한 다음 다시 여세요.',
    website: '브라우저가 새 탭을 차단했을 수 있습니다. 이 사이트의 팝업을 허용한 다음 다시 여세요.',
  },
  oneClick: {
    scan: '{wallet} 지갑으로 이 코드를 스캔하여 연결하고 서명 로그인하세요.',
    scanAny: '지갑으로 이 코드를 스캔하여 연결하고 서명 로그인하세요.',
    open: '지갑에서 연결하고 서명 로그인한 다음 여기로 돌아오세요.',
    authenticating: { title: '인증하는 중…', text: '앱이 서명을 확인하고 있습니다.' },
  },
  networkFailures: {
    unreachable: { text: '네트워크에 연결할 수 없습니다', advice: unreachable },
    failed: { text: '지금은 네트워크가 응답할 수 없습니다', advice: '잠시 후 다시 시도하세요.' },
    limited: { text: '네트워크가 혼잡합니다', advice: '요청이 너무 많습니다. 잠시 후 다시 시도하세요.' },
    refused: { text: '네트워크가 요청을 거부했습니다' },
    unsupported: {
      text: '이 네트워크에서는 사용할 수 없습니다',
      advice: '다른 네트워크를 선택하거나 이 사이트의 운영자에게 알려 주세요.',
    },
    'wrong-chain': { text: '이 사이트에 이 네트워크가 올바르게 설정되지 않았습니다', advice: tellOwner },
    disagreed: {
      text: '네트워크의 응답이 서로 다릅니다',
      advice: '아무것도 전송되지 않았습니다. 잠시 후 다시 시도하세요.',
    },
  },
  serviceBusy: { text: '지갑 목록 서비스가 혼잡합니다.', advice: '잠시 후 다시 시도하세요.' },
  snackbar: {
    'transaction-started': '트랜잭션이 시작되었습니다',
    'transaction-failed': '트랜잭션이 실패했습니다',
    'swap-arrived': '스왑이 {network}에 도착했습니다',
    'swap-partial': '다른 토큰이나 금액이 {network}에 도착했습니다',
    'swap-refunded': '{network} 스왑이 환불되었습니다',
    'swap-not-arrived': '{network} 스왑이 실패했습니다',
    'balance-unavailable': '토큰 잔액을 확인할 수 없습니다',
    'request-completed-late': '취소한 뒤에 요청이 완료되었습니다',
    disconnect: '연결을 해제하지 못했습니다',
    'session-ended': '세션이 만료되었습니다',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      '프로젝트 ID가 구성되지 않음: `projectId` 옵션이 비어 있습니다. `my-dapp`처럼 앱의 이름으로 설정하세요. 릴레이나 게이트웨이에 프로젝트 목록이 있으면 목록에 있는 ID로 설정하세요.',
    INVALID_PROJECT_ID:
      '프로젝트 ID가 올바르지 않음: 릴레이가 이 페이지의 프로젝트 ID를 모릅니다. `projectId` 옵션을 릴레이 운영자가 발급한 ID로 설정하세요.',
    INVALID_APP_CONFIGURATION:
      '앱 구성이 올바르지 않음: 릴레이가 이 페이지의 출처를 허용하지 않습니다. 릴레이에서 프로젝트의 허용된 출처에 추가하세요.',
    SWITCH_NETWORK_NOT_FOUND:
      '네트워크를 찾을 수 없음: 이 페이지가 `networks` 옵션에 없는 네트워크로 전환하려고 했습니다. 옵션에 추가하세요.',
    AUTH_CONNECTOR_NOT_FOUND:
      '주소 또는 인증 커넥터를 찾을 수 없음: 이 페이지가 계정 없이 이름을 등록하려고 했습니다. 먼저 EVM 네트워크의 계정을 연결하세요.',
    IFRAME_LOAD_FAILED:
      '이메일 로그인 종속 항목을 불러올 수 없음: 로그인 프레임을 불러오지 못했습니다. 프레임의 URL과 이 페이지의 `frame-src` 값을 확인하세요.',
    IFRAME_REQUEST_TIMEOUT:
      '인증을 초기화하는 중에 문제가 발생함: 로그인 프레임이 제시간에 응답하지 않았습니다.',
    UNVERIFIED_DOMAIN:
      '로그인 프레임이 이 페이지에 제공되지 않습니다. 프레임 서버에서 프로젝트의 허용된 출처에 이 페이지의 출처를 추가하거나 프로젝트 ID를 수정하세요.',
  },
}
