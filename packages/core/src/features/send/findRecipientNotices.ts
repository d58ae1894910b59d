import type { ActivityItem } from '../activity/types.js'
import type { Token } from '../portfolio/types.js'

/** What the user should know about a recipient before sending to it. */
export type RecipientNotice =
  /** It is the account itself. */
  | { readonly type: 'own-address' }
  /** It is the contract of a token, which usually keeps what it receives. */
  | { readonly type: 'token-contract' }
  /**
   * It begins and ends like another address of the account's transactions. Scammers create such addresses, and send from them
   * so that the user copies the wrong one.
   */
  | { readonly type: 'look-alike'; readonly of: string }
  /** The loaded transactions contain none to it. */
  | { readonly type: 'first-transfer' }

/** Number of hexadecimal digits that users compare at each end. */
const comparedDigits = 4

/** Returns what the user should know about a recipient on an EVM chain, the most serious first. */
export function findRecipientNotices(
  recipient: string,
  {
    account,
    tokens,
    transactions,
  }: {
    readonly account: string
    readonly tokens: readonly Pick<Token, 'address'>[]
    /** Absent if they are not known. */
    readonly transactions: readonly ActivityItem[] | undefined
  },
): readonly RecipientNotice[] {
  const address = recipient.toLowerCase()
  if (address === account.toLowerCase()) return [{ type: 'own-address' }]
  const isToken = tokens.some((token) => token.address?.toLowerCase() === address)
  const sentTo = getRecipients(account, transactions ?? [])
  const wasSentTo = sentTo.some((one) => one.toLowerCase() === address)
  const known = [account, ...sentTo, ...getSenders(account, transactions ?? [])]
  // An address that the user has sent to is not confused with another one.
  const lookAlike = wasSentTo ? undefined : known.find((one) => isLookAlike(one.toLowerCase(), address))
  const isFirst = transactions !== undefined && !wasSentTo && !lookAlike
  return [
    ...(lookAlike ? [{ type: 'look-alike', of: lookAlike } as const] : []),
    ...(isToken ? [{ type: 'token-contract' } as const] : []),
    ...(isFirst && !isToken ? [{ type: 'first-transfer' } as const] : []),
  ]
}

/** The addresses that the account itself sent to: anybody can make a token report a transfer from it. */
function getRecipients(account: string, transactions: readonly ActivityItem[]): readonly string[] {
  return transactions.flatMap(({ from, to }) =>
    from?.toLowerCase() === account.toLowerCase() && to !== undefined ? [to] : [],
  )
}

function getSenders(account: string, transactions: readonly ActivityItem[]): readonly string[] {
  return transactions.flatMap(({ from, transfers }) =>
    from !== undefined &&
    from.toLowerCase() !== account.toLowerCase() &&
    transfers.some(({ direction, isSpam }) => direction === 'in' && !isSpam)
      ? [from]
      : [],
  )
}

function isLookAlike(one: string, other: string): boolean {
  const ends = (address: string) =>
    `${address.slice(2, 2 + comparedDigits)}…${address.slice(-comparedDigits)}`
  return one !== other && ends(one) === ends(other)
}
