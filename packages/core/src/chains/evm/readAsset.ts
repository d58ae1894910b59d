import type { Hex } from '../../foundation/encoding/hex.js'

/**
 * An entry of the answer to `wallet_getAssets` (ERC-7811), whose balance and address are parsed.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export type AssetEntry = {
  /** In lower case, such as `erc20`. Unknown types are kept. */
  readonly type: string
  /** In base units. */
  readonly amount: bigint
  /** In lower case. Absent for the native token. */
  readonly address?: Hex | undefined
  /** Untrusted input. */
  readonly metadata: Readonly<Record<string, unknown>>
}

/** Texts that wallets write in place of the address of the native token: ERC-7811 says `native`, Porto `null`. */
const nativeAddresses: readonly unknown[] = [
  ...[undefined, null, 'native', `0x${'0'.repeat(40)}`, `0x${'e'.repeat(40)}`],
]

/** Parses an entry. Returns `undefined` if its balance or its address does not conform to ERC-7811. */
export function readAsset(given: unknown): AssetEntry | undefined {
  const item: Readonly<Record<string, unknown>> = Object(given)
  // Reown's wallets write types in upper case, as drafts of the standard did.
  const type = typeof item.type === 'string' ? item.type.toLowerCase() : ''
  const amount = parseQuantity(item.balance)
  if (amount === undefined) return undefined
  const common = { type, amount, metadata: Object(item.metadata) }
  const address = typeof item.address === 'string' ? item.address.toLowerCase() : item.address
  if (type === 'native') return nativeAddresses.includes(address) ? common : undefined
  return isAddress(address) ? { ...common, address } : undefined
}

// Not `isEvmAddress`: the checksum is not compared, and its code is not loaded with the portfolio.
const isAddress = (value: unknown): value is Hex => typeof value === 'string' && /^0x[\da-f]{40}$/.test(value)

/** Parses a number in hex of at most 256 bits. */
export function parseQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}
