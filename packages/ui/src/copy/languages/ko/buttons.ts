// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Korean. */
export const buttons: ButtonCopy = {
  lang: 'ko',
  dir: 'ltr',
  connect: '지갑 연결',
  connecting: '연결 중',
  account: '계정 {account}',
  selectNetwork: '네트워크 선택',
  switchNetwork: '네트워크 전환',
  network: '네트워크: {network}',
  loadFailure: {
    title: '불러오지 못했습니다',
    text: '연결을 확인하거나, 페이지를 연 지 오래되었다면 새로 고치세요.',
    retry: '다시 시도',
    close: '닫기',
  },
}
