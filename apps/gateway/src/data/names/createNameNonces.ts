import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The nonces of name changes. They are not stored: their expiry is authenticated. */
export type NameNonces = {
  readonly create: () => string
  /** Returns when a nonce of this gateway expires, in ms since 1970; `undefined` for another text, or if it has expired. */
  readonly getExpiry: (nonce: string) => number | undefined
}

/** Time for which a nonce is valid: users read what they sign in their wallets. */
const lifetimeMs = 300_000
/** Seconds since 1970 as a big-endian number, and random bytes. */
const [timeBytes, randomLength, macLength] = [6, 10, 16]
const payloadLength = timeBytes + randomLength

/**
 * Creates the nonces.
 *
 * @param key Secret that all gateways with one database share.
 * @param now Returns the current time in ms since 1970.
 */
export function createNameNonces(key: string, now: () => number): NameNonces {
  const sign = (payload: Buffer) =>
    createHmac('sha256', key).update('name nonce').update(payload).digest().subarray(0, macLength)
  return {
    create() {
      const payload = Buffer.alloc(payloadLength)
      payload.writeUIntBE(Math.ceil((now() + lifetimeMs) / 1_000), 0, timeBytes)
      randomBytes(randomLength).copy(payload, timeBytes)
      return Buffer.concat([payload, sign(payload)]).toString('base64url')
    },
    getExpiry(nonce) {
      const bytes = Buffer.from(nonce, 'base64url')
      if (bytes.length !== payloadLength + macLength || bytes.toString('base64url') !== nonce)
        return undefined
      const payload = bytes.subarray(0, payloadLength)
      if (!timingSafeEqual(bytes.subarray(payloadLength), sign(payload))) return undefined
      const expiresAt = payload.readUIntBE(0, timeBytes) * 1_000
      return expiresAt > now() ? expiresAt : undefined
    },
  }
}
