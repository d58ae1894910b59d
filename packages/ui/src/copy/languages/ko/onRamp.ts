// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Korean. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: '거주 지역에서 사용할 수 없습니다',
    text: '현재 지역에서는 토큰을 판매하는 제공업체가 없습니다.',
  },
  unsupported: {
    title: '이 네트워크에서 구매할 수 없습니다',
    text: '다른 네트워크로 전환하여 구매할 수 있는 토큰을 확인하세요.',
  },
  absent: {
    title: '여기서는 사용할 수 없습니다',
    text: '이 앱에는 아직 구매할 수 있는 제공업체가 없습니다.',
  },
  unavailable: {
    title: '지금은 구매할 수 없습니다',
    text: '제공업체에 연결할 수 없습니다. 잠시 후 다시 시도하세요.',
  },
  retry: '다시 시도',
  loading: '구매할 수 있는 토큰을 불러오는 중',
  pay: '내는 금액',
  receive: '받는 금액',
  currency: '통화:',
  onNetwork: '{network} 네트워크',
  limits: '{min}부터 {max}까지',
  suggestions: '추천 금액',
  checks: {
    'add-amount': '{min}부터 {max}까지',
    'incorrect-value': '금액은 소수점 이하 두 자리까지 입력하세요',
    'below-min': '{min} 이상',
    'above-max': '{max} 이하',
  },
  providers: '제공업체',
  best: '최적 가격',
  fee: '수수료 {fee}',
  fees: '수수료 {fee}, 네트워크 {networkFee} 포함',
  feeUnknown: '수수료 포함',
  feeLater: '수수료는 제공업체가 표시합니다',
  feeRange: '수수료 {min}~{max} %',
  estimate: '예상',
  noEstimate: '예상 금액 없음',
  noQuote: '이 금액으로는 구매할 수 없습니다',
  quoteLoading: '견적을 받는 중',
  estimates: {
    title: '현재 가격이 없습니다',
    text: '예상 금액입니다. 정확한 가격은 결제하기 전에 제공업체가 표시합니다.',
  },
  failed: {
    title: '{provider} 이용 불가',
    text: '결제되지 않았습니다. 다른 제공업체를 선택하거나 다시 시도하세요.',
  },
  refresh: '가격은 30초마다 업데이트됩니다.',
  refreshNow: '지금 가격 업데이트',
  note: '결제는 새 창에서 열리는 제공업체 페이지에서 진행됩니다. 토큰은 연결된 계정으로 들어옵니다.',
  purchases: '구매 내역',
  open: '진행 중',
  tokens: '구매할 수 있는 토큰',
  payments: '결제할 수 있는 통화',
  progress: {
    none: { title: '구매가 없습니다', text: '이 브라우저의 구매 내역은 계정에서 볼 수 있습니다.' },
    starting: { title: '{provider} 여는 중', text: '결제 페이지를 가져오는 중입니다.' },
    startFailed: {
      title: '{provider} 이용 불가',
      text: '결제되지 않았습니다. 다른 제공업체를 선택하거나 다시 시도하세요.',
    },
    waiting: {
      title: '{provider}에서 계속',
      text: '열린 창에서 결제하세요. 이 창은 닫아도 됩니다. 구매 상태는 계속 확인됩니다.',
    },
    blocked: {
      title: '브라우저가 창을 차단했습니다',
      text: '{provider} 페이지를 열어 결제하세요.',
    },
    untracked: {
      title: '{provider}에서 계속',
      text: '열린 창에서 결제하세요. 이 앱은 이후의 구매 상태를 확인할 수 없습니다.',
    },
    openPage: '결제 페이지 열기',
    again: '페이지 다시 열기',
    copyLink: '링크 복사',
    copied: '복사됨',
    statuses: {
      processing: { title: '결제가 확인되었습니다', text: '{provider}에서 토큰을 보내는 중입니다.' },
      completed: { title: '{amount} 받음', text: '토큰이 {network} 계정에 있습니다.' },
      declined: {
        title: '결제가 거부되었습니다',
        text: '청구되지 않았습니다. 다른 카드나 제공업체를 이용해 보세요.',
      },
      failed: { title: '구매에 실패했습니다', text: '청구되었다면 {provider}에 문의하세요.' },
      expired: {
        title: '구매가 만료되었습니다',
        text: '제시간에 결제되지 않았습니다. 청구된 금액은 없습니다.',
      },
    },
    tryAgain: '다시 구매',
  },
  activity: {
    empty: { title: '아직 구매가 없습니다', text: '이 브라우저에서 구매한 내역이 여기에 표시됩니다.' },
    detail: '{paid}, {provider} 이용',
    statuses: {
      created: '결제 대기 중',
      processing: '처리 중',
      completed: '받음',
      declined: '거부됨',
      failed: '실패',
      expired: '만료됨',
    },
  },
}
