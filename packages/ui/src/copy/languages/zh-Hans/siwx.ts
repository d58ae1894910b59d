// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Simplified Chinese. */
export const siwx: SiwxCopy = {
  checking: '正在检查您的签名登录',
  ready: {
    title: '签名登录 {app}',
    text: '请在 {wallet} 中签署此消息，证明该账户属于您。签名免费，不会转移任何资产。',
  },
  siwe: {
    title: '{app} 需要连接您的钱包',
    text: '请签署此消息，证明您拥有此钱包并继续。签名免费，不会转移任何资产。',
  },
  anyApp: '签名登录',
  required: '取消会断开您的钱包连接。',
  message: '要签署的消息',
  preparing: '正在准备消息',
  signing: {
    title: '请在 {wallet} 中签名',
    text: '请确认您的钱包显示此消息，然后批准。',
  },
  verifying: { title: '正在登录', text: '应用正在检查您的签名。' },
  declined: { title: '签名被拒绝', text: '您尚未登录。请重试以继续。' },
  failed: '无法登录',
  undeployed: {
    title: '无法验证您的签名',
    text: '如果这是智能账户，它在此网络上尚未激活。请先用 {wallet} 进行一笔交易，然后重试。',
  },
  smartAccount: '此应用可能不支持智能账户',
  verified: '您已登录',
  sign: '签名',
  retry: '重试',
  cancel: '取消',
}
