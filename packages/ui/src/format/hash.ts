/**
 * FNV-1a over UTF-16 units, stirred once more so that the low bits are as good as the high ones: the same 32 bits for
 * the same text everywhere. Not for secrets.
 */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  return (bits ^ (bits >>> 13)) >>> 0
}
