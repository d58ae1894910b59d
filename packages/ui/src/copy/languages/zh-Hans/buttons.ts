// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Simplified Chinese. */
export const buttons: ButtonCopy = {
  lang: 'zh-Hans',
  dir: 'ltr',
  connect: '连接钱包',
  connecting: '正在连接',
  account: '账户 {account}',
  selectNetwork: '选择网络',
  switchNetwork: '切换网络',
  network: '网络：{network}',
  loadFailure: {
    title: '无法加载此内容',
    text: '请检查您的网络连接。如果此页面已打开很久，请重新加载。',
    retry: '重试',
    close: '关闭',
  },
}
