import {
  createSealKeyPair,
  getFarcasterNonce,
  getIdentityNonce,
  getRecoveryKeyContext,
  openSealed,
  recoveryEndpoints,
  seal,
  toSignedMessage,
} from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { verifyMessage } from 'viem'
import type { FakeProvider } from './createFakeProvider.fixtures.js'
import { createFakeServer, type FakeHandlers, refuse, toKey } from './createFakeServer.fixtures.js'

type FakeLink = {
  readonly id: string
  /** An e-mail address, or the account of a provider: `provider subject`. */
  readonly email: string
  readonly jkt: string
  readonly recipientKey: Uint8Array
  approvedAt?: number
  isReleased?: boolean
}

const approvedMs = 20 * 60_000

/** Creates a recovery service in memory. */
export function createFakeRecovery({
  baseUrl,
  now,
  proofs,
  provider: providers,
}: {
  readonly baseUrl: string
  readonly now: () => number
  /** Device proofs, which the login service uses up. */
  readonly proofs: Map<string, { readonly email: string; readonly jkt: string }>
  readonly provider: FakeProvider
}) {
  const recipient = createSealKeyPair()
  const links = new Map<string, FakeLink>()
  const keys = new Map<string, { readonly email: string; readonly key: Uint8Array }>()

  function requireLink(id: string, jkt: string): FakeLink {
    const link = links.get(id)
    if (link?.jkt !== jkt || !link.approvedAt || link.approvedAt + approvedMs < now())
      throw refuse('link_expired')
    return link
  }

  const handlers: FakeHandlers<typeof recoveryEndpoints> = {
    'links/create': ({ email, recipientKey }, { jkt }) => {
      const id = crypto.randomUUID()
      const key = base64urlnopad.decode(recipientKey)
      links.set(id, { id, email: email.toLowerCase(), jkt, recipientKey: key })
      return { linkId: id }
    },
    'links/wait': ({ linkId }, { jkt }) => {
      const link = links.get(linkId)
      if (link?.jkt !== jkt) return { status: 'expired' }
      if (!link.approvedAt) return { status: 'pending' }
      const deviceProof = crypto.randomUUID()
      proofs.set(deviceProof, { email: link.email, jkt })
      return { status: 'approved', deviceProof }
    },
    'links/identity': ({ provider, proof, recipientKey }, { jkt }) => {
      const subject = providers.verify(proof, provider, {
        token: getIdentityNonce(recipientKey),
        farcaster: getFarcasterNonce(recipientKey),
      })
      const id = crypto.randomUUID()
      const key = base64urlnopad.decode(recipientKey)
      links.set(id, { id, email: `${provider} ${subject}`, jkt, recipientKey: key, approvedAt: now() })
      return { linkId: id }
    },
    'keys/recipient': () => ({ keyId: 'recipient-1', key: base64urlnopad.encode(recipient.publicKey) }),
    'keys/put': async ({ linkId, addresses, sealedKey, signature }, { jkt }) => {
      const { email } = requireLink(linkId, jkt)
      const message = toSignedMessage({ type: 'putRecoveryKey', addresses, sealedKey }, jkt)
      const address = addresses.eip155 as `0x${string}`
      const isValid = await verifyMessage({ address, message, signature: signature as `0x${string}` })
      if (!isValid) throw refuse('signature')
      const context = getRecoveryKeyContext('put', addresses)
      const key = openSealed(base64urlnopad.decode(sealedKey), recipient, context)
      if (key.length !== 32) throw refuse('sealedKey')
      keys.set(toKey(addresses), { email, key })
      return {}
    },
    'keys/release': ({ linkId, addresses }, { jkt }) => {
      const link = requireLink(linkId, jkt)
      const stored = keys.get(toKey(addresses))
      if (stored?.email !== link.email) throw refuse('unknown_wallet')
      if (link.isReleased) throw refuse('link_expired')
      link.isReleased = true
      const sealed = seal(stored.key, link.recipientKey, getRecoveryKeyContext('release', addresses))
      return { sealedKey: base64urlnopad.encode(sealed) }
    },
    'keys/remove': async ({ addresses, signature }, { jkt }) => {
      const message = toSignedMessage({ type: 'removeRecoveryKey', addresses }, jkt)
      const address = addresses.eip155 as `0x${string}`
      const isValid = await verifyMessage({ address, message, signature: signature as `0x${string}` })
      if (!isValid) throw refuse('signature')
      keys.delete(toKey(addresses))
      return {}
    },
  }

  return {
    handle: createFakeServer({ baseUrl, endpoints: recoveryEndpoints, handlers, now }),
    /** Confirms the last link that was sent to an address. */
    confirmLink(email: string): void {
      const link = [...links.values()].filter((sent) => sent.email === email).at(-1)
      if (!link) throw new Error(`No link was sent to ${email}.`)
      link.approvedAt = now()
    },
  }
}
