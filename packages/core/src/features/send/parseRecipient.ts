import { isEvmAddress, toChecksumAddress } from '../../chains/evm/evmAddress.js'
import type { Hex } from '../../foundation/encoding/hex.js'

/**
 * What is wrong with a recipient: it is not an address; it is one with a wrong EIP-55 checksum, which is a typo; or it is the zero
 * address, from which nothing can be recovered.
 */
export type RecipientError = 'format' | 'checksum' | 'zero-address'

/** Parses the recipient of a transfer on an EVM chain, which is an address. Space around it is ignored. */
export function parseRecipient(
  text: string,
): { readonly address: Hex } | { readonly error: RecipientError } | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!isEvmAddress(trimmed, { strict: false })) return { error: 'format' }
  if (!isEvmAddress(trimmed)) return { error: 'checksum' }
  if (BigInt(trimmed) === 0n) return { error: 'zero-address' }
  return { address: toChecksumAddress(trimmed) }
}
