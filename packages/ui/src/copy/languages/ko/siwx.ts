// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Korean. */
export const siwx: SiwxCopy = {
  checking: '서명 로그인을 확인하는 중',
  ready: {
    title: '{app} 서명 로그인',
    text: '{wallet}에서 이 메시지에 서명하여 계정의 소유자임을 증명하세요. 무료이며 자산은 이동하지 않습니다.',
  },
  siwe: {
    title: '{app} 앱이 지갑에 연결해야 합니다',
    text: '이 메시지에 서명하여 지갑의 소유자임을 증명하고 계속하세요. 무료이며 자산은 이동하지 않습니다.',
  },
  anyApp: '서명 로그인',
  required: '취소하면 지갑 연결이 해제됩니다.',
  message: '서명할 메시지',
  preparing: '메시지를 준비하는 중',
  signing: {
    title: '{wallet}에서 서명하세요',
    text: '지갑에 이 메시지가 표시되는지 확인한 다음 승인하세요.',
  },
  verifying: { title: '서명 로그인하는 중', text: '앱이 서명을 확인하고 있습니다.' },
  declined: {
    title: '서명이 거부되었습니다',
    text: '서명 로그인되지 않았습니다. 계속하려면 다시 시도하세요.',
  },
  failed: '서명 로그인하지 못했습니다',
  undeployed: {
    title: '서명을 확인하지 못했습니다',
    text: '스마트 계정이라면 이 네트워크에서 아직 활성화되지 않은 것입니다. {wallet}에서 첫 트랜잭션을 보낸 다음 다시 시도하세요.',
  },
  smartAccount: '이 앱은 스마트 계정을 지원하지 않을 수 있습니다',
  verified: '서명 로그인되었습니다',
  sign: '서명',
  retry: '다시 시도',
  cancel: '취소',
}
