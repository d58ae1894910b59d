import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { BitcoinNetwork } from './bitcoinAddress.js'

/** The common name of a Bitcoin chain. */
export type BitcoinChainName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/**
 * Bitcoin chains by common name: CAIP-2 ids of BIP-122, the first 32 digits of the genesis block's
 * hash.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0122.mediawiki
 */
export const bitcoinChainIds: Readonly<Record<BitcoinChainName, CaipNetworkId>> = {
  mainnet: 'bip122:000000000019d6689c085ae165831e93',
  testnet: 'bip122:000000000933ea01ad0ee984209779ba',
  testnet4: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  signet: 'bip122:00000008819873e925422c1ff0f99f7c',
  regtest: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
}

/**
 * Returns the address format of a chain; `undefined` if it is not a Bitcoin chain (BIP-122).
 *
 * @example
 * ```ts
 * import { bitcoin } from '@latchkit/core/networks'
 * import { bitcoinNetworkOf, isBitcoinAddress } from '@latchkit/core/schema'
 *
 * export function isPayable(address: string): boolean {
 *   return isBitcoinAddress(address, bitcoinNetworkOf(bitcoin.caipNetworkId))
 * }
 * ```
 */
export function bitcoinNetworkOf(chainId: CaipNetworkId): BitcoinNetwork | undefined {
  const { mainnet, regtest } = bitcoinChainIds
  if (chainId === mainnet) return 'mainnet'
  if (chainId === regtest) return 'regtest'
  return Object.values(bitcoinChainIds).includes(chainId) ? 'testnet' : undefined
}

/**
 * Returns the common name of a Bitcoin chain; `undefined` if it is not one.
 *
 * @example
 * ```ts
 * import { bitcoinTestnet } from '@latchkit/core/networks'
 * import { bitcoinChainNameOf } from '@latchkit/core/schema'
 *
 * bitcoinChainNameOf(bitcoinTestnet.caipNetworkId) // 'testnet'
 * ```
 */
export function bitcoinChainNameOf(chainId: CaipNetworkId): BitcoinChainName | undefined {
  const names = Object.keys(bitcoinChainIds) as BitcoinChainName[]
  return names.find((name) => bitcoinChainIds[name] === chainId)
}
