/**
 * Converts a 32-byte word of the ABI to the address in its last 20 bytes.
 *
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html#formal-specification-of-the-encoding
 */
export function wordToAddress(word: bigint): `0x${string}` {
  return `0x${word.toString(16).padStart(40, '0')}`
}
