import type { IdentityProof } from '@latchkit/login-api'
import { refuse } from './createFakeServer.fixtures.js'

type FakeAccount = { readonly subject: string; readonly userName: string }
type FakeGrant = FakeAccount & { readonly provider: string; readonly nonce: string }

/** Providers with ID tokens, and one without. */
const proofTypes: Readonly<Record<string, IdentityProof['type']>> = {
  google: 'idToken',
  github: 'accessToken',
}

/** Creates providers of accounts in memory: `google` and `github`. */
export function createFakeProvider() {
  const codes = new Map<string, FakeGrant>()
  const tokens = new Map<string, FakeGrant>()
  return {
    /** Returns the address at the provider. */
    getUri(provider: string, { state, nonce }: { readonly state: string; readonly nonce: string }): string {
      if (!Object.hasOwn(proofTypes, provider)) throw refuse('provider_unknown')
      const uri = new URL(`https://${provider}.example/authorize`)
      uri.searchParams.set('state', state)
      uri.searchParams.set('nonce', nonce)
      return uri.href
    },
    /** Logs in at the provider. Returns the address at which the login ends. */
    authorize(uri: string, subject: string): string {
      const { hostname, searchParams } = new URL(uri)
      const code = crypto.randomUUID()
      codes.set(code, {
        subject,
        userName: `Name of ${subject}`,
        provider: hostname.replace('.example', ''),
        nonce: searchParams.get('nonce') ?? '',
      })
      const result = new URL('https://frame.example/callback')
      result.searchParams.set('code', code)
      result.searchParams.set('state', searchParams.get('state') ?? '')
      return result.href
    },
    redeem(code: string, provider: string): FakeAccount & { readonly proof: IdentityProof } {
      const grant = codes.get(code)
      codes.delete(code)
      const type = proofTypes[provider]
      if (grant?.provider !== provider || !type) throw refuse('flow_expired')
      const token = crypto.randomUUID()
      tokens.set(token, grant)
      return { ...grant, proof: { type, token } }
    },
    /** Returns the account of a proof, which is accepted once. */
    verify({ type, token }: IdentityProof, provider: string, nonce: string): string {
      const grant = tokens.get(token)
      const isBound = type === 'accessToken' || grant?.nonce === nonce
      if (grant?.provider !== provider || type !== proofTypes[provider] || !isBound) throw refuse('proof')
      tokens.delete(token)
      return grant.subject
    },
  }
}

/** The providers, which both services know. */
export type FakeProvider = ReturnType<typeof createFakeProvider>
