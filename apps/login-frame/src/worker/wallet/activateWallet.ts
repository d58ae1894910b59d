import type { StoredShare } from '../storage/DeviceStorage.js'
import { createMismatch } from './createMismatch.js'
import { sameAddresses } from './sameAddresses.js'
import type { VaultContext } from './VaultContext.js'
import { withSecret } from './withSecret.js'

/**
 * Reads back the wallet that this device has stored, then activates it. It can be repeated.
 *
 * @throws `VaultError` if the services have stored something else
 */
export async function activateWallet(context: VaultContext, share: StoredShare): Promise<StoredShare> {
  const { storage, session } = context
  const { wallet } = await session.call('wallet/read', {})
  if (!wallet || !sameAddresses(wallet.addresses, share.addresses) || wallet.check !== share.check) {
    throw createMismatch('The service has stored another wallet.')
  }
  const hasEnvelope = wallet.envelopes.some(({ type, blob }) => type === 'managed' && blob === share.envelope)
  if (share.envelope !== undefined && !hasEnvelope) {
    throw createMismatch('The service has stored another recovery envelope.')
  }
  // Compares the share of the service: the joined secret must be the wallet's.
  await withSecret(context, share, () => undefined)
  if (!wallet.isActive) await session.call('wallet/activate', {})
  const { envelope: _, ...rest } = share
  const active: StoredShare = { ...rest, status: 'active' }
  await storage.writeShare(active)
  return active
}
