import type { WalletRecord } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { splitSecret } from '../custody/splitSecret.js'
import { zeroise } from '../custody/zeroise.js'
import type { StoredShare } from '../storage/DeviceStorage.js'
import { sealBytes } from '../storage/sealBytes.js'
import { activateWallet } from './activateWallet.js'
import type { LinkStep } from './LinkStep.js'
import { openManagedEnvelope } from './openManagedEnvelope.js'
import { rotateRecoveryKey } from './rotateRecoveryKey.js'
import { shareContext } from './shareContext.js'
import { signAction } from './signAction.js'
import type { SessionUser, VaultContext } from './VaultContext.js'
import { verifySecret } from './verifySecret.js'

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

async function putShare(
  context: VaultContext,
  { userId, email }: SessionUser,
  { addresses, check }: WalletRecord,
  { secret, keys }: { readonly secret: Uint8Array; readonly keys: WalletKeys },
): Promise<StoredShare> {
  const { sealing } = await context.storage.readKeys()
  const { device, service } = splitSecret(secret)
  try {
    const sealed = await sealBytes(sealing, device, shareContext({ userId, addresses }))
    const pending: StoredShare = {
      ...{ userId, email, addresses, check, sealed },
      status: 'pending',
      recoverySubject: null,
    }
    await context.storage.writeShare(pending)
    const share = base64urlnopad.encode(service)
    const signature = await signAction(context, keys, { type: 'putShare', share })
    await context.session.call('wallet/share/put', { share, signature })
    return await activateWallet(context, pending)
  } finally {
    zeroise(device, service)
  }
}
