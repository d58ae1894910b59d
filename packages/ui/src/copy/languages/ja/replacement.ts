// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Japanese. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': '速める', cancel: 'トランザクションをキャンセル' },
  obstacles: {
    'not-tracked':
      'このトランザクションは、このアプリから送信されていません。ウォレットで置き換えることができます。',
    'not-pending': 'このトランザクションは、もう保留中ではありません。',
    solana: 'Solanaのトランザクションは置き換えられません。約2分以内に確定するか、期限切れになります。',
    bip122:
      'ウォレットが対応していれば、このトランザクションの手数料をウォレットで引き上げることができます。',
    'other-account': '置き換えられるのは、このトランザクションを送信したアカウントだけです。',
    'other-network': '置き換えるには、ウォレットをこのトランザクションのネットワークに切り替えてください。',
    'smart-account': 'スマートアカウントのトランザクションは、ウォレットでのみ置き換えられます。',
    'nonce-unknown': 'ネットワークにこのトランザクションがまだ表示されていないため、置き換えられません。',
    'long-data': 'このトランザクションは長すぎるため、ここから再送信できません。キャンセルのみ可能です。',
  },
  outcomes: {
    repriced: '速めました',
    cancelled: 'キャンセル済み',
    replaced: '置き換え済み',
    dropped: '破棄済み',
  },
  replacedBy: '置き換え先',
  copyReplacedBy: '置き換え先のIDをコピー',
  otherNonce: {
    title: '何も置き換えられていません',
    text: 'ウォレットが2つ目のトランザクションとして送信しました。先のトランザクションも確定する可能性があります。',
  },
  none: {
    title: '置き換えるものはありません',
    text: 'トランザクションがもう保留中ではないか、アカウントまたはネットワークが変わりました。',
  },
  showActivity: 'アクティビティを表示',
  preparing: 'トランザクションと手数料を確認しています',
  failed: '置き換えられません',
  notReplaceable: 'トランザクションがもう保留中ではないか、ウォレットでしか置き換えられません。',
  settled: {
    title: 'もう保留中ではありません',
    text: '置き換えるものはありません。何も送信されていません。',
  },
  explain: {
    'speed-up':
      '同じトランザクションを、より高い手数料で再送信します。確定するのは2つのうち1つだけなので、支払いは1回だけです。',
    cancel:
      '代わりに、ご自身のアカウントへ何も送らないトランザクションを送信します。この手数料はお客様の負担です。元のトランザクションが先に確定した場合は、取り消されません。',
  },
  original: 'トランザクション',
  contractCall: 'コントラクト呼び出し',
  deployment: '新しいコントラクト',
  currentFee: 'これまでの手数料',
  newFee: '新しいネットワーク手数料',
  nonce: 'ナンス',
  insufficientFee: {
    title: 'ネットワーク手数料が足りません',
    text: '手数料を下げるか、資金を追加してください。',
  },
  keepWaiting: 'このまま待つ',
  showTransaction: 'トランザクションを表示',
  signing: {
    title: '{wallet}で承認',
    text: 'ウォレットにナンス{nonce}が表示されていることを確認してください。異なる場合、2つ目のトランザクションが送信されます。',
  },
  sent: { title: '置き換えを送信しました', text: 'どちらが確定したかは、アクティビティに表示されます。' },
}
