import {
  createSealKeyPair,
  getFarcasterNonce,
  getIdentityNonce,
  getRecoveryKeyContext,
  openSealed,
  recoveryEndpoints,
  type SignedAction,
  seal,
  toSignedMessage,
  type WalletAddresses,
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
  /** Releases that were not used yet, by device. */
  const releases = new Map<
    string,
    { readonly wallet: string; readonly status: 'waiting' | 'ready' | 'refused' }
  >()
  let isAccountDelayed = false

  function requireLink(id: string, jkt: string): FakeLink {
    const link = links.get(id)
    if (link?.jkt !== jkt || !link.approvedAt || link.approvedAt + approvedMs < now())
      throw refuse('link_expired')
    return link
  }

  async function requireSignature(
    action: Extract<SignedAction, { readonly addresses: WalletAddresses }>,
    jkt: string,
    signature: string,
  ): Promise<void> {
    const message = toSignedMessage(action, jkt)
    const address = action.addresses.eip155 as `0x${string}`
    if (!(await verifyMessage({ address, message, signature: signature as `0x${string}` })))
      throw refuse('signature')
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
      await requireSignature({ type: 'putRecoveryKey', addresses, sealedKey }, jkt, signature)
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
      const isDelayed = isAccountDelayed && link.email.includes(' ')
      const release = releases.get(jkt)
      if (isDelayed) {
        const isOfWallet = release?.wallet === toKey(addresses)
        if (isOfWallet && release.status === 'refused') throw refuse('not_recoverable')
        if (!isOfWallet || release.status === 'waiting') {
          releases.set(jkt, { wallet: toKey(addresses), status: 'waiting' })
          throw refuse('recovery_delayed')
        }
      }
      if (link.isReleased) throw refuse('link_expired')
      link.isReleased = true
      releases.delete(jkt)
      const sealed = seal(stored.key, link.recipientKey, getRecoveryKeyContext('release', addresses))
      return { sealedKey: base64urlnopad.encode(sealed) }
    },
    'releases/list': async ({ addresses, signature }, { jkt }) => {
      await requireSignature({ type: 'listReleases', addresses }, jkt, signature)
      const own = [...releases].filter(
        ([, { wallet, status }]) => wallet === toKey(addresses) && status !== 'refused',
      )
      const where = {
        origin: 'https://my-dapp.example',
        browser: 'Firefox on Linux',
        network: '192.0.2.0/24',
      }
      return {
        releases: own.map(([id, { status }]) => ({
          id,
          ...where,
          releaseAt: now(),
          isReady: status === 'ready',
        })),
      }
    },
    'releases/decide': async ({ addresses, id, isAllowed, signature }, { jkt }) => {
      await requireSignature({ type: 'decideRelease', addresses, id, isAllowed }, jkt, signature)
      const wallet = toKey(addresses)
      const release = releases.get(id)
      if (release?.wallet !== wallet || release.status === 'refused') throw refuse('release')
      releases.set(id, { wallet, status: isAllowed ? 'ready' : 'refused' })
      return {}
    },
    'keys/remove': async ({ addresses, signature }, { jkt }) => {
      await requireSignature({ type: 'removeRecoveryKey', addresses }, jkt, signature)
      keys.delete(toKey(addresses))
      return {}
    },
  }

  return {
    handle: createFakeServer({ baseUrl, endpoints: recoveryEndpoints, handlers, now }),
    /** From now on, a device that logs in with an account waits until another one allows it. Before, the delay has passed for each one. */
    delayAccounts(): void {
      isAccountDelayed = true
    },
    /** Confirms the last link that was sent to an address. */
    confirmLink(email: string): void {
      const link = [...links.values()].filter((sent) => sent.email === email).at(-1)
      if (!link) throw new Error(`No link was sent to ${email}.`)
      link.approvedAt = now()
    },
  }
}
