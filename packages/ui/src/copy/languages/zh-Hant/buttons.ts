// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Traditional Chinese. */
export const buttons: ButtonCopy = {
  lang: 'zh-Hant',
  dir: 'ltr',
  connect: '連接錢包',
  connecting: '正在連接',
  account: '帳戶 {account}',
  selectNetwork: '選擇網路',
  switchNetwork: '切換網路',
  network: '網路：{network}',
  loadFailure: {
    title: '無法載入此內容',
    text: '請檢查您的網路連線。如果此頁面已開啟很久，請重新載入。',
    retry: '重試',
    close: '關閉',
  },
}
