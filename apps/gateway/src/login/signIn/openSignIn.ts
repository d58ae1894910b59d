import { createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { Cleanups } from '../../foundation/createCleanups.js'
import { readSigningKey } from '../../server/auth/readSigningKey.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import { createMailer } from '../../server/mail/createMailer.js'
import { findBrand } from '../../server/projects/findBrand.js'
import type { Project } from '../../server/projects/Project.js'
import { createAuditLog } from '../service/createAuditLog.js'
import { createCodeSender } from '../service/createCodeSender.js'
import { createCodes } from '../service/createCodes.js'
import { createFlows } from '../service/createFlows.js'
import { createLimits } from '../service/createLimits.js'
import { createPseudonyms } from '../service/createPseudonyms.js'
import { deriveKey } from '../service/deriveKey.js'
import type { LoginConfig } from '../service/readLogin.js'
import { createChainReader } from './createChainReader.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createOtp, type OtpParts } from './createOtp.js'
import { createProfiles } from './createProfiles.js'
import { createSignInRoutes, type SignInParts } from './createSignInRoutes.js'
import { createSignInSessions } from './createSignInSessions.js'
import { signInNonces, signInSessions } from './tables.js'
import { verifySignIn } from './verifySignIn.js'

/** The dependencies that are not settings. */
export type SignInDependencies = {
  readonly database: Database
  /** Its nodes verify signatures of contracts, and its quota limits requests. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  /** Its mail server sends the codes that confirm addresses. `undefined`: no e-mails are sent. */
  readonly login: LoginConfig | undefined
  /** Public URL of the gateway, without a slash at the end: the issuer of tokens. */
  readonly publicUrl: string
  readonly logger: Logger
  readonly now: () => number
  readonly cleanups: Cleanups
}

const sweepMs = 60_000

/** Reads the key that signs tokens. @throws GatewayError if it cannot be used. */
export function readSignInKey(file: string | undefined): KeyObject | undefined {
  return file === undefined ? undefined : readSigningKey(file, 'SIGN_IN_KEY_FILE')
}

/** The sign-in with an account. */
export type SignIn = {
  /** Without a key, they answer 404. */
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['server'], 'signIn'>
}

/** Opens the sign-in with an account. */
export function openSignIn(
  key: KeyObject | undefined,
  { rpcTimeoutMs }: Pick<FullSettings, 'rpcTimeoutMs'>,
  dependencies: SignInDependencies,
): SignIn {
  const { database, rpcProxy, projects, now } = dependencies
  const routes = createSignInRoutes({
    parts: key && openParts(key, 2 * rpcTimeoutMs, dependencies),
    space: database.space,
    projects,
    quota: rpcProxy.quota,
    now,
  })
  return { routes, capabilities: { signIn: () => (key ? toStatus(undefined) : unsupported) } }
}

function openParts(key: KeyObject, deadlineMs: number, dependencies: SignInDependencies): SignInParts {
  const { database, rpcProxy, login, publicUrl: issuer, logger, now, cleanups } = dependencies
  const reader = createChainReader(rpcProxy.chains, deadlineMs)
  const sweeping = setInterval(() => {
    if (!database.hasStarted()) return
    sweepSignIn(database, now()).catch((error: unknown) =>
      logger.error({ err: error }, 'the sign-in cannot delete expired rows'),
    )
  }, sweepMs)
  cleanups.add(() => clearInterval(sweeping))
  return {
    nonces: createNonceTokens(database, { key, issuer, now }),
    sessions: createSignInSessions(database, { key, refreshKey: deriveRefreshKey(key), issuer, now }),
    profiles: createProfiles(database),
    otp: login && createOtp(openCodes(login, dependencies)),
    verify: (signIn) => verifySignIn(signIn, { reader, logger, now }),
    jwks: { keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
  }
}

function openCodes(
  { pepper, mail }: LoginConfig,
  { database, projects, logger, now, cleanups }: SignInDependencies,
): OtpParts {
  const mailer = createMailer(mail)
  cleanups.add(mailer.close)
  const codes = createCodeSender({
    codes: createCodes(database, deriveKey(pepper, 'codes'), now),
    limits: createLimits(database, now),
    audit: createAuditLog(database, deriveKey(pepper, 'audit'), now),
    mailer,
    getBrand: (origin) => findBrand(projects(), origin),
    toPseudonym: createPseudonyms(deriveKey(pepper, 'pseudonyms')),
    logger,
    // A sign-in has an account in place of a device.
    isKnownDevice: async () => false,
  })
  return { codes, flows: createFlows(database, now) }
}

/** Deletes expired nonces and sessions. */
export async function sweepSignIn({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  for (const table of [signInNonces, signInSessions]) await db.delete(table).where(lte(table.expiresAt, now))
}

function deriveRefreshKey(key: KeyObject): Buffer {
  const secret = key.export({ format: 'der', type: 'pkcs8' })
  return Buffer.from(hkdfSync('sha256', secret, '', 'latchkit sign-in refreshTokens', 32))
}
