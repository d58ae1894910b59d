import { verify } from 'node:crypto'
import * as z from 'zod/mini'
import { parseClientKey } from './parseClientKey.js'
import { Unauthorized } from './Unauthorized.js'

/** Options of `verifyToken`. */
export type TokenRules = {
  /** ms since 1970. */
  readonly now: number
  /** Whether an audience names this relay. */
  readonly isValidAudience: (audience: string) => boolean
}

/** Accepted difference between the clocks of client and relay. */
const skewMs = 5 * 60_000

/** The SDKs use one day. A leaked token is valid until it expires, so the lifetime is limited. */
const maxLifetimeSeconds = 2 * 86_400

const header = z.looseObject({ alg: z.literal('EdDSA') })
const payload = z.looseObject({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/**
 * Verifies the token of a client: a JWT for this relay that is valid now and signed by the key in its `iss`.
 *
 * @returns The client id.
 * @throws Unauthorized with the reason.
 */
export function verifyToken(token: string, { now, isValidAudience }: TokenRules): string {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const claims = payload.safeParse(parseJsonPart(body))
  if (rest.length > 0 || !header.safeParse(parseJsonPart(head)).success || !claims.success)
    throw new Unauthorized('JWT validation error: not a token of a relay client')
  const { iss, aud, iat, exp } = claims.data
  const key = parseClientKey(iss)
  if (!key) throw new Unauthorized('JWT validation error: iss is no did:key of Ed25519')
  if (!verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    throw new Unauthorized('JWT validation error: wrong signature')
  if (iat * 1000 > now + skewMs) throw new Unauthorized('JWT validation error: JWT Token is not yet valid')
  if (exp * 1000 <= now - skewMs) throw new Unauthorized('JWT validation error: JWT Token is expired')
  if (exp - iat > maxLifetimeSeconds)
    throw new Unauthorized(
      `JWT validation error: exp must be at most ${maxLifetimeSeconds} seconds after iat, got ${exp - iat}`,
    )
  if (!isValidAudience(aud)) throw new Unauthorized('JWT validation error: aud is another relay')
  return iss
}

function parseJsonPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
