// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Traditional Chinese. */
export const page: PageCopy = {
  direction: 'ltr',
  title: '登入',
  wait: '請稍候…',
  done: '您可以關閉此視窗。',
  closeWindow: '請關閉此視窗並重新登入。',
  invalidLink: '無法在此開始登入。請返回應用程式並重新登入。',
}
