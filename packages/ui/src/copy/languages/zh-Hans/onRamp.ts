// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Simplified Chinese. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: '您所在的地区不可用',
    text: '服务商不在您所在的地区出售代币。',
  },
  unsupported: {
    title: '此网络上没有可购买的代币',
    text: '请切换到其他网络，查看可购买的代币。',
  },
  absent: {
    title: '此处不可用',
    text: '此应用尚未提供购买服务商。',
  },
  unavailable: {
    title: '目前无法购买',
    text: '无法连接服务商。请稍候重试。',
  },
  retry: '重试',
  loading: '正在加载可购买的代币',
  pay: '您支付',
  receive: '您收到',
  currency: '币种：',
  onNetwork: '{network} 网络',
  limits: '{min} 至 {max}',
  suggestions: '建议金额',
  checks: {
    'add-amount': '{min} 至 {max}',
    'incorrect-value': '请输入最多两位小数的金额',
    'below-min': '至少 {min}',
    'above-max': '最多 {max}',
  },
  providers: '服务商',
  best: '最佳价格',
  fee: '费用 {fee}',
  fees: '费用 {fee}，其中网络费用 {networkFee}',
  feeUnknown: '已含费用',
  feeLater: '费用由服务商显示',
  feeRange: '费用 {min}–{max}%',
  estimate: '预估',
  noEstimate: '无法预估',
  noQuote: '不适用于此金额',
  quoteLoading: '正在获取报价',
  estimates: {
    title: '没有最新价格',
    text: '这些是预估值。付款前，服务商会向您显示准确价格。',
  },
  failed: {
    title: '{provider} 不可用',
    text: '没有支付任何款项。请选择其他服务商，或重试。',
  },
  refresh: '价格每 30 秒更新一次。',
  refreshNow: '立即更新价格',
  note: '您将在服务商的页面上付款，该页面会在新窗口中打开。代币会进入您已连接的账户。',
  purchases: '您的购买记录',
  open: '进行中',
  tokens: '可购买的代币',
  payments: '可用于付款的货币',
  progress: {
    none: { title: '没有购买', text: '您在此浏览器中的购买记录会列在您的账户中。' },
    starting: { title: '正在打开 {provider}', text: '正在获取付款页面。' },
    startFailed: {
      title: '{provider} 不可用',
      text: '没有支付任何款项。请选择其他服务商，或重试。',
    },
    waiting: {
      title: '用 {provider} 继续',
      text: '请在打开的窗口中付款。您可以关闭此窗口，购买进度会继续跟踪。',
    },
    blocked: {
      title: '浏览器拦截了窗口',
      text: '请打开 {provider} 的页面付款。',
    },
    untracked: {
      title: '用 {provider} 继续',
      text: '请在打开的窗口中付款。此应用无法得知购买结果。',
    },
    openPage: '打开付款页面',
    again: '重新打开页面',
    copyLink: '复制链接',
    copied: '已复制',
    statuses: {
      processing: { title: '已收到付款', text: '{provider} 正在发送您的代币。' },
      completed: { title: '您已收到 {amount}', text: '代币已在您的 {network} 账户中。' },
      declined: { title: '付款被拒绝', text: '未向您收费。请尝试其他银行卡或服务商。' },
      failed: { title: '购买失败', text: '如果已扣款，请联系 {provider}。' },
      expired: { title: '购买已过期', text: '未及时付款。没有扣款。' },
    },
    tryAgain: '再次购买',
  },
  activity: {
    empty: { title: '暂无购买记录', text: '您在此浏览器中购买的代币会显示在这里。' },
    detail: '{paid}，通过 {provider}',
    statuses: {
      created: '等待付款',
      processing: '正在发送中',
      completed: '已到账',
      declined: '被拒绝',
      failed: '失败',
      expired: '已过期',
    },
  },
}
