// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Japanese. */
export const smartSessions: SmartSessionsCopy = {
  label: '権限',
  tabs: { active: '有効', expired: '期限切れ', revoked: '取り消し済み' },
  absent: { title: 'ここでは利用できません', text: 'このアプリには{network}の権限がまだありません。' },
  empty: {
    active: {
      title: '有効な権限はありません',
      text: '限度内での代理操作をこのアプリに許可すると、ここに表示されます。',
    },
    expired: { title: '期限切れの権限はありません', text: '終了した権限がここに表示されます。' },
    revoked: { title: '取り消した権限はありません', text: '取り消した権限がここに表示されます。' },
  },
  inTotal: '合計{amount}まで送信',
  perPeriod: '{period}ごとに{amount}まで送信',
  units: 'トークンの最小単位で{amount}',
  calls: 'コントラクトを呼び出す',
  other: '権限「{type}」',
  until: '{date}まで',
  details: {
    sessionKey: 'アプリの鍵',
    allowed: 'できること',
    token: 'トークン',
    recipients: '受取人',
    contracts: 'コントラクト',
    methods: 'メソッド',
    network: 'ネットワーク',
    granted: '付与',
    starts: '開始',
    ends: '終了',
    revoked: '取り消し',
  },
  anyRecipient: '任意のアカウント',
  revoke: '取り消す',
  revoking: 'ウォレットで確認してください',
  unconfirmed: {
    title: '取り消しています…',
    text: 'ネットワークで確定するまで、この鍵で権限を使うことができます。',
  },
  reported: {
    title: '別の場所で付与',
    text: 'このブラウザで付与された権限ではありません。許可の内容は、このアプリのサーバーの情報によるものです。心当たりがなければ取り消してください。',
  },
  failed: { title: '取り消されていません', text: 'この権限はまだ使えます。もう一度お試しください。' },
}
