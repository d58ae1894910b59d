/** The input of `solana:signIn` (Sign-In With Solana), as far as messages of the kit use it. */
export type SignInInput = {
  readonly domain: string
  readonly address: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** The lines of a message, in their order. */
const labels = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const

const head = / wants you to sign in with your Solana account:$/
const resourcesLine = 'Resources:'

/**
 * Parses a message of Sign-In With Solana. Returns the input from which a wallet creates exactly this text; `undefined` if there is
 * none, because the text is another message or has another layout.
 */
export function parseSignInText(text: string): SignInInput | undefined {
  const [first = '', address = '', ...rest] = text.split('\n')
  if (!head.test(first)) return undefined
  const at = rest.indexOf(resourcesLine)
  const resources = at < 0 ? undefined : rest.slice(at + 1).map((line) => line.replace(/^- /, ''))
  const lines = at < 0 ? rest : rest.slice(0, at)
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const line = lines.find((one) => one.startsWith(`${label}: `))
    return line === undefined ? [] : [[name, line.slice(label.length + 2)] as const]
  })
  // The statement is between two empty lines.
  const statement = lines[0] === '' && lines[2] === '' ? lines[1] : undefined
  const input: SignInInput = {
    domain: first.replace(head, ''),
    address,
    ...(statement && { statement }),
    ...Object.fromEntries(fields),
    ...(resources && { resources }),
  }
  return formatSignInText(input) === text ? input : undefined
}

/** Returns the text that a wallet creates from an input, by the standard. */
function formatSignInText({ domain, address, statement, resources, ...fields }: SignInInput): string {
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const value = fields[name as keyof typeof labels]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  if (resources) lines.push(resourcesLine, ...resources.map((resource) => `- ${resource}`))
  const parts = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ]
  return parts.join('\n\n')
}
