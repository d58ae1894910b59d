import { sha256 } from '@noble/hashes/sha2'
import { decodeBase58 } from './base58.js'
import { segwitPrefix } from './bech32.js'

/** Which of Bitcoin's networks. Signet writes its addresses as testnet does. */
export type BitcoinNetwork = 'mainnet' | 'testnet' | 'regtest'

/** Version bytes of base58 addresses (p2pkh, p2sh), and the prefix of segwit ones (BIP-173). */
const forms: Readonly<
  Record<BitcoinNetwork, { readonly versions: readonly number[]; readonly prefix: string }>
> = {
  mainnet: { versions: [0x00, 0x05], prefix: 'bc' },
  testnet: { versions: [0x6f, 0xc4], prefix: 'tb' },
  regtest: { versions: [0x6f, 0xc4], prefix: 'bcrt' },
}

/**
 * Whether a value is a Bitcoin address of that network, its checksum included: p2pkh and p2sh (base58check),
 * segwit (bech32, BIP-173) and taproot (bech32m, BIP-350).
 *
 * @param network Default `mainnet`.
 * @example
 * ```ts
 * import { isBitcoinAddress } from '@latchkit/core/schema'
 *
 * isBitcoinAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') // true
 * isBitcoinAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnet') // true
 * ```
 */
export function isBitcoinAddress(value: unknown, network: BitcoinNetwork = 'mainnet'): value is string {
  // No address is longer; what is, is not worth decoding.
  if (typeof value !== 'string' || value.length > 90) return false
  const { versions, prefix } = forms[network]
  if (segwitPrefix(value) === prefix) return true
  const [version = -1, ...hash] = decodeBase58Check(value) ?? []
  return hash.length === 20 && versions.includes(version)
}

function decodeBase58Check(text: string): Uint8Array | undefined {
  const bytes = decodeBase58(text)
  if (!bytes) return undefined
  const payload = bytes.slice(0, -4)
  const checksum = sha256(sha256(payload)).slice(0, 4)
  return checksum.every((byte, index) => byte === bytes[payload.length + index]) ? payload : undefined
}
