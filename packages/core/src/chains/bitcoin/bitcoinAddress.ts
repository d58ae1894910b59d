import { sha256 } from '@noble/hashes/sha2'
import { decodeBase58 } from '../../foundation/encoding/base58.js'
import { decodeSegwit } from '../../foundation/encoding/bech32.js'

/** The address format: regtest has its own, all other test networks share one. */
export type BitcoinNetwork = 'mainnet' | 'testnet' | 'regtest'

/**
 * The output type of an address. `unknown` is a segwit version without rules yet: any miner can
 * spend such an output.
 */
export type BitcoinAddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'unknown'

/** A parsed Bitcoin address. */
export type BitcoinAddress = {
  readonly kind: BitcoinAddressKind
  /** The hash or public key in the address. */
  readonly program: Uint8Array
  /** The locking script of an output to the address. */
  readonly script: Uint8Array
}

/** Version bytes of base58 addresses, and the prefix of segwit ones (BIP-173). */
const forms: Readonly<
  Record<BitcoinNetwork, { readonly p2pkh: number; readonly p2sh: number; readonly prefix: string }>
> = {
  mainnet: { p2pkh: 0x00, p2sh: 0x05, prefix: 'bc' },
  testnet: { p2pkh: 0x6f, p2sh: 0xc4, prefix: 'tb' },
  regtest: { p2pkh: 0x6f, p2sh: 0xc4, prefix: 'bcrt' },
}

/**
 * Returns whether a value is a Bitcoin address of that network with a valid checksum: p2pkh and
 * p2sh (base58check), segwit (bech32, BIP-173) and taproot (bech32m, BIP-350).
 *
 * @param network Default `mainnet`.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 *
 * @example
 * ```ts
 * import { isBitcoinAddress } from '@latchkit/core/schema'
 *
 * isBitcoinAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') // true
 * isBitcoinAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnet') // true
 * ```
 */
export function isBitcoinAddress(value: unknown, network: BitcoinNetwork = 'mainnet'): value is string {
  return parseBitcoinAddress(value, network) !== undefined
}

/**
 * Parses a Bitcoin address of that network; returns `undefined` if it or its checksum is invalid
 * (base58check, BIP-173, BIP-350).
 *
 * @param network Default `mainnet`.
 * @example
 * ```ts
 * import { parseBitcoinAddress } from '@latchkit/core/schema'
 *
 * parseBitcoinAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')?.kind // 'p2wpkh'
 * ```
 */
export function parseBitcoinAddress(
  value: unknown,
  network: BitcoinNetwork = 'mainnet',
): BitcoinAddress | undefined {
  // No address is longer, so longer input is not decoded.
  if (typeof value !== 'string' || value.length > 90) return undefined
  const form = forms[network]
  const segwit = decodeSegwit(value)
  if (segwit) {
    const { prefix, version, program } = segwit
    if (prefix !== form.prefix) return undefined
    // OP_0, or OP_1 to OP_16.
    const opcode = version === 0 ? 0 : 0x50 + version
    return {
      kind: kindOf(version, program.length),
      program,
      script: Uint8Array.of(opcode, program.length, ...program),
    }
  }
  const [version, ...program] = decodeBase58Check(value) ?? []
  if (program.length !== 20) return undefined
  const hash = Uint8Array.from(program)
  // DUP HASH160 … EQUALVERIFY CHECKSIG
  if (version === form.p2pkh)
    return { kind: 'p2pkh', program: hash, script: Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac) }
  // HASH160 … EQUAL
  if (version === form.p2sh)
    return { kind: 'p2sh', program: hash, script: Uint8Array.of(0xa9, 20, ...hash, 0x87) }
  return undefined
}

function kindOf(version: number, length: number): BitcoinAddressKind {
  if (version === 0) return length === 20 ? 'p2wpkh' : 'p2wsh'
  return version === 1 && length === 32 ? 'p2tr' : 'unknown'
}

function decodeBase58Check(text: string): Uint8Array | undefined {
  const bytes = decodeBase58(text)
  if (!bytes) return undefined
  const payload = bytes.slice(0, -4)
  const checksum = sha256(sha256(payload)).slice(0, 4)
  return checksum.every((byte, index) => byte === bytes[payload.length + index]) ? payload : undefined
}
