// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Traditional Chinese. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': '加速', cancel: '取消交易' },
  obstacles: {
    'not-tracked': '此交易不是由此應用程式傳送的。您可以在錢包中替換它。',
    'not-pending': '此交易已不在處理中。',
    solana: 'Solana 上的交易無法替換。它們會在約兩分鐘內得到確認或過期。',
    bip122: '如果您的錢包支援，您可以在錢包中提高此交易的費用。',
    'other-account': '只有傳送此交易的帳戶可以替換它。',
    'other-network': '請將錢包切換到此交易的網路，再進行替換。',
    'smart-account': '智慧帳戶的交易只能在您的錢包中替換。',
    'nonce-unknown': '網路尚未顯示此交易，因此無法替換。',
    'long-data': '此交易過長，無法從此處再次傳送，只能取消。',
  },
  outcomes: {
    repriced: '已加速',
    cancelled: '已取消',
    replaced: '已替換',
    dropped: '已捨棄',
  },
  replacedBy: '替換為',
  copyReplacedBy: '複製替換交易的 ID',
  otherNonce: {
    title: '沒有替換任何交易',
    text: '您的錢包將它作為第二筆交易傳送。之前的交易也可能得到確認。',
  },
  none: {
    title: '沒有可替換的交易',
    text: '交易已不在處理中，或帳戶或網路已變化。',
  },
  showActivity: '顯示交易紀錄',
  preparing: '正在讀取交易和費用',
  failed: '無法替換',
  notReplaceable: '交易已不在處理中，或只能由您的錢包替換。',
  settled: { title: '已不在處理中', text: '沒有可替換的交易了。沒有傳送任何內容。' },
  explain: {
    'speed-up': '以更高的費用再次傳送相同的交易。兩筆中只有一筆能得到確認，因此您只付款一次。',
    cancel: '改為向您自己的帳戶傳送一筆零金額交易。您需支付此費用。如果原交易先得到確認，則原交易仍然有效。',
  },
  original: '交易',
  contractCall: '合約呼叫',
  deployment: '新合約',
  currentFee: '目前費用',
  newFee: '新網路費用',
  nonce: 'Nonce',
  insufficientFee: {
    title: '不足以支付網路費用',
    text: '請選擇更低的費用，或加值。',
  },
  keepWaiting: '繼續等待',
  showTransaction: '顯示交易',
  signing: {
    title: '請在 {wallet} 中核准',
    text: '請確認您的錢包顯示 nonce 為 {nonce}。如果不同，錢包會傳送第二筆交易。',
  },
  sent: { title: '替換交易已傳送', text: '您的交易紀錄會顯示哪一筆得到確認。' },
}
