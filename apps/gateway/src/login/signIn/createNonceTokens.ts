import { createPublicKey, type KeyObject } from 'node:crypto'
import { createNonce, type NonceStore } from '@latchkit/siwx'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../server/http/HttpError.js'
import { signInNonces } from './tables.js'

/** Data that a nonce is bound to. */
export type NonceBinding = {
  readonly projectId: string
  /** Origin of the request; `undefined` if it has none. */
  readonly origin: string | undefined
}

/** Nonces in signed tokens. Only used ones are stored. */
export type NonceTokens = {
  readonly create: (binding: NonceBinding) => Promise<{ readonly nonce: string; readonly token: string }>
  /**
   * Verifies a token.
   *
   * @returns The nonce, and the store in which only this nonce is known.
   * @throws HttpError 401 `invalidNonce`
   */
  readonly open: (
    token: string,
    binding: NonceBinding,
  ) => Promise<{ readonly nonce: string; readonly store: NonceStore }>
}

/** Options of the tokens. */
export type NonceTokenOptions = {
  /** P-256 */
  readonly key: KeyObject
  /** Public URL of the gateway. */
  readonly issuer: string
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** Time in which the user signs. */
const lifetimeSeconds = 300
/** Not the type of the tokens of sessions, which the same key signs. */
const type = 'nonce+jwt'
const claimsSchema = z.object({
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  exp: z.number(),
  origin: z.optional(z.string()),
})

/** Creates the nonces. */
export function createNonceTokens({ db }: Pick<Database, 'db'>, options: NonceTokenOptions): NonceTokens {
  const { key, issuer, now } = options
  const publicKey = createPublicKey(key)

  async function readClaims(token: string, { projectId, origin }: NonceBinding) {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['ES256'],
        typ: type,
        issuer,
        audience: projectId,
        currentDate: new Date(now()),
      })
      const claims = claimsSchema.parse(payload)
      if (claims.origin === undefined || claims.origin === origin) return claims
    } catch (cause) {
      throw invalidNonce({ cause })
    }
    throw invalidNonce()
  }

  return {
    async create({ projectId, origin }) {
      const nonce = createNonce()
      const expiresAt = Math.floor(now() / 1_000) + lifetimeSeconds
      const token = await new SignJWT({ nonce, ...(origin !== undefined && { origin }) })
        .setProtectedHeader({ alg: 'ES256', typ: type })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { nonce, token }
    },
    async open(token, binding) {
      const { nonce, exp } = await readClaims(token, binding)
      const store: NonceStore = {
        issue: async () => nonce,
        async has(given) {
          if (given !== nonce) return false
          const used = await db
            .select({ nonce: signInNonces.nonce })
            .from(signInNonces)
            .where(eq(signInNonces.nonce, nonce))
          return used.length === 0
        },
        async consume(given) {
          if (given !== nonce || exp * 1_000 <= now()) return false
          // The key decides between concurrent requests, also at other gateways of the same database.
          const inserted = await db
            .insert(signInNonces)
            .values({ nonce, expiresAt: exp * 1_000 })
            .onConflictDoNothing()
            .returning({ nonce: signInNonces.nonce })
          return inserted.length > 0
        },
      }
      return { nonce, store }
    },
  }
}

const invalidNonce = (options: ErrorOptions = {}) =>
  new HttpError(
    401,
    'invalidNonce',
    'The nonce is unknown, expired or used, or of another project or origin: request a new one',
    {},
    options,
  )
