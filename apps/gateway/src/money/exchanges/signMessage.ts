import { isSameSignature, sign } from '../../foundation/signature.js'
import type { SignedMessage } from './ExchangeSource.js'

/** Maximum difference of the clocks of the gateway and an exchange. */
const maxSkewMs = 5 * 60_000

/** Returns the HMAC-SHA-256 of a message, as 64 hexadecimal digits. Method and path are signed, so that it is valid for one request only. */
export function signMessage(
  key: string,
  { method, path, body, timestamp }: Omit<SignedMessage, 'signature'>,
): string {
  return sign(key, `${timestamp}\n${method}\n${path}\n${body}`)
}

/** Whether the signature is right, and at most 5 minutes old. */
export function isSignedMessage(key: string, message: SignedMessage, now: number): boolean {
  const { timestamp, signature } = message
  if (!/^\d{1,15}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(timestamp)) > maxSkewMs) return false
  return isSameSignature(signMessage(key, message), signature)
}
