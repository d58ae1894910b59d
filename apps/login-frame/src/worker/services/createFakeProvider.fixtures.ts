import type { IdentityProof, TokenProof } from '@latchkit/login-api'
import { refuse } from './createFakeServer.fixtures.js'

type FakeAccount = { readonly subject: string; readonly userName: string }
type FakeGrant = FakeAccount & { readonly provider: string; readonly nonce: string }

/** A provider with ID tokens, one without, and Farcaster. */
const proofTypes: Readonly<Record<string, IdentityProof['type']>> = {
  google: 'idToken',
  github: 'accessToken',
  farcaster: 'farcaster',
}

/** Creates providers of accounts in memory: `google`, `github` and `farcaster`. */
export function createFakeProvider() {
  const codes = new Map<string, FakeGrant>()
  const tokens = new Map<string, FakeGrant>()
  /** Accounts that have approved a login with Farcaster, by nonce. */
  const approvals = new Map<string, FakeAccount | 'declined'>()
  return {
    /** Returns the address at the provider. */
    getUri(provider: string, { state, nonce }: { readonly state: string; readonly nonce: string }): string {
      if (provider === 'farcaster' || !Object.hasOwn(proofTypes, provider)) throw refuse('provider_unknown')
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
    /** Opens the address of a login with Farcaster, and approves or declines it. */
    approve(url: string, subject: string | null): void {
      const nonce = new URL(url).searchParams.get('nonce') ?? ''
      approvals.set(nonce, subject === null ? 'declined' : { subject, userName: `Name of ${subject}` })
    },
    findApproval(nonce: string): (FakeAccount & { readonly proof: IdentityProof }) | 'declined' | undefined {
      const approval = approvals.get(nonce)
      if (approval === undefined || approval === 'declined') return approval
      const message = `Nonce: ${nonce}`
      tokens.set(message, { ...approval, provider: 'farcaster', nonce })
      return { ...approval, proof: { type: 'farcaster', message, signature: '0xab' } }
    },
    redeem(code: string, provider: string): FakeAccount & { readonly proof: TokenProof } {
      const grant = codes.get(code)
      codes.delete(code)
      const type = proofTypes[provider]
      if (grant?.provider !== provider || !type || type === 'farcaster') throw refuse('flow_expired')
      const token = crypto.randomUUID()
      tokens.set(token, grant)
      return { ...grant, proof: { type, token } }
    },
    /** Returns the account of a proof, which is accepted once. */
    verify(proof: IdentityProof, provider: string, nonces: { token: string; farcaster: string }): string {
      const { type } = proof
      const token = type === 'farcaster' ? proof.message : proof.token
      const grant = tokens.get(token)
      const nonce = type === 'farcaster' ? nonces.farcaster : nonces.token
      const isBound = type === 'accessToken' || grant?.nonce === nonce
      if (grant?.provider !== provider || type !== proofTypes[provider] || !isBound) throw refuse('proof')
      tokens.delete(token)
      return grant.subject
    },
  }
}

/** The providers, which both services know. */
export type FakeProvider = ReturnType<typeof createFakeProvider>
