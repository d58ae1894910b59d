// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Japanese. */
export const names: NamesCopy = {
  choose: {
    title: '名前を取得',
    text: '名前はアドレスより読みやすく、他の人からの送信先として使えます。アプリにも表示されます。',
    action: '名前を選択',
  },
  unavailable: {
    title: '名前は利用できません',
    text: 'このネットワークまたはこのアプリでは、名前を登録できません。',
  },
  label: '名前',
  placeholder: 'yourname',
  checks: {
    empty: '4文字以上の英字、数字、ハイフンを入力してください。',
    'too-short': '4文字以上で入力してください。',
    'too-long': '64文字以内で入力してください。',
    characters: '使えるのはaからzの英字、数字、その間のハイフンだけです。',
    checking: '名前を確認しています',
    taken: 'この名前は使われています。',
    available: '{name}は利用できます。',
    failed: '名前の候補を取得できませんでした。もう一度お試しください。',
  },
  suggestions: '利用できる名前',
  register: '名前を登録',
  note: 'メッセージに署名します。費用はかかりません。',
  declined: { title: 'リクエストは拒否されました', text: '何も登録されていません。' },
  failed: '{name}を登録できませんでした',
  failedText: '少し待ってから、もう一度お試しください。',
  none: { title: '登録はありません', text: 'アカウントが変わったか、登録中の名前がありません。' },
  signing: { title: '{wallet}で署名', text: '名前を含むメッセージに署名してください。費用はかかりません。' },
  registering: { title: '{name}を登録しています', text: '少々お待ちください。' },
  registered: {
    title: '{name}を取得しました',
    text: 'アプリでこのアカウントの名前として表示され、他の人からの送信先としても使えます。',
    action: '始める',
  },
}
