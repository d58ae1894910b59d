// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Japanese. */
export const send: SendCopy = {
  unsupported: {
    title: '未対応のネットワーク',
    text: 'このアプリが対応しているネットワークに切り替えてください。',
  },
  amount: '金額',
  balance: '残高：{balance}',
  max: '最大',
  maxNote: 'ネットワーク手数料を除いた全額です。',
  switchUnit: '金額を{amount}で入力',
  owned: '残高：{balance}',
  selectToken: 'トークンを選択',
  token: 'トークン：',
  to: '送信先',
  address: 'アドレスまたは名前',
  paste: '貼り付け',
  resolving: '名前を検索しています',
  retryName: '再試行',
  nameProblems: {
    invalid: 'この名前は無効です。',
    'unusual-characters':
      'この名前には、他の文字と見間違えやすい文字が含まれています。代わりにアドレスを入力してください。',
    'not-registered': 'この名前は登録されていません。',
    'no-address': 'この名前には、このネットワークのアドレスがありません。',
    unreachable: 'この名前のサービスが応答しません。',
    untrusted:
      'この名前のサービスから、正規のものではない応答がありました。代わりにアドレスを入力してください。',
    unsupported: 'この種類の名前は、ここでは使えません。代わりにアドレスを入力してください。',
  },
  recipientErrors: {
    format: 'アドレスは、0xに続く40文字の英数字です。',
    checksum: 'アドレスに誤りがあります。もう一度コピーしてください。',
    'zero-address': 'このアドレスに送ったものは失われます。',
    'solana-format': 'Solanaのアドレスは32～44文字の英数字で、0xは付きません。',
    'bitcoin-format': 'Bitcoinのアドレスではないか、誤りがあります。もう一度コピーしてください。',
    'other-network': 'このアドレスは別のBitcoinネットワークのものです。',
    'unknown-version': 'この種類のアドレスに送ったものを、Bitcoinはまだ保護できません。',
  },
  notices: {
    'own-address': { title: 'ご自身のアドレスです', text: 'ご自身に送信することになります。' },
    'token-contract': {
      title: 'ウォレットではなくトークンです',
      text: 'トークンのコントラクトに送ったものは、通常失われます。',
    },
    'look-alike': {
      title: 'アドレスを確認してください',
      text: 'アクティビティの{address}に似ていますが、別のアドレスです。詐欺師はこのようなアドレスを作ります。',
    },
    'first-transfer': {
      title: '新しい受取人',
      text: '最近のアクティビティに、このアドレスへの送信はありません。',
    },
    'unusual-name': {
      title: '名前を確認してください',
      text: '見間違えやすい文字が含まれています。アドレスを受取人のものと照合してください。',
    },
  },
  check: {
    'select-token': 'トークンを選択',
    'incorrect-value': '値が正しくありません',
    'add-amount': '金額を入力',
    'insufficient-funds': '残高が足りません',
    'add-address': 'アドレスを入力',
    'resolving-name': '名前を検索中',
    'invalid-address': 'アドレスが無効です',
    preview: '確認',
  },
  tokens: {
    heading: 'お持ちのトークン',
    empty: {
      title: '送信できるトークンがありません',
      text: 'このアカウントには、このネットワークのトークンがありません。',
    },
  },
  review: {
    none: { title: '確認するものはありません', text: 'アカウントまたはネットワークが変わりました。' },
    start: '最初からやり直す',
    preparing: '残高と手数料を確認しています',
    failed: '送信できません',
    edit: '編集',
    from: '送信元',
    to: '送信先',
    details: '詳細',
    fee: 'ネットワーク手数料',
    speeds: { slow: '低速', normal: '標準', fast: '高速' },
    sponsored: '{app}が負担',
    sponsoredByApp: 'このアプリが負担',
    upTo: '最大{fee}',
    total: '合計',
    accountRent: '新しいトークンアカウント',
    accountRentNote: {
      title: '受取人にトークンアカウントが必要です',
      text: 'この送信で作成され、{amount}の費用がかかります。',
    },
    walletFee: {
      title: 'ウォレットが手数料を決めます',
      text: 'ここに表示される手数料は概算です。ウォレットで手数料を確認してください。',
    },
    about: '約{fee}',
    received: '受取人に届く額',
    rounding: '端数処理（最大）',
    takesFee: {
      title: 'このトークンは手数料を差し引きます',
      text: '受取人に届く額は、送信する額より少なくなります。',
    },
    unverified: {
      title: '結果は不明です',
      text: 'このネットワークでは送信をシミュレーションできません。信頼できるトークンだけを送信してください。',
    },
    contract: {
      title: '受取人はコントラクトです',
      text: 'このネットワークでこのトークンを受け取れることを確認してください。',
    },
    problems: {
      'insufficient-funds': { title: '残高が足りません', text: '残高が金額を下回っています。' },
      'insufficient-fee': {
        title: 'ネットワーク手数料が足りません',
        text: '送信額を減らすか、手数料を下げるか、資金を追加してください。',
      },
      'leaves-too-little': {
        title: '残高が少なくなりすぎます',
        text: 'Solanaのアカウントの残高は、0 SOLか約0.0009 SOL以上である必要があります。全額を送信するか、送信額を減らしてください。',
      },
      'recipient-minimum': {
        title: '新しいアカウントには少なすぎます',
        text: '受取人のアカウントは空です。Solanaでは約0.0009 SOLの残高が必要です。',
      },
      dust: {
        title: '金額が少なすぎます',
        text: 'Bitcoinネットワークでは、このような少額は中継されません。',
      },
      'wallet-sets-fee': {
        title: '金額を入力してください',
        text: 'ウォレットが手数料を決めるため、ここから全額を送信することはできません。',
      },
      'to-program': { title: 'これはプログラムです', text: 'プログラムに送ったものは失われます。' },
      'to-token-account': {
        title: 'ウォレットではなくトークンです',
        text: '受取人にウォレットのアドレスを確認してください。',
      },
      'memo-required': {
        title: '受取人にメモが必要です',
        text: 'このアカウントはメモ付きの送信だけを受け付けますが、ここではメモを追加できません。',
      },
      'confidential-only': {
        title: '受取人は秘匿送信のみ受け付けます',
        text: 'ここでは秘匿送信を行えません。',
      },
      frozen: {
        title: 'このトークンは凍結されています',
        text: '発行者が、お客様または受取人のこのトークンのアカウントを凍結しています。',
      },
      'non-transferable': {
        title: 'このトークンは送信できません',
        text: '保有しているアカウントから移動できません。',
      },
      paused: { title: 'このトークンは停止中です', text: '発行者がすべての送信を停止しています。' },
      'transfer-hook': {
        title: 'ここでは送信できないトークンです',
        text: '送信のたびに発行者のプログラムが実行されますが、これには対応していません。',
      },
    },
    moved: {
      title: '名前のアドレスが変わりました',
      text: '確認後に変更されました。送信する前に受取人に確認してください。何も送信されていません。',
    },
    declined: { title: 'リクエストは拒否されました', text: '何も送信されていません。' },
    send: '送信',
    checking: { title: '確認しています', text: 'トランザクションをネットワークと照合しています。' },
    signing: { title: '{wallet}で承認', text: 'ウォレットに同じ金額とアドレスが表示されます。' },
    sentTitles: {
      pending: '{recipient}に{amount}を送信中',
      confirmed: '{recipient}に{amount}を送信しました',
      failed: '送信に失敗しました',
      replaced: '送信が置き換えられました',
      dropped: '送信は行われませんでした',
    },
  },
  sent: {
    texts: {
      pending: 'この画面は閉じてもかまいません。処理はネットワーク上で続きます。',
      confirmed: '{network}で確定しました。',
      failed: 'ネットワーク手数料だけが支払われました。',
      replaced: 'このアカウントの別のトランザクションに置き換わりました。',
      dropped: 'ネットワーク上から見つからなくなりました。',
    },
    done: '完了',
  },
}
