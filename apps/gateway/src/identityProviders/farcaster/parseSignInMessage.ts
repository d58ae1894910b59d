/**
 * A Sign In With Farcaster message: a message of EIP-4361 with a statement and resources.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export type SignInMessage = {
  /** Host of the site, with its port. */
  readonly domain: string
  readonly address: `0x${string}`
  readonly statement: string
  readonly uri: string
  readonly chainId: string
  readonly nonce: string
  /** ms since 1970. */
  readonly issuedAt: number
  readonly expirationTime: number | undefined
  readonly notBefore: number | undefined
  readonly resources: readonly string[]
}

const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)`

/** The grammar of EIP-4361. Each part is on a line of its own, so that a message has one meaning only. */
const grammar = new RegExp(
  [
    String.raw`^(?<domain>[^\s/?#@]+) wants you to sign in with your Ethereum account:`,
    '(?<address>0x[0-9a-fA-F]{40})',
    '',
    String.raw`(?<statement>[^\r\n]+)`,
    '',
    String.raw`URI: (?<uri>\S+)`,
    'Version: 1',
    String.raw`Chain ID: (?<chainId>\d{1,20})`,
    'Nonce: (?<nonce>[a-zA-Z0-9]{8,128})',
    `Issued At: (?<issuedAt>${time})`,
  ].join('\n') +
    `(?:\\nExpiration Time: (?<expirationTime>${time}))?` +
    `(?:\\nNot Before: (?<notBefore>${time}))?` +
    String.raw`(?:\nRequest ID: [^\s/?#]*)?` +
    String.raw`\nResources:(?<resources>(?:\n- \S+)+)$`,
)

/** Parses a Sign In With Farcaster message. Returns undefined if it is none. */
export function parseSignInMessage(text: string): SignInMessage | undefined {
  const groups = grammar.exec(text)?.groups
  if (!groups) return undefined
  const { domain = '', address = '', statement = '', uri = '', chainId = '', nonce = '' } = groups
  const times = [groups.issuedAt, groups.expirationTime, groups.notBefore].map((value) =>
    value === undefined ? undefined : Date.parse(value),
  )
  const [issuedAt, expirationTime, notBefore] = times
  if (issuedAt === undefined || times.some(Number.isNaN)) return undefined
  return {
    domain,
    address: `0x${address.slice(2)}`,
    statement,
    uri,
    chainId,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    resources: (groups.resources ?? '').split('\n- ').slice(1),
  }
}
