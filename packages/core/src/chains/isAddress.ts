import { type CaipNetworkId, isAccountAddress, namespaceOf } from '../foundation/schema/caip.js'
import { isBitcoinAddress } from './bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from './bitcoin/bitcoinChain.js'
import { isNonBitcoinAddress } from './isNonBitcoinAddress.js'

/**
 * Returns whether a value is an address on that chain, with a valid checksum if the chain has one.
 * For `polkadot`, `cosmos` and `bip122` chains other than Bitcoin, the rules of CAIP-10 apply.
 *
 * @example
 * ```ts
 * import { bitcoin, mainnet } from '@latchkit/core/networks'
 * import { isAddress } from '@latchkit/core/schema'
 *
 * isAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', mainnet.caipNetworkId) // true
 * isAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', bitcoin.caipNetworkId) // false
 * ```
 */
export function isAddress(value: unknown, chainId: CaipNetworkId): value is string {
  if (namespaceOf(chainId) !== 'bip122') return isNonBitcoinAddress(value, chainId)
  const network = bitcoinNetworkOf(chainId)
  return network ? isBitcoinAddress(value, network) : isAccountAddress(value)
}
