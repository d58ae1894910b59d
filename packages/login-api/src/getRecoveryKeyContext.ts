import type { WalletAddresses } from './wallet.js'

/**
 * Returns the context of a sealed recovery key. It names the wallet and the direction, so that a key of one wallet cannot be stored or
 * returned as the key of another wallet.
 *
 * @param direction `put`: sealed by the device to the recovery service. `release`: sealed by the service to the device.
 * @example
 * ```ts
 * import { getRecoveryKeyContext, openSealed, type SealKeyPair, type WalletAddresses } from '@latchkit/login-api'
 *
 * export function openReleased(sealed: Uint8Array, pair: SealKeyPair, addresses: WalletAddresses) {
 *   return openSealed(sealed, pair, getRecoveryKeyContext('release', addresses))
 * }
 * ```
 */
export function getRecoveryKeyContext(
  direction: 'put' | 'release',
  { eip155, solana }: WalletAddresses,
): string {
  return ['latchkit recovery key', direction, eip155.toLowerCase(), solana].join('\n')
}
