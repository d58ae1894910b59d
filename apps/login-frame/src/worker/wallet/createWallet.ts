import { base64urlnopad } from '@scure/base'
import { sealBytes } from '../../shared/bytes/sealBytes.js'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { createCheck } from '../custody/createCheck.js'
import { createSecret } from '../custody/createSecret.js'
import { deriveWallet, type WalletKeys } from '../custody/deriveWallet.js'
import { sealEnvelope } from '../custody/sealEnvelope.js'
import { splitSecret } from '../custody/splitSecret.js'
import type { StoredLink, StoredShare } from '../storage/DeviceStorage.js'
import { activateWallet } from './activateWallet.js'
import { putRecoveryKey } from './putRecoveryKey.js'
import { shareContext } from './shareContext.js'
import { signAction } from './signAction.js'
import type { SessionUser, VaultContext } from './VaultContext.js'

/**
 * Creates the wallet of a new user, and activates it after everything was read back. If it stops before the activation, the next login
 * completes it, or creates another one: no user has seen its addresses.
 */
export async function createWallet(
  context: VaultContext,
  { userId, email, subject }: SessionUser,
  { linkId }: StoredLink,
): Promise<StoredShare> {
  const { storage, session } = context
  const { sealing } = await storage.readKeys()
  const secret = createSecret()
  const envelopeKey = createSecret()
  const shares = splitSecret(secret)
  let keys: WalletKeys | undefined
  try {
    const wallet = await deriveWallet(secret)
    keys = wallet.keys
    const { addresses } = wallet
    const check = base64urlnopad.encode(createCheck(secret))
    const envelope = sealEnvelope({ type: 'managed', secret, addresses, key: envelopeKey })
    await putRecoveryKey(context, { linkId, addresses, keys, key: envelopeKey })
    const pending: StoredShare = {
      ...{ userId, email, addresses, check },
      sealed: await sealBytes(sealing, shares.device, shareContext({ userId, addresses })),
      status: 'pending',
      envelope: envelope.blob,
      recoverySubject: subject,
    }
    await storage.writeShare(pending)
    const share = base64urlnopad.encode(shares.service)
    const signature = await signAction(context, keys, { type: 'createWallet', addresses, share })
    await session.call('wallet/create', { addresses, check, share, envelopes: [envelope], signature })
    return await activateWallet(context, pending)
  } finally {
    zeroise(secret, envelopeKey, shares.device, shares.service, keys?.evm, keys?.solana)
  }
}
