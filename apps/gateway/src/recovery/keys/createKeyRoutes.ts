import { createHash } from 'node:crypto'
import { getRecoveryKeyContext, openSealed, seal, type WalletAddresses } from '@latchkit/login-api'
import { getAddress } from 'viem/utils'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route } from '../../server/http/Route.js'
import { RetryLaterError } from '../../server/limits/RetryLaterError.js'
import { createEndpoint } from '../createEndpoint.js'
import type { StoredLink } from '../links/createLinkStore.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import { createReleaseDelay } from './createReleaseDelay.js'
import { requireSignature } from './requireSignature.js'
import { sendToKnown } from './sendToKnown.js'

const dayMs = 24 * 3_600_000
const maxReleases = 3
const keyBytes = 32

/** Creates the endpoints that store, release and delete the keys of managed envelopes. */
export function createKeyRoutes(context: RecoveryContext): readonly Route[] {
  const { keys, cipher, links, recoveryKeys, limiter, mails, logger, now } = context
  const { recipient } = keys
  const delay = createReleaseDelay(context)
  const keyId = createHash('sha256').update(recipient.publicKey).digest('base64url').slice(0, 16)

  async function requireLink(id: string, jkt: string): Promise<StoredLink> {
    const link = await links.findOfDevice(id, jkt)
    if (link?.status !== 'approved')
      throw new HttpError(410, 'link_expired', 'The link was not confirmed, or has expired. Log in again.')
    return link
  }

  return [
    createEndpoint('keys/recipient', context, async () => ({
      keyId,
      key: Buffer.from(recipient.publicKey).toString('base64url'),
    })),
    createEndpoint('keys/put', context, async (body, { jkt }) => {
      const { linkId, addresses, sealedKey, signature } = body
      const link = await requireLink(linkId, jkt)
      if (body.keyId !== keyId)
        throw new HttpError(409, 'keyId', 'The key of the service has changed: read keys/recipient again.')
      await requireSignature({ type: 'putRecoveryKey', addresses, sealedKey }, jkt, signature)
      const key = open(sealedKey, addresses)
      const replaced = await recoveryKeys.put(addresses, key, link)
      key.fill(0)
      if (replaced === undefined) return {}
      await mails.sendChange(replaced, link, getAddress(addresses.eip155)).catch((error: unknown) => {
        // The address is changed already, and releases are frozen.
        logger.error({ err: error }, 'the notice of a changed address was not sent')
      })
      return {}
    }),
    createEndpoint('keys/release', context, async ({ linkId, addresses }, { jkt }) => {
      const link = await requireLink(linkId, jkt)
      const stored = await recoveryKeys.find(addresses)
      if (stored?.addressHash !== link.addressHash || !stored)
        throw new HttpError(403, 'unknown_wallet', 'This login does not recover the wallet.')
      if (stored.frozenUntil > now())
        throw new RetryLaterError(
          'retry_later',
          'The login that recovers the wallet was changed: the wallet can be recovered 24 hours later.',
          stored.frozenUntil - now(),
        )
      await delay.check(link, stored, addresses)
      if (!(await links.takeRelease(link.id)))
        throw new HttpError(
          410,
          'link_expired',
          'The link was already used to recover a wallet. Log in again.',
        )
      const ms = await limiter.take({
        key: cipher.hash(`release\n${addresses.eip155.toLowerCase()}`),
        max: maxReleases,
        windowMs: dayMs,
      })
      if (ms > 0)
        throw new RetryLaterError('limit', 'The wallet was recovered three times in the last 24 hours.', ms)
      await recoveryKeys.logRelease(addresses, link)
      await sendToKnown(context, link, stored, (to) =>
        mails.sendRelease(to, link, getAddress(addresses.eip155)),
      )
      await delay.take(link, addresses)
      const key = await recoveryKeys.decrypt(stored, addresses)
      const recipientKey = new Uint8Array(Buffer.from(link.recipientKey, 'base64url'))
      const sealedKey = seal(key, recipientKey, getRecoveryKeyContext('release', addresses))
      key.fill(0)
      return { sealedKey: Buffer.from(sealedKey).toString('base64url') }
    }),
    createEndpoint('keys/remove', context, async ({ addresses, signature }, { jkt }) => {
      await requireSignature({ type: 'removeRecoveryKey', addresses }, jkt, signature)
      await recoveryKeys.remove(addresses)
      return {}
    }),
  ]

  function open(sealedKey: string, addresses: WalletAddresses): Uint8Array {
    const sealed = new Uint8Array(Buffer.from(sealedKey, 'base64url'))
    try {
      const key = openSealed(sealed, recipient, getRecoveryKeyContext('put', addresses))
      if (key.length === keyBytes) return key
    } catch {
      // The error of the cipher says less than the one below.
    }
    throw new HttpError(
      400,
      'sealedKey',
      '"sealedKey" must be a key of 32 bytes, sealed to the recipient key.',
    )
  }
}
