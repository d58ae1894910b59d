// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Japanese. */
export const siwx: SiwxCopy = {
  checking: 'サインインを確認しています',
  ready: {
    title: '{app}にサインイン',
    text: '{wallet}でこのメッセージに署名し、アカウントがご自身のものであることを証明してください。無料で、資産は移動しません。',
  },
  siwe: {
    title: '{app}がウォレットとの接続を求めています',
    text: 'このメッセージに署名して、ウォレットの所有者であることを証明し、続けてください。無料で、資産は移動しません。',
  },
  anyApp: 'サインイン',
  required: 'キャンセルすると、ウォレットの接続が解除されます。',
  message: '署名するメッセージ',
  preparing: 'メッセージを準備しています',
  signing: {
    title: '{wallet}で署名',
    text: 'ウォレットにこのメッセージが表示されていることを確認して、承認してください。',
  },
  verifying: { title: 'サインインしています', text: 'アプリが署名を確認しています。' },
  declined: {
    title: '署名は拒否されました',
    text: 'サインインしていません。続けるには、もう一度お試しください。',
  },
  failed: 'サインインできませんでした',
  undeployed: {
    title: '署名を検証できませんでした',
    text: 'スマートアカウントの場合、このネットワークではまだ有効になっていません。{wallet}で最初のトランザクションを行ってから、もう一度お試しください。',
  },
  smartAccount: 'このアプリはスマートアカウントに対応していない可能性があります',
  verified: 'サインインしました',
  sign: '署名',
  retry: '再試行',
  cancel: 'キャンセル',
}
