import {
  type BitcoinNetwork,
  isBitcoinAddress,
  parseBitcoinAddress,
} from '../../../../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../../../../chains/bitcoin/bitcoinChain.js'
import { InvalidAddressError } from '../../../../foundation/errors/parameters.js'
import { isAccountAddress } from '../../../../foundation/schema/caip.js'
import type { Network } from '../../../../foundation/schema/network.js'

/**
 * Validates an address of that Bitcoin network, including its checksum. A `bip122` chain other than Bitcoin has its own
 * address format, which its wallets validate.
 *
 * @throws `InvalidAddressError` naming the field.
 */
export function checkBitcoinAddress(address: unknown, field: string, network: Network): void {
  const own = bitcoinNetworkOf(network.caipNetworkId)
  if (own ? isBitcoinAddress(address, own) : isAccountAddress(address)) return
  throw new InvalidAddressError({ field, address, network: network.name, reason: whyNot(address) })
}

function whyNot(address: unknown): string {
  if (typeof address === 'string' && address.startsWith('0x'))
    return 'It starts with 0x, as addresses on EVM chains do'
  const other = forms.find((form) => parseBitcoinAddress(address, form))
  return other
    ? `It is an address of Bitcoin's ${other}`
    : 'It is no Bitcoin address, or its checksum is wrong (base58check, BIP-173, BIP-350)'
}

const forms: readonly BitcoinNetwork[] = ['mainnet', 'testnet', 'regtest']
