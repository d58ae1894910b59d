/**
 * Returns a 32-bit FNV-1a hash of the UTF-16 code units, with a final mix that distributes the low bits evenly. The result is
 * the same in every environment. Not cryptographic.
 */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  return (bits ^ (bits >>> 13)) >>> 0
}
