// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Japanese. */
export const buttons: ButtonCopy = {
  lang: 'ja',
  dir: 'ltr',
  connect: 'ウォレットを接続',
  connecting: '接続中',
  account: 'アカウント：{account}',
  selectNetwork: 'ネットワークを選択',
  switchNetwork: 'ネットワークを切り替え',
  network: 'ネットワーク：{network}',
  loadFailure: {
    title: '読み込めませんでした',
    text: '接続を確認するか、長時間開いていた場合はページを再読み込みしてください。',
    retry: '再試行',
    close: '閉じる',
  },
}
