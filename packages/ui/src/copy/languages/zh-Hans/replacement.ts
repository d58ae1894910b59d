// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Simplified Chinese. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': '加速', cancel: '取消交易' },
  obstacles: {
    'not-tracked': '此交易不是由此应用发送的。您可以在钱包中替换它。',
    'not-pending': '此交易已不在处理中。',
    solana: 'Solana 上的交易无法替换。它们会在约两分钟内得到确认或过期。',
    bip122: '如果您的钱包支持，您可以在钱包中提高此交易的费用。',
    'other-account': '只有发送此交易的账户可以替换它。',
    'other-network': '请将钱包切换到此交易的网络，再进行替换。',
    'smart-account': '智能账户的交易只能在您的钱包中替换。',
    'nonce-unknown': '网络尚未显示此交易，因此无法替换。',
    'long-data': '此交易过长，无法从此处再次发送，只能取消。',
  },
  outcomes: {
    repriced: '已加速',
    cancelled: '已取消',
    replaced: '已替换',
    dropped: '已丢弃',
  },
  replacedBy: '替换为',
  copyReplacedBy: '复制替换交易的 ID',
  otherNonce: {
    title: '没有替换任何交易',
    text: '您的钱包将它作为第二笔交易发送。之前的交易也可能得到确认。',
  },
  none: {
    title: '没有可替换的交易',
    text: '交易已不在处理中，或账户或网络已变化。',
  },
  showActivity: '显示交易记录',
  preparing: '正在读取交易和费用',
  failed: '无法替换',
  notReplaceable: '交易已不在处理中，或只能由您的钱包替换。',
  settled: { title: '已不在处理中', text: '没有可替换的交易了。没有发送任何内容。' },
  explain: {
    'speed-up': '以更高的费用再次发送相同的交易。两笔中只有一笔能得到确认，因此您只付款一次。',
    cancel: '改为向您自己的账户发送一笔零金额交易。您需支付此费用。如果原交易先得到确认，则原交易仍然有效。',
  },
  original: '交易',
  contractCall: '合约调用',
  deployment: '新合约',
  currentFee: '当前费用',
  newFee: '新网络费用',
  nonce: 'Nonce',
  insufficientFee: {
    title: '不足以支付网络费用',
    text: '请选择更低的费用，或充值。',
  },
  keepWaiting: '继续等待',
  showTransaction: '显示交易',
  signing: {
    title: '请在 {wallet} 中批准',
    text: '请确认您的钱包显示 nonce 为 {nonce}。如果不同，钱包会发送第二笔交易。',
  },
  sent: { title: '替换交易已发送', text: '您的交易记录会显示哪一笔得到确认。' },
}
