import { isEvmAddress, toChecksumAddress } from '../../../chains/evm/evmAddress.js'
import type { ParsedRecipient } from './TransferChain.js'

/** Parses the recipient of a transfer on an EVM chain, which is an address. Space around it is ignored. */
export function parseRecipient(text: string): ParsedRecipient | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!isEvmAddress(trimmed, { strict: false })) return { error: 'format' }
  if (!isEvmAddress(trimmed)) return { error: 'checksum' }
  if (BigInt(trimmed) === 0n) return { error: 'zero-address' }
  return { address: toChecksumAddress(trimmed) }
}
