// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Japanese. */
export const permissions: PermissionCopy = {
  allows: '許可すること',
  excludes: '引き続きできないこと',
  end: '終了する方法',
  howToEnd:
    'その日付より前に権限を終了できます。このサイトの権限の一覧で取り消してください。取り消しはお客様のアカウントのトランザクションです。確定するまで、権限は使われる可能性があります。',
  sentences: {
    actsAlone: '{origin}は、下のセッションアカウントで、再度確認することなくお客様のアカウントを使えます。',
    calls: '次のメソッドを任意の内容で呼び出せます：{methods}。コントラクト：{targets}。',
    callsLimited: '呼び出しの最大回数：{count}。',
    callsUnlimited: '呼び出しの回数に上限はありません。',
    callsWithValue: '1回の呼び出しで送信できるのは、最大{amount}です。',
    callsWithoutValue: '呼び出しで{symbol}を送信することはできません。',
    ends: '{date}に終了します。',
    mostInTotal: '終了までの合計は、最大{amount}です。',
    noAccountChange: 'アカウント、復元方法、他の権限を変更することはできません。',
    noCalls: '他のコントラクトを呼び出したり、他の人にトークンを使わせたりすることはできません。',
    noOtherCalls: '他のコントラクトや他のメソッドを呼び出すことはできません。',
    noOtherRecipients: '他のアカウントに送信することはできません。',
    noOtherTokens: 'それを超える額、他のトークン、NFTを送信することはできません。',
    periodAny: '{period}の期間ごとに、任意のアカウントに最大{amount}を送信できます。',
    periodTo: '{period}の期間ごとに、{recipients}にのみ最大{amount}を送信できます。',
    starts: '{date}に開始します。',
    totalAny: '任意のアカウントに、合計で最大{amount}を送信できます。',
    totalTo: '{recipients}にのみ、合計で最大{amount}を送信できます。',
  },
  baseUnits: '不明なトークンの最小単位で{amount}',
  problems: {
    chain_unsupported: 'このネットワークは権限に対応していません。',
    expiry_invalid: '権限には有効期限が1つ必要です。秒単位で、現在より後かつ366日以内に設定してください。',
    one_permission: '権限は一度に1つずつリクエストしてください。',
    permission_invalid: '権限が無効です。',
    permission_unsupported: 'この権限はネットワークで強制できません。',
    rule_unsupported: '権限の条件に対応していないものがあります。除外してください。',
    session_key_invalid:
      'セッションキーは、有効なチェックサムを持つEVMアドレスで、ユーザーのアカウントやそのコントラクトとは別のアカウントである必要があります。',
    signer_unsupported: '署名者の種類は「account」で、アドレスのみを含む必要があります。',
  },
}
