import type { Hex } from '../../../foundation/encoding/hex.js'

/** Whether a value has the shape of a transaction hash of an EVM chain. */
export const isHash = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)

/** Whether a value has the shape of an address of an EVM chain. The function of `chains/evm` would load keccak for its checksum. */
export const isEvmAddress = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** Whether a value has the shape of a transaction id of Bitcoin. */
export const isTxid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{64}$/i.test(value)

/** Whether a value has the shape of a signature or an address of Solana: base58 of 64 or of 32 bytes. */
export const isBase58 = (value: unknown, bytes: 32 | 64): value is string =>
  typeof value === 'string' &&
  /^[1-9A-HJ-NP-Za-km-z]+$/.test(value) &&
  value.length >= bytes &&
  value.length <= bytes * 1.4
