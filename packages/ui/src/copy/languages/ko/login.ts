// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Korean. */
export const login: LoginCopy = {
  title: '로그인 또는 연결',
  or: '또는',
  step: '2단계 중 {step}단계',
  email: {
    label: '이메일',
    placeholder: '이메일 주소',
    hint: '이메일로 코드를 보내 드립니다. 새 기기에서는 링크와 코드 순서로 간단한 두 단계를 거칩니다.',
    submit: '이메일로 계속',
    invalid: '올바른 이메일 주소를 입력하세요.',
    sending: '이메일을 보내는 중',
  },
  failures: {
    cooldown: { other: '{count}초 후에 다시 시도하세요' },
    locked: '잘못된 코드를 너무 많이 입력했습니다. 다시 시작하여 새 코드를 받으세요.',
    'link-expired': '링크가 만료되었습니다. 링크를 다시 보내세요.',
    unreachable: '로그인 서비스에 연결할 수 없습니다. 연결을 확인한 다음 다시 시도하세요.',
    'not-allowed': '이 사이트에는 로그인이 설정되어 있지 않습니다. 다른 연결 방법을 선택하세요.',
    refused: '처리하지 못했습니다.',
    unexpected: '문제가 발생했습니다. 다시 시도하세요.',
  },
  none: { title: '로그인 없음', text: '뒤로 가서 로그인 방법을 선택하세요.' },
  startAgain: '다시 시작',
  code: {
    prompt: {
      title: '코드 입력',
      text: '{email} 주소로 6자리 코드를 보냈습니다. 10분 동안 유효합니다.',
    },
    promptWithoutEmail: '이메일로 6자리 코드를 보냈습니다. 10분 동안 유효합니다.',
    label: '6자리 코드',
    sending: '코드를 다시 보내는 중',
    verifying: '코드를 확인하는 중',
    connecting: '지갑을 여는 중',
    ended: '로그인 종료됨',
    resend: '코드 다시 보내기',
    resendIn: '{seconds}초 후 코드 다시 보내기',
  },
  device: {
    waiting: {
      title: '이메일을 확인하세요',
      text: '{email} 주소로 보낸 링크를 열고 본인임을 확인하세요. 10분 동안 유효합니다. 그다음에 코드를 입력합니다.',
    },
    sending: '링크를 다시 보내는 중',
    ended: '기기가 승인되지 않음',
    resend: '링크 다시 보내기',
    resendIn: '{seconds}초 후 링크 다시 보내기',
  },
  social: {
    continue: '{provider} 계정으로 계속',
    more: '다른 로그인 방법',
    passkey: '패스키로 계속',
    wallets: '지갑으로 계속',
    steps: {
      opening: { title: '{provider} 여는 중', text: '로그인을 위해 새 창이 열립니다.' },
      waiting: { title: '{provider} 계정으로 로그인', text: '열린 창에서 계속하세요.' },
      blocked: {
        title: '창이 차단되었습니다',
        text: '브라우저가 {provider} 창을 차단했습니다. 여기서 로그인한 다음 이 페이지로 돌아올 수 있습니다.',
      },
      leaving: { title: '{provider} 여는 중', text: '로그인한 다음 이 페이지로 돌아옵니다.' },
      verifying: { title: '로그인을 확인하는 중', text: '잠시만 기다려 주세요.' },
      connecting: { title: '지갑을 여는 중', text: '잠시만 기다려 주세요.' },
    },
    continueHere: '이 창에서 계속',
    ended: '{provider} 로그인에 실패했습니다',
    retry: '다시 시도',
  },
  farcaster: {
    code: 'Farcaster 로그인용 QR 코드',
    preparing: '로그인을 준비하는 중',
    scan: '휴대전화로 코드를 스캔하고 Farcaster에서 로그인을 승인하세요.',
    open: { title: 'Farcaster에서 승인하세요', text: '앱에서 로그인을 승인한 다음 여기로 돌아오세요.' },
    openApp: 'Farcaster 열기',
    declined: {
      title: '로그인이 거부되었습니다',
      text: '다시 시도하거나 뒤로 가서 다른 방법으로 로그인하세요.',
    },
    expired: {
      title: '로그인이 만료되었습니다',
      text: '로그인이 제시간에 승인되지 않았습니다. 다시 시도하세요.',
    },
  },
  update: {
    label: '새 이메일',
    save: '저장',
    unchanged: '현재 이메일 주소와 같습니다.',
    hint: '현재 주소와 새 주소로 각각 코드를 보내 드립니다.',
  },
  address: '이메일',
  settings: '지갑 설정',
  approve: { title: '요청을 승인하세요', text: '이 창 위에 열린 창에서 요청을 확인하세요.' },
  openSettings: { title: '설정을 여는 중', text: '이 창 위에 열린 창에 표시됩니다.' },
}
