// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Japanese. */
export const login: LoginCopy = {
  title: 'ログインまたは接続',
  or: 'または',
  step: 'ステップ{step}/2',
  email: {
    label: 'メール',
    placeholder: 'メールアドレス',
    hint: 'コードをメールでお送りします。新しいデバイスでは、リンク、コードの順に2つの簡単な手順があります。',
    submit: 'メールで続ける',
    invalid: '有効なメールアドレスを入力してください。',
    sending: 'メールを送信しています',
  },
  failures: {
    cooldown: { other: '{count}秒後にもう一度お試しください' },
    locked: 'コードを間違えた回数が上限に達しました。最初からやり直して新しいコードを取得してください。',
    'link-expired': 'リンクの有効期限が切れました。もう一度リンクを送信してください。',
    unreachable: 'ログインサービスに接続できません。接続を確認して、もう一度お試しください。',
    'not-allowed': 'このサイトではログインが設定されていません。別の接続方法を選んでください。',
    refused: 'うまくいきませんでした。',
    unexpected: '問題が発生しました。もう一度お試しください。',
  },
  none: { title: 'ログインなし', text: '前の画面に戻り、ログイン方法を選んでください。' },
  startAgain: '最初からやり直す',
  code: {
    prompt: {
      title: 'コードを入力',
      text: '{email}に6桁のコードを送信しました。有効期間は10分です。',
    },
    promptWithoutEmail: '6桁のコードをメールで送信しました。有効期間は10分です。',
    label: '6桁のコード',
    sending: 'コードを再送信しています',
    verifying: 'コードを確認しています',
    connecting: 'ウォレットを開いています',
    ended: 'ログインが終了しました',
    resend: 'コードを再送信',
    resendIn: '{seconds}秒後にコードを再送信',
  },
  device: {
    waiting: {
      title: 'メールを確認してください',
      text: '{email}に送信したリンクを開き、ご本人であることを確認してください。有効期間は10分です。次にコードを入力します。',
    },
    sending: 'リンクを再送信しています',
    ended: 'デバイスは承認されていません',
    resend: 'リンクを再送信',
    resendIn: '{seconds}秒後にリンクを再送信',
  },
  social: {
    continue: '{provider}で続ける',
    more: 'その他の方法',
    passkey: 'パスキーで続ける',
    wallets: 'ウォレットで続ける',
    steps: {
      opening: { title: '{provider}を開いています', text: 'ログイン用の新しいウィンドウが開きます。' },
      waiting: { title: '{provider}でログイン', text: '開いたウィンドウで続けてください。' },
      blocked: {
        title: 'ウィンドウがブロックされました',
        text: 'ブラウザが{provider}のウィンドウをブロックしました。ここでログインして、このページに戻ることができます。',
      },
      leaving: { title: '{provider}を開いています', text: 'ログイン後、このページに戻ります。' },
      verifying: { title: 'ログインを確認しています', text: '少々お待ちください。' },
      connecting: { title: 'ウォレットを開いています', text: '少々お待ちください。' },
    },
    continueHere: 'このウィンドウで続ける',
    ended: '{provider}でログインできませんでした',
    retry: '再試行',
  },
  farcaster: {
    code: 'FarcasterでログインするためのQRコード',
    preparing: 'ログインを準備しています',
    scan: 'スマホでコードをスキャンし、Farcasterでログインを承認してください。',
    open: { title: 'Farcasterで承認', text: 'アプリでログインを承認してから、この画面に戻ってください。' },
    openApp: 'Farcasterを開く',
    declined: {
      title: 'ログインは拒否されました',
      text: 'もう一度お試しいただくか、前の画面に戻って別の方法でログインしてください。',
    },
    expired: {
      title: 'ログインの期限切れ',
      text: 'ログインが時間内に承認されませんでした。もう一度お試しください。',
    },
  },
  update: {
    label: '新しいメールアドレス',
    save: '保存',
    unchanged: '現在のメールアドレスと同じです。',
    hint: '現在のアドレスと新しいアドレスのそれぞれにコードをお送りします。',
  },
  address: 'メール',
  settings: 'ウォレットの設定',
  approve: { title: 'リクエストを承認', text: '手前のウィンドウでリクエストを確認してください。' },
  openSettings: { title: '設定を開いています', text: '手前のウィンドウに表示されます。' },
}
