import { createPublicKey, type KeyObject } from 'node:crypto'
import type { SignInClaims, SignInTokensResponse } from '@latchkit/blockchain-api/contract'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Database } from '../../database/Database.js'
import { createSecret, hashSecret, rotateSecret } from '../../server/auth/rotateSecret.js'
import { HttpError } from '../../server/http/HttpError.js'
import { signInProfiles, signInSessions } from './tables.js'

/** A session, and the account that signed in. */
export type SignInSession = {
  readonly id: string
  readonly profileId: string
  readonly projectId: string
  /** CAIP-10 id. */
  readonly account: string
  readonly origin: string
  /** URI and nonce of the signed message. */
  readonly uri: string
  readonly nonce: string
  /** The address that the user has confirmed with a code. */
  readonly email: string | null
}

/** A session with the claims of its token. */
export type AuthenticatedSession = { readonly session: SignInSession; readonly claims: SignInClaims }

/** The app of a request. */
export type SessionApp = {
  readonly projectId: string
  /** `undefined` for a server, which has no origin. */
  readonly origin: string | undefined
}

/** Sessions of accounts. */
export type SignInSessions = {
  /** Begins a session. */
  readonly create: (
    session: Omit<SignInSession, 'id' | 'projectId' | 'account'>,
    app: Pick<SignInSession, 'projectId' | 'account'>,
  ) => Promise<SignInTokensResponse>
  /**
   * Exchanges a refresh token. One that was used before ends the session, except the previous one, once in 30 s: its response may
   * have been lost.
   *
   * @throws HttpError 401 `session_expired`
   */
  readonly refresh: (refreshToken: string, app: SessionApp) => Promise<SignInTokensResponse>
  /**
   * Verifies a token.
   *
   * @param options.allowExpired Whether the token may have expired, if the session has not.
   * @throws HttpError 401 `session_expired`, also if the session has ended; 403 `origin` for another origin.
   */
  readonly authenticate: (
    token: string,
    app: SessionApp,
    options?: { readonly allowExpired: boolean },
  ) => Promise<AuthenticatedSession>
  readonly end: (sessionId: string) => Promise<void>
}

/** Options of the sessions. */
export type SignInSessionOptions = {
  /** Signs the tokens: P-256. */
  readonly key: KeyObject
  /** Derives the next refresh token from the current one: 32 bytes. */
  readonly refreshKey: Buffer
  /** Public URL of the gateway. */
  readonly issuer: string
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** Servers that verify a token offline accept it for this time after its session has ended. */
const tokenSeconds = 600
const sessionMs = 7 * 86_400_000
/** Time in which the response of an exchange may be lost. */
const graceMs = 30_000
/** A further sign-in of the account ends the oldest session. */
const maxSessions = 50
const type = 'at+jwt'
const claimsSchema = z.object({ sid: z.string(), exp: z.number() })
const expired = (options: ErrorOptions = {}) =>
  new HttpError(401, 'session_expired', 'The session has expired: sign in again', {}, options)

/** Creates the sessions. */
export function createSignInSessions(
  { db }: Pick<Database, 'db'>,
  { key, refreshKey, issuer, now }: SignInSessionOptions,
): SignInSessions {
  const publicKey = createPublicKey(key)

  async function find(id: string, { projectId, origin }: SessionApp): Promise<SignInSession> {
    const [row] = await db
      .select({
        id: signInSessions.id,
        profileId: signInSessions.profileId,
        projectId: signInProfiles.projectId,
        account: signInProfiles.account,
        origin: signInSessions.origin,
        uri: signInSessions.uri,
        nonce: signInSessions.nonce,
        email: signInSessions.email,
      })
      .from(signInSessions)
      .innerJoin(signInProfiles, eq(signInProfiles.id, signInSessions.profileId))
      .where(and(eq(signInSessions.id, id), gt(signInSessions.expiresAt, now())))
    if (!row || row.projectId !== projectId) throw expired()
    if (origin !== undefined && row.origin !== origin)
      throw new HttpError(403, 'origin', 'The session is one of another origin: sign in again')
    return row
  }

  async function createTokens(session: SignInSession, secret: string): Promise<SignInTokensResponse> {
    const issuedAt = Math.floor(now() / 1_000)
    const { aud, iss, exp, sub, ...claims } = toClaims(session, issuer, issuedAt + tokenSeconds)
    const token = await new SignJWT({ ...claims, sid: session.id })
      .setProtectedHeader({ alg: 'ES256', typ: type })
      .setIssuer(iss)
      .setAudience(aud)
      .setSubject(sub)
      .setIssuedAt(issuedAt)
      .setExpirationTime(exp)
      .sign(key)
    return { token, refreshToken: `${session.id}.${secret}`, expiresIn: tokenSeconds }
  }

  async function readClaims(token: string, allowExpired: boolean) {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        ...{ algorithms: ['ES256'], typ: type, issuer, currentDate: new Date(now()) },
        requiredClaims: ['exp', 'sub', 'aud'],
      })
      return claimsSchema.parse(payload)
    } catch (cause) {
      // The signature is verified before the times are.
      if (allowExpired && cause instanceof errors.JWTExpired) return claimsSchema.parse(cause.payload)
      throw expired({ cause })
    }
  }

  return {
    async create({ profileId, origin, uri, nonce, email }, { projectId, account }) {
      const [id, secret] = [createSecret(), createSecret()]
      const oldest = db
        .select({ id: signInSessions.id })
        .from(signInSessions)
        .where(eq(signInSessions.profileId, profileId))
        .orderBy(desc(signInSessions.expiresAt))
        .offset(maxSessions - 1)
      await db.delete(signInSessions).where(inArray(signInSessions.id, oldest))
      await db.insert(signInSessions).values({
        ...{ id, profileId, origin, uri, nonce, email, refreshHash: hashSecret(secret) },
        rotatedAt: now(),
        expiresAt: now() + sessionMs,
      })
      return createTokens({ id, profileId, origin, uri, nonce, email, projectId, account }, secret)
    },
    async refresh(refreshToken, app) {
      const [id = '', given = ''] = refreshToken.split('.')
      const session = await find(id, app)
      const secret = await rotateSecret(given, refreshKey, async ({ from, to, ifRecent }) => {
        // The conditions are in the statement, so that a token cannot be exchanged twice at once.
        const rotated = await db
          .update(signInSessions)
          .set({ refreshHash: hashSecret(to), rotatedAt: now() })
          .where(
            and(
              eq(signInSessions.id, id),
              eq(signInSessions.refreshHash, hashSecret(from)),
              ifRecent ? gt(signInSessions.rotatedAt, now() - graceMs) : undefined,
            ),
          )
          .returning({ id: signInSessions.id })
        return rotated.length > 0
      })
      if (secret !== undefined) return createTokens(session, secret)
      await db.delete(signInSessions).where(eq(signInSessions.id, id))
      throw expired()
    },
    async authenticate(token, app, { allowExpired } = { allowExpired: false }) {
      const { sid, exp } = await readClaims(token, allowExpired)
      const session = await find(sid, app)
      return { session, claims: toClaims(session, issuer, exp) }
    },
    async end(sessionId) {
      await db.delete(signInSessions).where(eq(signInSessions.id, sessionId))
    },
  }
}

function toClaims(session: SignInSession, issuer: string, exp: number): SignInClaims {
  const { account, origin, uri, nonce, projectId, profileId, email } = session
  const [chainNamespace = '', chainId = '', address = ''] = account.split(':')
  return {
    ...{ aud: origin, iss: issuer, exp, sub: account, address, chainId, chainNamespace, uri, nonce },
    caip2Network: `${chainNamespace}:${chainId}`,
    domain: new URL(origin).host,
    projectIdKey: projectId,
    projectUuid: projectId,
    profileUuid: profileId,
    ...(email !== null && { email }),
  }
}
