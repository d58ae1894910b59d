/**
 * Returns a nonce of 128 random bits in hex, as EIP-4361 allows.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function createNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
