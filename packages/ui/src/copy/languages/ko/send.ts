// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Korean. */
export const send: SendCopy = {
  unsupported: { title: '지원하지 않는 네트워크', text: '이 앱이 지원하는 네트워크로 전환하세요.' },
  amount: '금액',
  balance: '잔액: {balance}',
  max: '최대',
  maxNote: '네트워크 수수료를 뺀 전액입니다.',
  switchUnit: '금액을 {amount} 단위로 입력',
  owned: '잔액 {balance}',
  selectToken: '토큰 선택',
  token: '토큰:',
  to: '받는 주소',
  address: '주소 또는 이름',
  paste: '붙여넣기',
  resolving: '이름을 조회하는 중',
  retryName: '다시 시도',
  nameProblems: {
    invalid: '올바른 이름이 아닙니다.',
    'unusual-characters': '이 이름에는 다른 문자와 비슷해 보이는 문자가 있습니다. 대신 주소를 입력하세요.',
    'not-registered': '등록되지 않은 이름입니다.',
    'no-address': '이 이름에는 이 네트워크의 주소가 없습니다.',
    unreachable: '이 이름의 서비스가 응답하지 않습니다.',
    untrusted: '이 이름의 서비스가 진짜가 아닌 응답을 보냈습니다. 대신 주소를 입력하세요.',
    unsupported: '이런 이름은 여기서 사용할 수 없습니다. 대신 주소를 입력하세요.',
  },
  recipientErrors: {
    format: '주소는 0x와 문자 또는 숫자 40자로 이루어집니다.',
    checksum: '주소에 오타가 있습니다. 다시 복사하세요.',
    'zero-address': '이 주소로 보내면 자산을 잃게 됩니다.',
    'solana-format': 'Solana 주소는 32~44자의 문자와 숫자이며 0x로 시작하지 않습니다.',
    'bitcoin-format': 'Bitcoin 주소가 아니거나 오타가 있습니다. 다시 복사하세요.',
    'other-network': '다른 Bitcoin 네트워크의 주소입니다.',
    'unknown-version': '이 유형의 주소로 보낸 자산은 아직 Bitcoin에서 보호되지 않습니다.',
  },
  notices: {
    'own-address': { title: '내 주소입니다', text: '자신에게 보내게 됩니다.' },
    'token-contract': {
      title: '지갑이 아니라 토큰입니다',
      text: '토큰 컨트랙트로 보낸 자산은 대부분 잃게 됩니다.',
    },
    'look-alike': {
      title: '주소를 확인하세요',
      text: '활동에 있는 {address} 주소와 비슷하지만 다른 주소입니다. 사기범이 이런 주소를 만듭니다.',
    },
    'first-transfer': {
      title: '새로운 받는 사람',
      text: '최근 활동에 이 주소로 보낸 내역이 없습니다.',
    },
    'unusual-name': {
      title: '이름을 확인하세요',
      text: '다른 문자와 비슷해 보이는 문자가 있습니다. 받는 사람의 주소와 비교하세요.',
    },
  },
  check: {
    'select-token': '토큰 선택',
    'incorrect-value': '잘못된 값',
    'add-amount': '금액 입력',
    'insufficient-funds': '잔액 부족',
    'add-address': '주소 입력',
    'resolving-name': '이름 조회 중',
    'invalid-address': '잘못된 주소',
    preview: '검토',
  },
  tokens: {
    heading: '내 토큰',
    empty: { title: '보낼 수 있는 토큰이 없습니다', text: '이 계정에는 이 네트워크의 토큰이 없습니다.' },
  },
  review: {
    none: { title: '검토할 내용이 없습니다', text: '계정 또는 네트워크가 바뀌었습니다.' },
    start: '다시 시작',
    preparing: '잔액과 수수료를 확인하는 중',
    failed: '보낼 수 없습니다',
    edit: '수정',
    from: '보내는 주소',
    to: '받는 주소',
    details: '세부 정보',
    fee: '네트워크 수수료',
    speeds: { slow: '느림', normal: '보통', fast: '빠름' },
    sponsored: '{app} 부담',
    sponsoredByApp: '이 앱이 부담',
    upTo: '최대 {fee}',
    total: '합계',
    accountRent: '새 토큰 계정',
    accountRentNote: {
      title: '받는 사람에게 토큰 계정이 필요합니다',
      text: '이 전송과 함께 만들어지며 비용은 {amount}입니다.',
    },
    walletFee: {
      title: '지갑이 수수료를 정합니다',
      text: '여기에 표시된 수수료는 예상 금액입니다. 지갑에서 수수료를 확인하세요.',
    },
    about: '약 {fee}',
    received: '받는 사람이 받는 금액',
    rounding: '반올림(최대)',
    takesFee: { title: '수수료를 떼는 토큰입니다', text: '받는 사람은 보낸 금액보다 적게 받습니다.' },
    unverified: {
      title: '결과를 알 수 없습니다',
      text: '이 네트워크에서는 전송을 시뮬레이션할 수 없습니다. 신뢰하는 토큰만 보내세요.',
    },
    contract: {
      title: '받는 사람이 컨트랙트입니다',
      text: '이 네트워크에서 이 토큰을 받을 수 있는지 확인하세요.',
    },
    problems: {
      'insufficient-funds': { title: '잔액이 부족합니다', text: '잔액이 금액보다 적습니다.' },
      'insufficient-fee': {
        title: '네트워크 수수료가 부족합니다',
        text: '금액을 줄이거나, 더 낮은 수수료를 선택하거나, 자금을 추가하세요.',
      },
      'leaves-too-little': {
        title: '남는 금액이 너무 적습니다',
        text: 'Solana 계정의 잔액은 0 SOL이거나 약 0.0009 SOL 이상이어야 합니다. 전액을 보내거나 금액을 줄이세요.',
      },
      'recipient-minimum': {
        title: '새 계정에는 금액이 너무 적습니다',
        text: '받는 사람의 계정이 비어 있습니다. Solana에서는 약 0.0009 SOL이 있어야 합니다.',
      },
      dust: {
        title: '금액이 너무 적습니다',
        text: 'Bitcoin 네트워크는 이렇게 적은 금액을 전달하지 않습니다.',
      },
      'wallet-sets-fee': {
        title: '금액을 입력하세요',
        text: '지갑이 수수료를 직접 정하므로 여기서는 전액을 보낼 수 없습니다.',
      },
      'to-program': { title: '프로그램입니다', text: '프로그램으로 보낸 자산은 잃게 됩니다.' },
      'to-token-account': {
        title: '지갑이 아니라 토큰입니다',
        text: '받는 사람에게 지갑 주소를 물어보세요.',
      },
      'memo-required': {
        title: '받는 사람에게 메모가 필요합니다',
        text: '메모가 있는 전송만 받는 계정인데, 여기서는 메모를 추가할 수 없습니다.',
      },
      'confidential-only': {
        title: '받는 사람이 기밀 전송만 받습니다',
        text: '여기서는 기밀 전송을 할 수 없습니다.',
      },
      frozen: {
        title: '동결된 토큰입니다',
        text: '발행자가 이 토큰에 대해 내 계정이나 받는 사람의 계정을 동결했습니다.',
      },
      'non-transferable': { title: '보낼 수 없는 토큰입니다', text: '보유한 계정에서 옮길 수 없습니다.' },
      paused: { title: '일시 중지된 토큰입니다', text: '발행자가 모든 전송을 중지했습니다.' },
      'transfer-hook': {
        title: '여기서 보낼 수 없는 토큰입니다',
        text: '전송할 때마다 발행자의 프로그램이 실행되며, 이는 지원되지 않습니다.',
      },
    },
    moved: {
      title: '이름의 주소가 바뀌었습니다',
      text: '검토 이후에 변경되었습니다. 보내기 전에 받는 사람에게 확인하세요. 아무것도 전송되지 않았습니다.',
    },
    declined: { title: '요청이 거부되었습니다', text: '아무것도 전송되지 않았습니다.' },
    send: '보내기',
    checking: { title: '확인 중', text: '트랜잭션을 네트워크와 비교하는 중입니다.' },
    signing: { title: '{wallet}에서 승인하세요', text: '지갑에 같은 금액과 주소가 표시됩니다.' },
    sentTitles: {
      pending: '{recipient}에게 {amount} 보내는 중',
      confirmed: '{recipient}에게 {amount} 보냄',
      failed: '전송에 실패했습니다',
      replaced: '전송이 대체되었습니다',
      dropped: '전송이 이루어지지 않았습니다',
    },
  },
  sent: {
    texts: {
      pending: '이 창을 닫아도 됩니다. 네트워크에서 계속 진행됩니다.',
      confirmed: '{network}에서 확정되었습니다.',
      failed: '네트워크 수수료만 지불되었습니다.',
      replaced: '계정의 다른 트랜잭션으로 대체되었습니다.',
      dropped: '네트워크에 더 이상 없는 트랜잭션입니다.',
    },
    done: '완료',
  },
}
