// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Traditional Chinese. */
export const siwx: SiwxCopy = {
  checking: '正在檢查您的簽名登入',
  ready: {
    title: '簽名登入 {app}',
    text: '請在 {wallet} 中簽署此訊息，證明該帳戶屬於您。簽名免費，不會轉移任何資產。',
  },
  siwe: {
    title: '{app} 需要連接您的錢包',
    text: '請簽署此訊息，證明您擁有此錢包並繼續。簽名免費，不會轉移任何資產。',
  },
  anyApp: '簽名登入',
  required: '取消會中斷您的錢包連接。',
  message: '要簽署的訊息',
  preparing: '正在準備訊息',
  signing: {
    title: '請在 {wallet} 中簽名',
    text: '請確認您的錢包顯示此訊息，然後核准。',
  },
  verifying: { title: '正在登入', text: '應用程式正在檢查您的簽名。' },
  declined: { title: '簽名被拒絕', text: '您尚未登入。請重試以繼續。' },
  failed: '無法登入',
  undeployed: {
    title: '無法驗證您的簽名',
    text: '如果這是智慧帳戶，它在此網路上尚未啟用。請先用 {wallet} 進行一筆交易，然後重試。',
  },
  smartAccount: '此應用程式可能不支援智慧帳戶',
  verified: '您已登入',
  sign: '簽名',
  retry: '重試',
  cancel: '取消',
}
