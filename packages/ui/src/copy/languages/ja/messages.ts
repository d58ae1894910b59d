// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'このサイトの運営者にお知らせください。'
const invalidRequest = {
  text: 'このサイトから無効なリクエストがありました。',
  advice: 'ウォレットには何も送信されていません。',
}
const unreachable = '接続を確認して、もう一度お試しください。'

/** The texts of errors, snackbar messages and alerts in Japanese. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: '問題が発生しました' },
    aborted: { text: 'リクエストは中止されました' },
    'user-rejected': { text: 'ウォレットでリクエストが拒否されました。' },
    'action-ignored': { text: '現在、この操作は実行できません。' },
    'wallet-request': { text: 'ウォレットでこの操作を実行できませんでした。' },
    'wallet-response': {
      text: 'ウォレットの応答を処理できませんでした。',
      advice: 'ウォレットを更新するか、別のウォレットを選んでください。',
    },
    'wallet-not-found': {
      text: 'このウォレットが見つかりませんでした。',
      advice: 'インストールするか、別のウォレットを選んでください。',
    },
    'chain-not-supported': {
      text: 'ネットワークに対応していません',
      advice: 'ウォレットにネットワークを追加するか、別のネットワークを選んでください。',
    },
    'method-not-supported': { text: 'ウォレットがこの操作に対応していません。' },
    'not-connected': {
      text: 'ウォレットが接続されていません。',
      advice: '先にウォレットを接続してください。',
    },
    'sign-in': {
      text: 'このアプリにサインインできませんでした。',
      advice: 'もう一度お試しください。解決しない場合は、アプリのサポートにお問い合わせください。',
    },
    'not-logged-in': { text: 'ログインしていません。', advice: 'ログインしてから、もう一度お試しください。' },
    'session-changed': {
      text: 'リクエストの送信前に、ウォレット、アカウント、またはネットワークが変わりました。',
      advice: '署名も送信も行われていません。リクエストを確認して、もう一度お試しください。',
    },
    'session-ended': {
      text: 'セッションの有効期限が切れました',
      advice: 'ウォレットを再度接続してください。',
    },
    'account-not-found': {
      text: 'このアカウントが見つかりませんでした。',
      advice: 'ウォレットでアカウントを選ぶか、ウォレットを再度接続してください。',
    },
    disconnect: { text: '接続を解除できませんでした' },
    'relay-unreachable': { text: '接続サービスにアクセスできません。', advice: unreachable },
    'relay-not-configured': { text: 'このサイトでは、他のデバイスのウォレットを使う設定がされていません。' },
    'service-unreachable': { text: 'ウォレット一覧にアクセスできません。', advice: unreachable },
    'service-response': {
      text: 'ウォレット一覧の応答を処理できませんでした。',
      advice: 'しばらくしてから、もう一度お試しください。',
    },
    'balance-unavailable': {
      text: 'トークンの残高を取得できません',
      advice: '30秒後にもう一度お試しください。',
    },
    'nfts-unavailable': { text: 'NFTを取得できませんでした', advice: '30秒後にもう一度お試しください。' },
    'transactions-unavailable': {
      text: 'トランザクションを取得できませんでした',
      advice: '30秒後にもう一度お試しください。',
    },
    'invalid-send': { text: '送信内容が不足しています。' },
    'invalid-swap': { text: 'スワップの内容が不足しています。' },
    'simulation-unavailable': {
      text: 'このネットワークではトランザクションを検証できません。',
      advice: '署名は行われていません。もう一度お試しいただくか、別のネットワークを使ってください。',
    },
    'swap-network': { text: 'スワップ未対応のネットワークです' },
    'swap-price-changed': {
      text: '価格が変わりました。',
      advice: '表示より不利な価格になりました。署名は行われていません。新しい価格を確認してください。',
    },
    'review-changed': { text: '数値が変わりました。', advice: '確認してから、もう一度送信してください。' },
    'simulation-reverted': {
      text: 'この送信はコントラクトに拒否されます。',
      advice: '何も送信されていません。トークンまたは受取人が許可していない可能性があります。',
    },
    'transaction-mismatch': {
      text: 'トランザクションが確認画面の内容と異なります。何も送信されていません。',
    },
    'receipt-timeout': {
      text: 'トランザクションはまだ確定していません。',
      advice: '今後確定する可能性があります。再送信する前に状況を確認してください。',
    },
    'blockhash-expired': {
      text: 'トランザクションは確定前に期限切れになりました。',
      advice: '何も送信されていません。もう一度送信しても問題ありません。',
    },
    'network-not-found': {
      text: 'ネットワークが見つかりません',
      advice: '別のネットワークを選んでください。',
    },
    'invalid-project-id': {
      text: 'プロジェクトIDが無効です',
      advice: 'オプション `projectId` に、リレーの運営者が発行したIDを設定してください。',
    },
    'origin-not-allowed': {
      text: 'アプリの設定が無効です',
      advice: 'リレーで、プロジェクトの許可済みオリジンにこのオリジンを追加してください。',
    },
    'adapter-not-found': { text: 'アダプターが見つかりません', advice: tellOwner },
    'provider-missing': { text: 'このサイトは正しく設定されていません。', advice: tellOwner },
    config: { text: 'このサイトは正しく設定されていません。', advice: tellOwner },
    'invalid-address': {
      text: 'このアドレスはこのネットワークでは無効です。',
      advice: 'アドレスを確認してください。',
    },
    'invalid-amount': { text: 'この金額は送信できません。', advice: '金額を確認してください。' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet}に未回答のリクエストがあります。回答してから、もう一度お試しください。',
    4100: '{wallet}がこのサイトにアカウントの使用を許可していません。再度接続してください。',
    4900: '{wallet}がオフラインです。接続を確認して、もう一度お試しください。',
    4901: '{wallet}がこのネットワークに接続できません。別のネットワークを選ぶか、しばらくしてから、もう一度お試しください。',
  },
  anyWallet: 'お使いのウォレット',
  waiting: {
    title: '何も開きませんか？',
    extension:
      'ブラウザのツールバーで{wallet}のアイコンを探してください。このウィンドウの後ろに別のウィンドウがある可能性もあります。',
    'in-app-browser':
      'このページの上に表示されるリクエストを探してください。{wallet}がロックされている場合は解除するか、ページを再読み込みしてください。',
    window:
      'このウィンドウの後ろに隠れているか、ブラウザにブロックされた可能性があります。このサイトのポップアップを許可してください。',
    device: '{wallet}のあるデバイスのロックを解除し、リクエストを探してください。',
    app: '{wallet}がこのデバイスにインストールされていることを確認し、もう一度開いてください。',
    website:
      'ブラウザが新しいタブをブロックした可能性があります。このサイトのポップアップを許可し、もう一度開いてください。',
  },
  oneClick: {
    scan: '{wallet}でこのコードをスキャンして、接続とサインインをしてください。',
    scanAny: 'ウォレットでこのコードをスキャンして、接続とサインインをしてください。',
    open: 'ウォレットで接続とサインインをしてから、この画面に戻ってください。',
    authenticating: { title: '認証中…', text: 'アプリが署名を確認しています。' },
  },
  networkFailures: {
    unreachable: { text: 'ネットワークにアクセスできません', advice: unreachable },
    failed: {
      text: '現在、ネットワークが応答できません',
      advice: '少し待ってから、もう一度お試しください。',
    },
    limited: {
      text: 'ネットワークが混み合っています',
      advice: 'リクエストが集中しています。少し待ってから、もう一度お試しください。',
    },
    refused: { text: 'ネットワークがリクエストを拒否しました' },
    unsupported: {
      text: 'このネットワークでは利用できません',
      advice: '別のネットワークを選ぶか、このサイトの運営者にお知らせください。',
    },
    'wrong-chain': { text: 'このサイトではこのネットワークが正しく設定されていません', advice: tellOwner },
    disagreed: {
      text: 'ネットワークの応答が一致しませんでした',
      advice: '何も送信されていません。少し待ってから、もう一度お試しください。',
    },
  },
  serviceBusy: {
    text: 'ウォレット一覧が混み合っています。',
    advice: '少し待ってから、もう一度お試しください。',
  },
  snackbar: {
    'transaction-started': 'トランザクションを開始しました',
    'transaction-failed': 'トランザクションが失敗しました',
    'swap-arrived': 'スワップが{network}に着金しました',
    'swap-partial': '異なるトークンまたは金額が{network}に着金しました',
    'swap-refunded': '{network}へのスワップは返金されました',
    'swap-not-arrived': '{network}へのスワップが失敗しました',
    'balance-unavailable': 'トークンの残高を取得できません',
    'request-completed-late': 'キャンセル後にリクエストが完了しました',
    disconnect: '接続を解除できませんでした',
    'session-ended': 'セッションの有効期限が切れました',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'プロジェクトIDが未設定です：オプション `projectId` が空です。`my-dapp` のようなアプリの名前を設定してください。リレーまたはゲートウェイにプロジェクトの一覧がある場合は、その中のIDを設定してください。',
    INVALID_PROJECT_ID:
      'プロジェクトIDが無効です：リレーがこのページのプロジェクトIDを認識できません。オプション `projectId` に、リレーの運営者が発行したIDを設定してください。',
    INVALID_APP_CONFIGURATION:
      'アプリの設定が無効です：リレーがこのページのオリジンを許可していません。リレーで、プロジェクトの許可済みオリジンに追加してください。',
    SWITCH_NETWORK_NOT_FOUND:
      'ネットワークが見つかりません：このページは、オプション `networks` にないネットワークに切り替えようとしました。そこに追加してください。',
    AUTH_CONNECTOR_NOT_FOUND:
      'アドレスまたは認証コネクターが見つかりません：このページはアカウントなしで名前を登録しようとしました。先にEVMネットワークのアカウントを接続してください。',
    IFRAME_LOAD_FAILED:
      'メールログインの依存関係を読み込めません：ログインフレームを読み込めませんでした。そのURLと、このページの `frame-src` を確認してください。',
    IFRAME_REQUEST_TIMEOUT:
      '認証の初期化中に問題が発生しました：ログインフレームが時間内に応答しませんでした。',
    UNVERIFIED_DOMAIN:
      'ログインフレームはこのページに提供されていません。フレームのサーバーで、プロジェクトの許可済みオリジンにこのページのオリジンを追加するか、プロジェクトIDを修正してください。',
  },
}
