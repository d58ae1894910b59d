// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Traditional Chinese. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: '您所在的地區不可用',
    text: '服務商不在您所在的地區出售代幣。',
  },
  unsupported: {
    title: '此網路上沒有可購買的代幣',
    text: '請切換到其他網路，檢視可購買的代幣。',
  },
  absent: {
    title: '此處不可用',
    text: '此應用程式尚未提供購買服務商。',
  },
  unavailable: {
    title: '目前無法購買',
    text: '無法連接服務商。請稍候重試。',
  },
  retry: '重試',
  loading: '正在載入可購買的代幣',
  pay: '您支付',
  receive: '您收到',
  currency: '貨幣：',
  onNetwork: '{network} 網路',
  limits: '{min} 至 {max}',
  suggestions: '建議金額',
  checks: {
    'add-amount': '{min} 至 {max}',
    'incorrect-value': '請輸入最多兩位小數的金額',
    'below-min': '至少 {min}',
    'above-max': '最多 {max}',
  },
  providers: '服務商',
  best: '最佳價格',
  fee: '費用 {fee}',
  fees: '費用 {fee}，其中網路費用 {networkFee}',
  feeUnknown: '已含費用',
  feeLater: '費用由服務商顯示',
  feeRange: '費用 {min}–{max}%',
  estimate: '預估',
  noEstimate: '無法預估',
  noQuote: '不適用於此金額',
  quoteLoading: '正在取得報價',
  estimates: {
    title: '沒有最新價格',
    text: '這些是預估值。付款前，服務商會向您顯示準確價格。',
  },
  failed: {
    title: '{provider} 不可用',
    text: '沒有支付任何款項。請選擇其他服務商，或重試。',
  },
  refresh: '價格每 30 秒更新一次。',
  refreshNow: '立即更新價格',
  note: '您將在服務商的頁面上付款，該頁面會在新視窗中開啟。代幣會進入您已連接的帳戶。',
  purchases: '您的購買紀錄',
  open: '進行中',
  tokens: '可購買的代幣',
  payments: '可用於付款的貨幣',
  progress: {
    none: { title: '沒有購買', text: '您在此瀏覽器中的購買紀錄會列在您的帳戶中。' },
    starting: { title: '正在開啟 {provider}', text: '正在取得付款頁面。' },
    startFailed: {
      title: '{provider} 不可用',
      text: '沒有支付任何款項。請選擇其他服務商，或重試。',
    },
    waiting: {
      title: '使用 {provider} 繼續',
      text: '請在開啟的視窗中付款。您可以關閉此視窗，購買進度會繼續追蹤。',
    },
    blocked: {
      title: '瀏覽器封鎖了視窗',
      text: '請開啟 {provider} 的頁面付款。',
    },
    untracked: {
      title: '使用 {provider} 繼續',
      text: '請在開啟的視窗中付款。此應用程式無法得知購買結果。',
    },
    openPage: '開啟付款頁面',
    again: '重新開啟頁面',
    copyLink: '複製連結',
    copied: '已複製',
    statuses: {
      processing: { title: '已收到付款', text: '{provider} 正在傳送您的代幣。' },
      completed: { title: '您已收到 {amount}', text: '代幣已在您的 {network} 帳戶中。' },
      declined: { title: '付款被拒絕', text: '未向您收費。請嘗試其他卡片或服務商。' },
      failed: { title: '購買失敗', text: '如果已扣款，請聯絡 {provider}。' },
      expired: { title: '購買已過期', text: '未及時付款。沒有扣款。' },
    },
    tryAgain: '再次購買',
  },
  activity: {
    empty: { title: '尚無購買紀錄', text: '您在此瀏覽器中購買的代幣會顯示在這裡。' },
    detail: '{paid}，透過 {provider}',
    statuses: {
      created: '等待付款',
      processing: '正在傳送中',
      completed: '已入帳',
      declined: '被拒絕',
      failed: '失敗',
      expired: '已過期',
    },
  },
}
