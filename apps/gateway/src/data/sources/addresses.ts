import { base58 } from '@scure/base'
import { isAddress } from 'viem/utils'

/** Whether a text is a Solana address: 32 bytes in base58. */
export function isSolanaAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  return base58.decode(text).length === 32
}

/**
 * Whether a text is an EVM address. With upper-case and lower-case digits, its checksum must be right (ERC-55).
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function isEvmAddress(text: string): boolean {
  return isAddress(/^0x[\dA-F]{40}$/.test(text) ? text.toLowerCase() : text)
}
