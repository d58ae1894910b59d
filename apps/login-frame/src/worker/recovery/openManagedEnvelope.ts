import { getRecoveryKeyContext, getSealPublicKey, openSealed, type WalletRecord } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { VaultError } from '../../shared/vault/VaultError.js'
import { openEnvelope } from '../custody/openEnvelope.js'
import { openBytes } from '../storage/openBytes.js'
import { createMismatch } from '../wallet/createMismatch.js'
import type { VaultContext } from '../wallet/VaultContext.js'
import type { LinkStep } from './LinkStep.js'
import { linkKeyContext } from './linkKeyContext.js'

/** Opens the managed envelope of a wallet with the key of the recovery service. The caller overwrites the secret. */
export async function openManagedEnvelope(
  { storage, recovery }: VaultContext,
  { addresses, envelopes }: WalletRecord,
  { link, saveLink }: LinkStep,
): Promise<Uint8Array> {
  const envelope = envelopes.find(({ type }) => type === 'managed')
  if (!envelope) {
    throw new VaultError({
      code: 'not_recoverable',
      message:
        'This wallet cannot be recovered with this login. Use its passkey, password or recovery phrase.',
    })
  }
  let { releasedKey } = link
  if (releasedKey === undefined) {
    const requested = { ...link, isReleaseRequested: true }
    await saveLink(requested)
    const released = await recovery.call('keys/release', { linkId: link.linkId, addresses })
    releasedKey = released.sealedKey
    await saveLink({ ...requested, releasedKey })
  }
  const { sealing } = await storage.readKeys()
  let secretKey: Uint8Array | undefined
  let key: Uint8Array | undefined
  try {
    secretKey = await openBytes(sealing, link.sealedKey, linkKeyContext)
    const pair = { secretKey, publicKey: getSealPublicKey(secretKey) }
    key = openSealed(base64urlnopad.decode(releasedKey), pair, getRecoveryKeyContext('release', addresses))
    return openEnvelope(envelope, addresses, key)
  } catch (cause) {
    throw createMismatch('The recovery envelope could not be opened.', cause)
  } finally {
    zeroise(secretKey, key)
  }
}
