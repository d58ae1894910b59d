// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Simplified Chinese. */
export const permissions: PermissionCopy = {
  allows: '您允许的内容',
  excludes: '仍然不可能的操作',
  end: '如何结束',
  howToEnd:
    '您可以在该日期之前结束此权限：请在此网站的权限列表中撤销它。撤销是您账户的一笔交易。在交易确认之前，此权限仍可使用。',
  sentences: {
    actsAlone: '{origin} 可以通过下方的会话账户使用您的账户，无需再次询问您。',
    calls: '它可以调用以下方法，内容不限：{methods}。合约：{targets}。',
    callsLimited: '它的调用次数最多为：{count}。',
    callsUnlimited: '调用次数没有限制。',
    callsWithValue: '每次调用最多可发送 {amount}。',
    callsWithoutValue: '这些调用不能发送 {symbol}。',
    ends: '它将于{date}结束。',
    mostInTotal: '在结束之前，总共最多为 {amount}。',
    noAccountChange: '它不能更改您的账户、账户的恢复方式或其他权限。',
    noCalls: '它不能调用其他合约，也不能让他人使用您的代币。',
    noOtherCalls: '它不能调用其他合约或其他方法。',
    noOtherRecipients: '它不能向其他账户发送。',
    noOtherTokens: '它不能发送超过该额度的金额，也不能发送其他代币或 NFT。',
    periodAny: '它在每{period}内最多可发送 {amount}，可发送到任意账户。',
    periodTo: '它在每{period}内最多可发送 {amount}，只能发送到 {recipients}。',
    starts: '它将于{date}开始。',
    totalAny: '它总共最多可发送 {amount}，可发送到任意账户。',
    totalTo: '它总共最多可发送 {amount}，只能发送到 {recipients}。',
  },
  baseUnits: '{amount} 个未知代币的基本单位',
  problems: {
    chain_unsupported: '此网络不支持权限。',
    expiry_invalid: '权限必须有一个以秒为单位的到期时间，该时间须在未来且距今不超过 366 天。',
    one_permission: '请一次只请求一项权限。',
    permission_invalid: '该权限无效。',
    permission_unsupported: '网络无法强制执行该权限。',
    rule_unsupported: '不支持该权限的某项条件。请将其去掉。',
    session_key_invalid: '会话密钥必须是校验和有效的 EVM 地址，且不能是用户账户或其合约。',
    signer_unsupported: '签名者的类型必须是 "account"，且只含地址。',
  },
}
