// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Traditional Chinese. */
export const permissions: PermissionCopy = {
  allows: '您允許的內容',
  excludes: '仍然不可能的操作',
  end: '如何結束',
  howToEnd:
    '您可以在該日期之前結束此權限：請在此網站的權限清單中撤銷它。撤銷是您帳戶的一筆交易。在交易確認之前，此權限仍可使用。',
  sentences: {
    actsAlone: '{origin} 可以透過下方的工作階段帳戶使用您的帳戶，無需再次詢問您。',
    calls: '它可以呼叫以下方法，內容不限：{methods}。合約：{targets}。',
    callsLimited: '它的呼叫次數最多為：{count}。',
    callsUnlimited: '呼叫次數沒有限制。',
    callsWithValue: '每次呼叫最多可傳送 {amount}。',
    callsWithoutValue: '這些呼叫不能傳送 {symbol}。',
    ends: '它將於{date}結束。',
    mostInTotal: '在結束之前，總共最多為 {amount}。',
    noAccountChange: '它不能更改您的帳戶、帳戶的復原方式或其他權限。',
    noCalls: '它不能呼叫其他合約，也不能讓他人使用您的代幣。',
    noOtherCalls: '它不能呼叫其他合約或其他方法。',
    noOtherRecipients: '它不能向其他帳戶傳送。',
    noOtherTokens: '它不能傳送超過該額度的金額，也不能傳送其他代幣或 NFT。',
    periodAny: '它在每{period}內最多可傳送 {amount}，可傳送到任意帳戶。',
    periodTo: '它在每{period}內最多可傳送 {amount}，只能傳送到 {recipients}。',
    starts: '它將於{date}開始。',
    totalAny: '它總共最多可傳送 {amount}，可傳送到任意帳戶。',
    totalTo: '它總共最多可傳送 {amount}，只能傳送到 {recipients}。',
  },
  baseUnits: '{amount} 個未知代幣的基本單位',
  problems: {
    chain_unsupported: '此網路不支援權限。',
    expiry_invalid: '權限必須有一個以秒為單位的到期時間，該時間須在未來且距今不超過 366 天。',
    one_permission: '請一次只請求一項權限。',
    permission_invalid: '該權限無效。',
    permission_unsupported: '網路無法強制執行該權限。',
    rule_unsupported: '不支援該權限的某項條件。請將其去掉。',
    session_key_invalid: '工作階段金鑰必須是檢查碼有效的 EVM 地址，且不能是使用者帳戶或其合約。',
    signer_unsupported: '簽名者的類型必須是 "account"，且只含地址。',
  },
}
