import { base64urlnopad } from '@scure/base'
import { zeroise } from '../../shared/bytes/zeroise.js'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { joinSecret } from '../custody/joinSecret.js'
import type { StoredShare } from '../storage/DeviceStorage.js'
import { openBytes } from '../storage/openBytes.js'
import { createMismatch } from './createMismatch.js'
import { shareContext } from './shareContext.js'
import type { VaultContext } from './VaultContext.js'
import { verifySecret } from './verifySecret.js'

/**
 * Fetches the share of the login service, joins the secret, and verifies it against the wallet that this device knows. The secret and the
 * keys exist until `use` has settled, then they are overwritten.
 */
export async function withSecret<T>(
  { storage, session }: VaultContext,
  share: StoredShare,
  use: (opened: { readonly secret: Uint8Array; readonly keys: WalletKeys }) => T | Promise<T>,
): Promise<T> {
  const { share: serviceShare } = await session.call('wallet/share', {})
  const { sealing } = await storage.readKeys()
  const service = base64urlnopad.decode(serviceShare)
  let device: Uint8Array | undefined
  let secret: Uint8Array | undefined
  let keys: WalletKeys | undefined
  try {
    device = await openBytes(sealing, share.sealed, shareContext(share)).catch((cause: unknown) => {
      throw createMismatch('The share of this device could not be decrypted.', cause)
    })
    secret = joinSecret(device, service)
    keys = await verifySecret(secret, share)
    return await use({ secret, keys })
  } finally {
    zeroise(device, service, secret, keys?.evm, keys?.solana)
  }
}
