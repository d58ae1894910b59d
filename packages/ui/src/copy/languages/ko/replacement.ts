// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Korean. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': '속도 높이기', cancel: '트랜잭션 취소' },
  obstacles: {
    'not-tracked': '이 앱에서 보낸 트랜잭션이 아닙니다. 지갑에서 대체할 수 있습니다.',
    'not-pending': '이 트랜잭션은 더 이상 대기 중이 아닙니다.',
    solana: 'Solana의 트랜잭션은 대체할 수 없습니다. 약 2분 안에 확정되거나 만료됩니다.',
    bip122: '지갑이 지원하는 경우 지갑에서 이 트랜잭션의 수수료를 올릴 수 있습니다.',
    'other-account': '이 트랜잭션을 보낸 계정만 대체할 수 있습니다.',
    'other-network': '대체하려면 지갑을 이 트랜잭션의 네트워크로 전환하세요.',
    'smart-account': '스마트 계정의 트랜잭션은 지갑에서만 대체할 수 있습니다.',
    'nonce-unknown': '네트워크에 아직 이 트랜잭션이 표시되지 않아 대체할 수 없습니다.',
    'long-data': '이 트랜잭션은 너무 길어 여기서 다시 보낼 수 없습니다. 취소만 할 수 있습니다.',
  },
  outcomes: {
    repriced: '속도 높임',
    cancelled: '취소됨',
    replaced: '대체됨',
    dropped: '제외됨',
  },
  replacedBy: '대체 트랜잭션',
  copyReplacedBy: '대체 트랜잭션 ID 복사',
  otherNonce: {
    title: '아무것도 대체되지 않았습니다',
    text: '지갑이 두 번째 트랜잭션으로 보냈습니다. 먼저 보낸 트랜잭션도 확정될 수 있습니다.',
  },
  none: {
    title: '대체할 트랜잭션이 없습니다',
    text: '트랜잭션이 더 이상 대기 중이 아니거나 계정 또는 네트워크가 바뀌었습니다.',
  },
  showActivity: '활동 보기',
  preparing: '트랜잭션과 수수료를 확인하는 중',
  failed: '대체할 수 없습니다',
  notReplaceable: '트랜잭션이 더 이상 대기 중이 아니거나 지갑에서만 대체할 수 있습니다.',
  settled: {
    title: '더 이상 대기 중이 아닙니다',
    text: '대체할 것이 없습니다. 아무것도 전송되지 않았습니다.',
  },
  explain: {
    'speed-up': '같은 트랜잭션을 더 높은 수수료로 다시 보냅니다. 둘 중 하나만 확정되므로 한 번만 지불합니다.',
    cancel:
      '대신 내 계정으로 아무것도 담지 않은 트랜잭션을 보냅니다. 이 수수료는 직접 지불합니다. 기존 트랜잭션이 먼저 확정되면 그대로 유지됩니다.',
  },
  original: '트랜잭션',
  contractCall: '컨트랙트 호출',
  deployment: '새 컨트랙트',
  currentFee: '현재까지의 수수료',
  newFee: '새 네트워크 수수료',
  nonce: '논스',
  insufficientFee: {
    title: '네트워크 수수료가 부족합니다',
    text: '더 낮은 수수료를 선택하거나 자금을 추가하세요.',
  },
  keepWaiting: '계속 기다리기',
  showTransaction: '트랜잭션 보기',
  signing: {
    title: '{wallet}에서 승인하세요',
    text: '지갑에 논스 {nonce} 값이 표시되는지 확인하세요. 다른 값이면 두 번째 트랜잭션이 전송됩니다.',
  },
  sent: { title: '대체 트랜잭션을 보냈습니다', text: '어느 쪽이 확정되었는지 활동에 표시됩니다.' },
}
