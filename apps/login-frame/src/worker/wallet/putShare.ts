import type { WalletRecord } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { sealBytes } from '../../shared/bytes/sealBytes.js'
import { zeroise } from '../../shared/bytes/zeroise.js'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { splitSecret } from '../custody/splitSecret.js'
import type { StoredShare } from '../storage/DeviceStorage.js'
import { activateWallet } from './activateWallet.js'
import { shareContext } from './shareContext.js'
import { signAction } from './signAction.js'
import type { SessionUser, VaultContext } from './VaultContext.js'

/** Gives this device a share of its own, after the secret was recovered on it. */
export async function putShare(
  context: VaultContext,
  { userId, email }: Pick<SessionUser, 'userId' | 'email'>,
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
