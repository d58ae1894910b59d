import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the HMAC-SHA256 of a text. */
export function sign(secret: string, text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHmac('sha256', secret).update(text).digest(encoding)
}

/** Whether two signatures are equal. Takes the same time wherever they differ. */
export function isSameSignature(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
