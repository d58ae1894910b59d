import * as z from 'zod/mini'
import type { RevocationList } from './RevocationList.js'
import {
  type IssuedSession,
  type SessionStore,
  type SessionStoreOptions,
  type SiwxSession,
  withSessionDefaults,
} from './SessionStore.js'
import { readToken, signToken } from './signedToken.js'

/** Options of `createCookieSessionStore`. */
export type CookieSessionStoreOptions = SessionStoreOptions & {
  /** Secrets of at least 32 characters. The first signs; the others are older ones whose tokens are still accepted. */
  readonly secrets: readonly string[]
  /** Shared by all processes. `createMemoryRevocationList` is one for a single process. */
  readonly revocations: RevocationList
}

const claimsSchema = z.object({
  jti: z.string(),
  iat: z.number(),
  session: z.object({
    id: z.string(),
    chainId: z.string(),
    address: z.string(),
    domain: z.string(),
    uri: z.string(),
    createdAt: z.number(),
    expiresAt: z.number(),
  }),
})

type Claims = z.infer<typeof claimsSchema>

/**
 * Creates a session store whose tokens contain the session, signed (JWS, HMAC-SHA-256). The server only stores what was
 * revoked.
 *
 * @example
 * ```ts
 * import { createCookieSessionStore, createMemoryRevocationList } from '@latchkit/siwx/server'
 *
 * const sessions = createCookieSessionStore({
 *   secrets: [process.env.SESSION_SECRET ?? ''],
 *   revocations: createMemoryRevocationList(),
 * })
 * ```
 */
export function createCookieSessionStore(options: CookieSessionStoreOptions): SessionStore {
  const { lifetime, rotationGrace, now } = withSessionDefaults(options)
  const { secrets, revocations } = options
  const [secret] = secrets
  if (secret === undefined || secrets.some(({ length }) => length < 32))
    throw new TypeError(
      '"secrets" must contain secrets of at least 32 characters. Create one with "openssl rand -hex 32".',
    )

  const issue = async (session: SiwxSession): Promise<IssuedSession> => {
    const claims: Claims = { jti: crypto.randomUUID(), iat: now(), session }
    return { token: await signToken(claims, secret), session }
  }
  const isRevoked = async (id: string) => ((await revocations.find(id)) ?? Number.POSITIVE_INFINITY) <= now()
  const find = async (token: string): Promise<Claims | undefined> => {
    const { data, success } = z.safeParse(claimsSchema, await readToken(token, secrets))
    if (!success || data.session.expiresAt <= now()) return undefined
    return (await isRevoked(data.session.id)) || (await isRevoked(data.jti)) ? undefined : data
  }

  return {
    create: (session) =>
      issue({ ...session, id: crypto.randomUUID(), createdAt: now(), expiresAt: now() + lifetime }),
    async find(token) {
      const claims = await find(token)
      return claims && { session: claims.session, issuedAt: claims.iat }
    },
    async rotate(token) {
      const claims = await find(token)
      if (!claims) return undefined
      const { jti, session } = claims
      const entry = { from: now() + rotationGrace, expiresAt: session.expiresAt }
      return (await revocations.add(jti, entry)) ? issue(session) : undefined
    },
    async revoke(token) {
      const session = (await find(token))?.session
      if (session) await revocations.add(session.id, { from: now(), expiresAt: session.expiresAt })
    },
  }
}
