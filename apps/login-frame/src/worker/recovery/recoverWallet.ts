import type { WalletRecord } from '@latchkit/login-api'
import { zeroise } from '../../shared/bytes/zeroise.js'
import type { WalletKeys } from '../custody/deriveWallet.js'
import type { StoredShare } from '../storage/DeviceStorage.js'
import { putShare } from '../wallet/putShare.js'
import type { SessionUser, VaultContext } from '../wallet/VaultContext.js'
import { verifySecret } from '../wallet/verifySecret.js'
import type { LinkStep } from './LinkStep.js'
import { openManagedEnvelope } from './openManagedEnvelope.js'
import { rotateRecoveryKey } from './rotateRecoveryKey.js'

/** Recovers a wallet on this device, with its managed envelope, and gives the device a share of its own. */
export async function recoverWallet(
  context: VaultContext,
  user: SessionUser,
  wallet: WalletRecord,
  step: LinkStep,
): Promise<StoredShare> {
  const secret = await openManagedEnvelope(context, wallet, step)
  let keys: WalletKeys | undefined
  try {
    keys = await verifySecret(secret, wallet)
    const share = await putShare(context, user, wallet, { secret, keys })
    const envelope = wallet.envelopes.find(({ type }) => type === 'managed')
    if (!envelope) return share
    const { linkId } = step.link
    return await rotateRecoveryKey(context, {
      ...{ share, linkId, envelope, secret, keys },
      subject: user.subject,
    })
  } finally {
    zeroise(secret, keys?.evm, keys?.solana)
  }
}
