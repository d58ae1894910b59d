import type { WalletAddresses } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { createCheck } from '../custody/createCheck.js'
import { deriveWallet, type WalletKeys } from '../custody/deriveWallet.js'
import { createMismatch } from './createMismatch.js'
import { sameAddresses } from './sameAddresses.js'

/**
 * Derives the keys of a secret. The caller overwrites them.
 *
 * @throws `VaultError` if the secret does not belong to the wallet: its addresses and its check are compared
 */
export async function verifySecret(
  secret: Uint8Array,
  wallet: { readonly addresses: WalletAddresses; readonly check: string },
): Promise<WalletKeys> {
  if (base64urlnopad.encode(createCheck(secret)) !== wallet.check) {
    throw createMismatch('The keys of the wallet could not be restored.')
  }
  const { keys, addresses } = await deriveWallet(secret)
  if (sameAddresses(addresses, wallet.addresses)) return keys
  zeroise(keys.evm, keys.solana)
  throw createMismatch('The keys belong to another wallet.')
}
