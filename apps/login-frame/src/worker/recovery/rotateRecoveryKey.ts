import type { Envelope } from '@latchkit/login-api'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { createSecret } from '../custody/createSecret.js'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { joinEnvelopes } from '../custody/joinEnvelopes.js'
import { sealEnvelope } from '../custody/sealEnvelope.js'
import { ServiceError } from '../services/ServiceError.js'
import type { StoredShare } from '../storage/DeviceStorage.js'
import { putRecoveryKey } from '../wallet/putRecoveryKey.js'
import { signAction } from '../wallet/signAction.js'
import type { VaultContext } from '../wallet/VaultContext.js'

type Rotation = {
  readonly share: StoredShare
  /** The new `recoverySubject` of the share: the subject of the link. */
  readonly subject: string
  readonly linkId: string
  /** The managed envelope that is replaced. */
  readonly envelope: Envelope
  readonly secret: Uint8Array
  readonly keys: WalletKeys
}

/**
 * Replaces the managed envelope and its key, so that a key that was released does not open it, and binds the key to the subject of the
 * link: the one to which it was bound before, or one that the user has approved. If a service is not available, the wallet can be
 * used, and the next login on this device tries again.
 */
export async function rotateRecoveryKey(context: VaultContext, rotation: Rotation): Promise<StoredShare> {
  const { share, subject } = rotation
  // A link of an e-mail address is of that address, but one of a provider can be of any account there.
  const renewalSubject = subject.includes('@') ? subject : undefined
  const unbound = { ...share, recoverySubject: null, renewalSubject }
  // Until the rotation is complete, the next login needs a link.
  await context.storage.writeShare(unbound)
  try {
    await replaceKey(context, rotation)
  } catch (error) {
    if (error instanceof ServiceError) return unbound
    throw error
  }
  const rotated = { ...share, recoverySubject: subject, renewalSubject: undefined }
  await context.storage.writeShare(rotated)
  return rotated
}

/** In between, the old and the new key open the envelope, so that the wallet can be recovered wherever the rotation stops. */
async function replaceKey(context: VaultContext, rotation: Rotation): Promise<void> {
  const { linkId, secret, keys } = rotation
  const { addresses } = rotation.share
  const key = createSecret()
  const putEnvelope = async (envelope: Envelope) => {
    const signature = await signAction(context, keys, { type: 'putEnvelope', envelope })
    await context.session.call('wallet/envelope/put', { envelope, signature })
  }
  try {
    const envelope = sealEnvelope({ type: 'managed', secret, addresses, key })
    await putEnvelope(joinEnvelopes(envelope, rotation.envelope))
    await putRecoveryKey(context, { linkId, addresses, keys, key })
    await putEnvelope(envelope)
  } finally {
    zeroise(key)
  }
}
