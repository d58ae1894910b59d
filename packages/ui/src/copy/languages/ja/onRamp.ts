// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Japanese. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'お住まいの地域では利用できません',
    text: 'この地域でトークンを販売する事業者がありません。',
  },
  unsupported: {
    title: '購入できるトークンがありません',
    text: '別のネットワークに切り替えて、購入できるトークンを確認してください。',
  },
  absent: {
    title: 'ここでは利用できません',
    text: 'このアプリで購入できる事業者がまだありません。',
  },
  unavailable: {
    title: '現在、購入できません',
    text: '事業者に接続できません。少し待ってから、もう一度お試しください。',
  },
  retry: '再試行',
  loading: '購入できるトークンを読み込んでいます',
  pay: '支払い',
  receive: '受け取り',
  currency: '通貨：',
  onNetwork: '{network}上',
  limits: '{min}から{max}まで',
  suggestions: '金額の候補',
  checks: {
    'add-amount': '{min}から{max}まで',
    'incorrect-value': '金額は小数点以下2桁までで入力してください',
    'below-min': '{min}以上',
    'above-max': '{max}以下',
  },
  providers: '事業者',
  best: '最良の価格',
  fee: '手数料 {fee}',
  fees: '手数料 {fee}（うちネットワーク {networkFee}）',
  feeUnknown: '手数料込み',
  feeLater: '手数料は事業者が表示します',
  feeRange: '手数料 {min}～{max} %',
  estimate: '概算',
  noEstimate: '概算なし',
  noQuote: 'この金額では利用できません',
  quoteLoading: '見積もりを取得しています',
  estimates: {
    title: '現在の価格を取得できません',
    text: '表示は概算です。正確な価格は、支払い前に事業者が表示します。',
  },
  failed: {
    title: '{provider}を利用できません',
    text: '支払いは行われていません。別の事業者を選ぶか、もう一度お試しください。',
  },
  refresh: '価格は30秒ごとに更新されます。',
  refreshNow: '今すぐ価格を更新',
  note: '支払いは、新しいウィンドウで開く事業者のページで行います。トークンは接続中のアカウントに届きます。',
  purchases: '購入履歴',
  open: '進行中',
  tokens: '購入できるトークン',
  payments: '支払いに使える通貨',
  progress: {
    none: { title: '購入はありません', text: 'このブラウザでの購入は、アカウントに一覧表示されます。' },
    starting: { title: '{provider}を開いています', text: '支払いページを取得しています。' },
    startFailed: {
      title: '{provider}を利用できません',
      text: '支払いは行われていません。別の事業者を選ぶか、もう一度お試しください。',
    },
    waiting: {
      title: '{provider}で続ける',
      text: '開いたウィンドウでお支払いください。この画面は閉じてもかまいません。購入状況は引き続き確認されます。',
    },
    blocked: {
      title: 'ブラウザがウィンドウをブロックしました',
      text: '{provider}のページを開いてお支払いください。',
    },
    untracked: {
      title: '{provider}で続ける',
      text: '開いたウィンドウでお支払いください。このアプリでは、その後の購入状況を確認できません。',
    },
    openPage: '支払いページを開く',
    again: 'ページをもう一度開く',
    copyLink: 'リンクをコピー',
    copied: 'コピーしました',
    statuses: {
      processing: { title: '入金を確認しました', text: '{provider}がトークンを送信しています。' },
      completed: {
        title: '{amount}を受け取りました',
        text: 'トークンは{network}のアカウントに届いています。',
      },
      declined: {
        title: '支払いが拒否されました',
        text: '請求は行われていません。別のカードまたは事業者をお試しください。',
      },
      failed: { title: '購入に失敗しました', text: '請求があった場合は、{provider}にお問い合わせください。' },
      expired: {
        title: '購入の期限切れ',
        text: '時間内に支払いが行われませんでした。請求は行われていません。',
      },
    },
    tryAgain: 'もう一度購入',
  },
  activity: {
    empty: { title: '購入はまだありません', text: 'このブラウザで購入したものがここに表示されます。' },
    detail: '{paid}（{provider}を利用）',
    statuses: {
      created: '支払い待ち',
      processing: '処理中',
      completed: '受取済み',
      declined: '拒否',
      failed: '失敗',
      expired: '期限切れ',
    },
  },
}
