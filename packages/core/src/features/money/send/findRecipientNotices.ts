import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { isPlainName } from '../../assets/name-resolution/isName.js'
import type { Token } from '../../assets/portfolio/types.js'

/** Notices about a recipient, for the user to read before sending to it. */
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
  /** Its name has other characters than a to z, digits and hyphens, which can look like the characters of another name. */
  | { readonly type: 'unusual-name' }

/** Who a transaction of the account was from, and who it was to. */
export type PastTransaction = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** All of them, where a transaction can have several. */
  readonly senders?: readonly string[] | undefined
  readonly recipients?: readonly string[] | undefined
  readonly transfers: readonly { readonly direction: string; readonly isSpam?: boolean | undefined }[]
}

/** Number of characters that users compare at each end. */
const comparedDigits = 4

/** Returns what the user should know about a recipient, the most serious first. */
export function findRecipientNotices(
  recipient: string,
  {
    account,
    tokens,
    transactions,
    namespace = 'eip155',
    name,
  }: {
    readonly account: string
    readonly tokens: readonly Pick<Token, 'address'>[]
    /** Absent if they are not known. */
    readonly transactions: readonly PastTransaction[] | undefined
    /** Default: `eip155`. */
    readonly namespace?: ChainNamespace | undefined
    /** The name that leads to it. */
    readonly name?: string | undefined
  },
): readonly RecipientNotice[] {
  // Only the case of EVM addresses has no meaning.
  const toKey = (text: string) => (namespace === 'eip155' ? text.toLowerCase() : text)
  const address = toKey(recipient)
  const isUnusual = name !== undefined && !isPlainName(name)
  const ofName: readonly RecipientNotice[] = isUnusual ? [{ type: 'unusual-name' }] : []
  if (address === toKey(account)) return [{ type: 'own-address' }, ...ofName]
  const isToken = tokens.some((token) => token.address !== undefined && toKey(token.address) === address)
  const sentTo = getRecipients(account, namespace, transactions ?? [])
  const wasSentTo = sentTo.some((one) => toKey(one) === address)
  const known = [account, ...sentTo, ...getSenders(account, transactions ?? [])]
  // An address that the user has sent to is not confused with another one.
  const lookAlike = wasSentTo ? undefined : known.find((one) => isLookAlike(toKey(one), address))
  const isFirst = transactions !== undefined && !wasSentTo && !lookAlike
  return [
    ...(lookAlike ? [{ type: 'look-alike', of: lookAlike } as const] : []),
    ...(isToken ? [{ type: 'token-contract' } as const] : []),
    ...ofName,
    ...(isFirst && !isToken ? [{ type: 'first-transfer' } as const] : []),
  ]
}

/**
 * The addresses that the account itself sent to. On EVM chains anybody can make a token report a transfer from it, so a transaction of
 * another account does not count.
 */
function getRecipients(
  account: string,
  namespace: ChainNamespace,
  transactions: readonly PastTransaction[],
): readonly string[] {
  return transactions.flatMap(({ from, to, recipients }) => {
    const isOwn = from?.toLowerCase() === account.toLowerCase()
    if (recipients && (isOwn || namespace !== 'eip155')) return recipients
    // The contract of a token is not who is paid.
    return isOwn && to !== undefined ? [to] : []
  })
}

function getSenders(account: string, transactions: readonly PastTransaction[]): readonly string[] {
  return transactions.flatMap(({ from, transfers, senders }) => {
    if (!transfers.some(({ direction, isSpam }) => direction === 'in' && !isSpam)) return []
    if (senders) return senders
    return from !== undefined && from.toLowerCase() !== account.toLowerCase() ? [from] : []
  })
}

function isLookAlike(one: string, other: string): boolean {
  return one !== other && toEnds(one) === toEnds(other)
}

/** Returns what users compare: the first and last characters, after what all addresses of a kind begin with. */
function toEnds(address: string): string {
  const start = /^(?:0x|(?:bc|tb|bcrt)1.)?/.exec(address)?.[0].length ?? 0
  return `${address.slice(start, start + comparedDigits)}…${address.slice(-comparedDigits)}`
}
