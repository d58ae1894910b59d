import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, EmbeddedJWK, type JWK, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { HttpError } from '../http/HttpError.js'

/**
 * Nonces of the server, which a proof must contain (RFC 9449 §9).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9449
 */
export type DpopNonces = {
  /** Creates a nonce for the key with this thumbprint. */
  readonly create: (jkt: string) => string
  /** Uses a nonce up. Returns false if it is not one for this key, has expired, or was used before. */
  readonly take: (nonce: string, jkt: string) => Promise<boolean>
}

/** Options of `verifyDpop`. */
export type DpopRules = {
  /** The `DPoP` header of the request. */
  readonly proof: string | undefined
  readonly method: string
  /** Public URL of the request. Its query is ignored. */
  readonly url: string
  /** The token to which the proof must be bound, if the request has one. */
  readonly accessToken?: string | undefined
  /** The nonces, if the request requires one. */
  readonly nonces?: DpopNonces | undefined
  /** ms since 1970. */
  readonly now: number
  /**
   * Uses an id of a proof up. Returns false if it was used before. Concurrent calls with one id get true once.
   *
   * @param jti Contains the thumbprint of the key, so that clients cannot use up each other's ids.
   * @param expiresAt Until when the id must be kept: ms since 1970.
   */
  readonly takeJti: (jti: string, expiresAt: number) => Promise<boolean>
}

/** Time for which a proof is valid. */
const maxAgeMs = 5 * 60_000
/** Accepted lead of a client's clock. */
const skewMs = 60_000
/** A proof with a P-256 key, a token's hash and a nonce has about 700 characters. */
const maxLength = 4_096

const claimsSchema = z.object({
  jti: z.string().check(z.minLength(8), z.maxLength(128)),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.optional(z.string()),
  nonce: z.optional(z.string()),
})

/**
 * Verifies the proof of possession of a request (DPoP, RFC 9449): a JWT with the algorithm ES256, for this method and URL,
 * created in the last five minutes, and used for the first time.
 *
 * @returns The thumbprint of the client's key (RFC 7638).
 * @throws HttpError 401 `use_dpop_nonce` with a nonce in the header `dpop-nonce`, or `invalid_dpop` with the reason.
 */
export async function verifyDpop(rules: DpopRules): Promise<{ readonly jkt: string }> {
  const { proof, method, url, accessToken, nonces, now, takeJti } = rules
  if (!proof || proof.length > maxLength) throw createDpopError('the request must have a DPoP header')
  const { jwk, claims } = await verifySignature(proof, now)
  if (claims.htm !== method) throw createDpopError('htm must be the method of the request')
  if (!isSameUrl(claims.htu, url)) throw createDpopError('htu must be the URL of the request')
  const issuedAt = claims.iat * 1_000
  if (issuedAt > now + skewMs || issuedAt <= now - maxAgeMs)
    throw createDpopError('iat must be a time in the last five minutes: check the clock of this device')
  if (accessToken !== undefined && claims.ath !== hashToken(accessToken))
    throw createDpopError('ath must be the hash of the access token')
  const jkt = await calculateJwkThumbprint(jwk)
  if (nonces && !(claims.nonce && (await nonces.take(claims.nonce, jkt))))
    throw new HttpError(401, 'use_dpop_nonce', 'The DPoP proof must contain the nonce of this response.', {
      'dpop-nonce': nonces.create(jkt),
    })
  if (!(await takeJti(`${jkt}.${claims.jti}`, issuedAt + maxAgeMs)))
    throw createDpopError('jti was used before: create a proof for each request')
  return { jkt }
}

async function verifySignature(proof: string, now: number) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      currentDate: new Date(now),
    })
    const jwk: JWK = protectedHeader.jwk ?? {}
    // The import ignores members that it does not know, and a private key must never be sent.
    if (jwk.d !== undefined) throw new TypeError('the key is private')
    return { jwk, claims: claimsSchema.parse(payload) }
  } catch (cause) {
    throw createDpopError('it is not a DPoP proof of a P-256 key', { cause })
  }
}

/** Compares two URLs without their query, as RFC 9449 §4.3 requires. */
function isSameUrl(given: string, wanted: string): boolean {
  if (!URL.canParse(given)) return false
  const [a, b] = [new URL(given), new URL(wanted)]
  return a.origin === b.origin && a.pathname === b.pathname && a.username === '' && a.password === ''
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function createDpopError(reason: string, options?: ErrorOptions): HttpError {
  const error = new HttpError(401, 'invalid_dpop', `The DPoP proof is invalid: ${reason}.`)
  if (options) error.cause = options.cause
  return error
}
