import { type CaipNetworkId, isAccountAddress, namespaceOf } from '../foundation/schema/caip.js'
import { isEvmAddress } from './evm/evmAddress.js'
import { isSolanaAddress } from './solana/solanaAddress.js'

/**
 * Returns what `isAddress` returns, except that no value is an address on a `bip122` chain: the checksums of Bitcoin
 * need hash functions that apps without Bitcoin do not load.
 */
export function isNonBitcoinAddress(value: unknown, chainId: CaipNetworkId): value is string {
  switch (namespaceOf(chainId)) {
    case 'eip155':
      return isEvmAddress(value)
    case 'solana':
      return isSolanaAddress(value)
    case 'bip122':
      return false
    case 'polkadot':
    case 'cosmos':
      return isAccountAddress(value)
  }
}
