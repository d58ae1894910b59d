import { hashMessage, hexToBytes } from 'viem'
import { signEvmHash } from './signEvmHash.js'
import { toSignatureHex } from './toSignatureHex.js'

/**
 * Signs a message with the prefix of EIP-191. Returns 65 bytes as hex.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export function signEvmMessage(key: Uint8Array, message: Uint8Array): string {
  return toSignatureHex(signEvmHash(key, hexToBytes(hashMessage({ raw: message }))))
}
