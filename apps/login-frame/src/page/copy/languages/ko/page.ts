// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Korean. */
export const page: PageCopy = {
  direction: 'ltr',
  title: '로그인',
  wait: '잠시만 기다려 주세요…',
  done: '이 창을 닫아도 됩니다.',
  closeWindow: '이 창을 닫고 다시 로그인하세요.',
  invalidLink: '여기서는 로그인을 시작할 수 없습니다. 앱으로 돌아가 다시 로그인하세요.',
}
