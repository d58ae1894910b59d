import * as z from 'zod/mini'

/** The input of Sign In With Solana. The wallet adds missing fields. */
export type SignInInput = {
  readonly domain?: string | undefined
  readonly address?: string | undefined
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

const text = z.optional(z.string())

/** Schema of the input. */
export const signInInput: z.ZodMiniType<SignInInput> = z.looseObject({
  domain: text,
  address: text,
  statement: text,
  uri: text,
  version: text,
  chainId: text,
  nonce: text,
  issuedAt: text,
  expirationTime: text,
  notBefore: text,
  requestId: text,
  resources: z.optional(z.array(z.string())),
})

/** Creates the text to sign. */
export function createSignInMessage(input: SignInInput, domain: string, address: string): string {
  const fields = [
    ['URI', input.uri],
    ['Version', input.version],
    ['Chain ID', input.chainId],
    ['Nonce', input.nonce],
    ['Issued At', input.issuedAt],
    ['Expiration Time', input.expirationTime],
    ['Not Before', input.notBefore],
    ['Request ID', input.requestId],
    ['Resources', input.resources && ['', ...input.resources].join('\n- ')],
  ] as const
  const lines = fields.flatMap(([name, value]) => {
    if (value === undefined) return []
    return [name === 'Resources' ? `${name}:${value}` : `${name}: ${value}`]
  })
  const head = `${input.domain ?? domain} wants you to sign in with your Solana account:\n${address}`
  const parts = [head, ...(input.statement === undefined ? [] : [input.statement])]
  return [...parts, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
}
