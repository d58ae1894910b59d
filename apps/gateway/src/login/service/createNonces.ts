import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DpopNonces } from '../../server/auth/verifyDpop.js'
import type { TakeId } from './createUsedIds.js'

/** Time in which a nonce must be used: the lifetime of an access token, to whose hash its proof is bound too. */
const lifetimeMs = 10 * 60_000

/**
 * Creates nonces for proofs: time, random bytes, and an HMAC with the client's key, so that unused ones need no storage.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createNonces(key: Buffer, takeId: TakeId, now: () => number): DpopNonces {
  const sign = (text: string, jkt: string) => createHmac('sha256', key).update(`${text}.${jkt}`).digest()
  return {
    create(jkt) {
      const text = `${(now() + lifetimeMs).toString(36)}.${randomBytes(16).toString('base64url')}`
      return `${text}.${sign(text, jkt).toString('base64url')}`
    },
    async take(nonce, jkt) {
      const [, text = '', time = '', mac = ''] =
        /^(([\da-z]{1,11})\.[\w-]{22})\.([\w-]{43})$/.exec(nonce) ?? []
      const expiresAt = Number.parseInt(time, 36)
      const given = Buffer.from(mac, 'base64url')
      const wanted = sign(text, jkt)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted) || expiresAt <= now())
        return false
      return takeId(`nonce ${text}`, expiresAt)
    },
  }
}
