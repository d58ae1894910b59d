import { bitcoin } from '../../foundation/networks/bitcoin.js'
import { bitcoinTestnet } from '../../foundation/networks/bitcoinTestnet.js'
import type { Network } from '../../foundation/schema/network.js'
import { type BitcoinAddress, type BitcoinNetwork, parseBitcoinAddress } from './bitcoinAddress.js'

/**
 * An address of each type on both networks: the vectors of BIP-173, BIP-350 and BIP-86, and base58
 * addresses.
 */
export const addresses: Readonly<
  Record<
    'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr',
    { readonly mainnet: string; readonly testnet: string }
  >
> = {
  p2pkh: { mainnet: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', testnet: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' },
  p2sh: { mainnet: '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN', testnet: '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc' },
  p2wpkh: {
    mainnet: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    testnet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  },
  p2wsh: {
    mainnet: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    testnet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  },
  p2tr: {
    mainnet: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    testnet: 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
  },
}

/** The generator of secp256k1: the public key of the mainnet addresses above, except p2wsh. */
export const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

/** The networks of those addresses. */
export const networks: Readonly<Record<'mainnet' | 'testnet', Network>> = {
  mainnet: bitcoin,
  testnet: bitcoinTestnet,
}

/** A parsed address. */
export function read(address: string, network: BitcoinNetwork = 'mainnet'): BitcoinAddress {
  const parsed = parseBitcoinAddress(address, network)
  if (!parsed) throw new Error(`${address} is no address.`)
  return parsed
}
