// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Simplified Chinese. */
export const page: PageCopy = {
  direction: 'ltr',
  title: '登录',
  wait: '请稍候…',
  done: '您可以关闭此窗口。',
  closeWindow: '请关闭此窗口并重新登录。',
  invalidLink: '无法在此开始登录。请返回应用并重新登录。',
}
