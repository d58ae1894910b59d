/**
 * A sign-in message (EIP-4361, and its form for Solana).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export type SignIn = {
  /** Host and port, as in the message; with its scheme if it has one. */
  readonly domain: string
  readonly address: string
  readonly statement: string | undefined
  readonly uri: string
  readonly version: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string | undefined
  readonly notBefore: string | undefined
  readonly resources: readonly string[]
}

/** `looksAlike`: it begins as a sign-in message, and is none. */
export type ParsedSignIn = SignIn | 'looksAlike' | undefined

const firstLine = /^(.+) wants you to sign in with your (?:Ethereum|Solana) account:$/
const anyRequest = /wants\s+you\s+to\s+sign\s+in\s+with\s+your/i

/** Parses a sign-in message. Every line must be one of the standard, in its order. */
export function parseSignIn(text: string): ParsedSignIn {
  if (!anyRequest.test(text)) return undefined
  const lines = text.split('\n')
  const [, domain] = firstLine.exec(lines.shift() ?? '') ?? []
  const address = lines.shift()
  if (domain === undefined || /\s/.test(domain) || !address || lines.shift() !== '') return 'looksAlike'
  let statement: string | undefined
  if (lines[0] !== '' && !lines[0]?.startsWith('URI: ')) {
    statement = lines.shift()
    if (lines.shift() !== '') return 'looksAlike'
  } else if (lines[0] === '') lines.shift()
  const take = (label: string): string | undefined => {
    const [line] = lines
    if (!line?.startsWith(`${label}: `)) return undefined
    lines.shift()
    return line.slice(label.length + 2)
  }
  const [uri, version, chainId, nonce, issuedAt] = [
    take('URI'),
    take('Version'),
    take('Chain ID'),
    take('Nonce'),
    take('Issued At'),
  ]
  const expirationTime = take('Expiration Time')
  const notBefore = take('Not Before')
  take('Request ID')
  const resources: string[] = []
  if (lines[0] === 'Resources:') {
    lines.shift()
    while (lines[0]?.startsWith('- ')) resources.push(lines.shift()?.slice(2) ?? '')
  }
  if (lines.length > 0 || !uri || !version || !chainId || !nonce || !issuedAt) return 'looksAlike'
  return {
    ...{ domain, address, statement, uri, version, chainId, nonce, issuedAt },
    ...{ expirationTime, notBefore, resources },
  }
}
