// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Japanese. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'ログイン',
  wait: '少々お待ちください…',
  done: 'このウィンドウを閉じてもかまいません。',
  closeWindow: 'このウィンドウを閉じて、もう一度ログインしてください。',
  invalidLink: 'ここからログインを始めることはできません。アプリに戻り、もう一度ログインしてください。',
}
