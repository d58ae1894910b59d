import { createPrivateKey, createPublicKey } from 'node:crypto'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Database } from '../../database/Database.js'
import { createSecret, hashSecret, rotateSecret } from '../../server/auth/rotateSecret.js'
import { HttpError } from '../../server/http/HttpError.js'
import { devices, sessions } from './tables.js'

/** A session and its device. */
export type Session = {
  readonly sessionId: string
  readonly userId: string
  readonly deviceId: string
  /** The app in which the device was registered. */
  readonly origin: string
}

/** The tokens of a session. */
export type Tokens = {
  readonly accessToken: string
  /** s */
  readonly expiresIn: number
  readonly refreshToken: string
}

/** Sessions of devices. Their tokens are bound to the key of the device. */
export type Sessions = {
  /** Begins the session of a device, and ends its earlier ones. */
  readonly create: (device: Omit<Session, 'sessionId' | 'origin'>, jkt: string) => Promise<Tokens>
  /**
   * Exchanges a refresh token. One that was used before ends the session, with one exception: the previous token is accepted once more in
   * 30 s, as long as the current one was not used. Its response may have been lost.
   *
   * @param onReuse Called with the session that was ended.
   * @throws HttpError 401 `session_expired`
   */
  readonly refresh: (
    refreshToken: string,
    jkt: string,
    onReuse: (session: Session) => Promise<void>,
  ) => Promise<{ readonly session: Session; readonly tokens: Tokens }>
  /** Verifies an access token. @throws HttpError 401 `session_expired`, also if the session has ended. */
  readonly authenticate: (accessToken: string, jkt: string) => Promise<Session>
  readonly end: (sessionId: string) => Promise<void>
}

/** Options of the sessions. */
export type SessionOptions = {
  /** Seed of the Ed25519 key that signs access tokens: 32 bytes. */
  readonly seed: Buffer
  /** Key that derives the next refresh token from the current one: 32 bytes. */
  readonly refreshKey: Buffer
  /** URL of the login service: issuer and audience of access tokens. */
  readonly issuer: string
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

const accessSeconds = 600
const refreshMs = 30 * 86_400_000
/** Time in which the response of an exchange may be lost. */
const graceMs = 30_000
/** The structure of an Ed25519 private key before its seed (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const claimsSchema = z.object({ sid: z.string(), cnf: z.object({ jkt: z.string() }) })
const expired = (options: ErrorOptions = {}) =>
  Object.assign(new HttpError(401, 'session_expired', 'The session has expired: log in again.'), options)

/** Creates the sessions. */
export function createSessions(
  { db }: Pick<Database, 'db'>,
  { seed, refreshKey, issuer, now }: SessionOptions,
): Sessions {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey)

  /** The condition is in the statement, so that a token cannot be exchanged twice at once. */
  const ofKey = (jkt: string) =>
    inArray(sessions.deviceId, db.select({ id: devices.id }).from(devices).where(eq(devices.jkt, jkt)))

  async function find(sessionId: string, jkt: string): Promise<Session | undefined> {
    const [row] = await db
      .select({
        sessionId: sessions.id,
        userId: devices.userId,
        deviceId: devices.id,
        origin: devices.origin,
      })
      .from(sessions)
      .innerJoin(devices, eq(devices.id, sessions.deviceId))
      .where(and(eq(sessions.id, sessionId), eq(devices.jkt, jkt), gt(sessions.expiresAt, now())))
    return row
  }

  /** Replaces the secret of a refresh token. Returns false if the current one is another. */
  async function rotate(sessionId: string, jkt: string, from: string, to: string, condition?: SQL) {
    const rotated = await db
      .update(sessions)
      .set({ refreshHash: hashSecret(to), expiresAt: now() + refreshMs })
      .where(
        and(eq(sessions.id, sessionId), eq(sessions.refreshHash, hashSecret(from)), ofKey(jkt), condition),
      )
      .returning({ one: sql<number>`1` })
    return rotated.length > 0
  }

  async function createTokens(sessionId: string, userId: string, jkt: string, secret: string) {
    const issuedAt = Math.floor(now() / 1_000)
    const accessToken = await new SignJWT({ sid: sessionId, cnf: { jkt } })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(issuer)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessSeconds)
      .sign(privateKey)
    return { accessToken, expiresIn: accessSeconds, refreshToken: `${sessionId}.${secret}` }
  }

  async function readClaims(accessToken: string) {
    try {
      const { payload } = await jwtVerify(accessToken, publicKey, {
        algorithms: ['EdDSA'],
        typ: 'at+jwt',
        issuer,
        audience: issuer,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub'],
      })
      return claimsSchema.parse(payload)
    } catch (cause) {
      throw expired({ cause })
    }
  }

  return {
    async create({ userId, deviceId }, jkt) {
      const [sessionId, secret] = [createSecret(), createSecret()]
      await db.delete(sessions).where(eq(sessions.deviceId, deviceId))
      await db
        .insert(sessions)
        .values({ id: sessionId, deviceId, refreshHash: hashSecret(secret), expiresAt: now() + refreshMs })
      return createTokens(sessionId, userId, jkt, secret)
    },
    async refresh(refreshToken, jkt, onReuse) {
      const [sessionId = '', given = ''] = refreshToken.split('.')
      const session = await find(sessionId, jkt)
      if (!session) throw expired()
      const isLostResponse = gt(sessions.expiresAt, now() + refreshMs - graceMs)
      const secret = await rotateSecret(given, refreshKey, ({ from, to, ifRecent }) =>
        rotate(sessionId, jkt, from, to, ifRecent ? isLostResponse : undefined),
      )
      if (secret) return { session, tokens: await createTokens(sessionId, session.userId, jkt, secret) }
      await db.delete(sessions).where(eq(sessions.id, sessionId))
      await onReuse(session)
      throw expired()
    },
    async authenticate(accessToken, jkt) {
      const { sid, cnf } = await readClaims(accessToken)
      const session = cnf.jkt === jkt ? await find(sid, jkt) : undefined
      if (!session) throw expired()
      return session
    },
    async end(sessionId) {
      await db.delete(sessions).where(eq(sessions.id, sessionId))
    },
  }
}
