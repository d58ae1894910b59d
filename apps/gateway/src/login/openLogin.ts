import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import type { Cleanups } from '../foundation/createCleanups.js'
import { createFarcasterRelay } from '../identityProviders/farcaster/createFarcasterRelay.js'
import { createFarcasterVerifier } from '../identityProviders/farcaster/createFarcasterVerifier.js'
import { createSocialProviders } from '../identityProviders/social/createSocialProviders.js'
import type { CapabilityParts } from '../server/capabilities/CapabilityParts.js'
import { unsupported } from '../server/capabilities/toCapability.js'
import type { Route } from '../server/http/Route.js'
import { createMailer } from '../server/mail/createMailer.js'
import type { Metrics } from '../server/metrics/createMetrics.js'
import { findBrand } from '../server/projects/findBrand.js'
import type { Project } from '../server/projects/Project.js'
import { createLoginCapability } from './createLoginCapability.js'
import { createAccountHandlers } from './endpoints/createAccountHandlers.js'
import { createDeviceHandlers } from './endpoints/createDeviceHandlers.js'
import { createEmailHandlers } from './endpoints/createEmailHandlers.js'
import { createFarcasterHandlers } from './endpoints/createFarcasterHandlers.js'
import { createPasskeyHandlers } from './endpoints/createPasskeyHandlers.js'
import { createSocialHandlers } from './endpoints/createSocialHandlers.js'
import { createWalletHandlers } from './endpoints/createWalletHandlers.js'
import { createAccounts } from './service/createAccounts.js'
import { createAuditLog } from './service/createAuditLog.js'
import { createCodeSender } from './service/createCodeSender.js'
import { createCodes } from './service/createCodes.js'
import { createDeviceProofVerifier } from './service/createDeviceProofVerifier.js'
import { createEmailReverts } from './service/createEmailReverts.js'
import { createFlows } from './service/createFlows.js'
import { createKeyring } from './service/createKeyring.js'
import { createLimits } from './service/createLimits.js'
import { createLoginRoutes } from './service/createLoginRoutes.js'
import { createNonces } from './service/createNonces.js'
import { createPasskeyStore } from './service/createPasskeyStore.js'
import { createPasskeyVerifier } from './service/createPasskeyVerifier.js'
import { createPseudonyms } from './service/createPseudonyms.js'
import { createRevertPage } from './service/createRevertPage.js'
import { createSessions } from './service/createSessions.js'
import { createShareAlert, type OnShareBurst } from './service/createShareAlert.js'
import { createStates } from './service/createStates.js'
import { createUsedIds } from './service/createUsedIds.js'
import { createWallets } from './service/createWallets.js'
import { deriveKey } from './service/deriveKey.js'
import { createLoginMetrics } from './service/LoginMetrics.js'
import type { LoginConfig } from './service/readLogin.js'
import { sweepLogin } from './service/sweepLogin.js'

/** The dependencies that are not settings. */
export type LoginParts = {
  readonly database: Database
  readonly projects: () => readonly Project[]
  /** Public URL of the gateway, without a slash at the end. */
  readonly publicUrl: string
  readonly logger: Logger
  readonly now: () => number
  /** Returns for how long a code is valid, in ms. Default, also for `undefined`: ten minutes. */
  readonly getCodeLifetimeMs: (() => number | undefined) | undefined
  /** Returns the time between two codes to one address, in ms. Default, also for `undefined`: 30 seconds. */
  readonly getCodeGapMs: (() => number | undefined) | undefined
  readonly cleanups: Cleanups
  readonly metrics: Pick<Metrics, 'registry'>
  /** Receives bursts of reads of a share. Default: a warning in the log. */
  readonly onShareBurst?: OnShareBurst | undefined
  /** Time for which `farcaster/verify` waits. Default: 25,000 ms. */
  readonly waitMs?: number | undefined
}

const sweepMs = 60_000
const defaultWaitMs = 25_000
/** A frame keeps a wallet open for up to 60 s, so few signatures need more than one read. */
const defaultShareAlert = { reads: 10, seconds: 60 }

/** The login service. */
export type Login = {
  /** None without its settings. */
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['server'], 'login'>
}

/**
 * Opens the login service.
 *
 * @throws GatewayError if the mail settings are invalid.
 */
export function openLogin(config: LoginConfig | undefined, parts: LoginParts): Login {
  if (!config) return { routes: [], capabilities: { login: () => unsupported } }
  const { database, projects, publicUrl, logger, now, getCodeLifetimeMs, getCodeGapMs, cleanups } = parts
  const { waitMs = defaultWaitMs } = parts
  const { shareBursts } = createLoginMetrics(parts.metrics.registry)
  const { pepper, frameOrigin } = config
  const mailer = createMailer(config.mail)
  cleanups.add(mailer.close)
  const takeId = createUsedIds(database)
  const limits = createLimits(database, now)
  const audit = createAuditLog(database, deriveKey(pepper, 'audit'), now)
  const toPseudonym = createPseudonyms(deriveKey(pepper, 'pseudonyms'))
  const accounts = createAccounts(database, now)
  const flows = createFlows(database, now)
  const sessions = createSessions(database, {
    seed: deriveKey(pepper, 'accessTokens'),
    refreshKey: deriveKey(pepper, 'refreshTokens'),
    issuer: publicUrl,
    now,
  })
  const wallets = createWallets(database, createKeyring(config.keks), now)
  const codes = createCodeSender({
    codes: createCodes(database, deriveKey(pepper, 'codes'), now, getCodeLifetimeMs),
    limits,
    audit,
    mailer,
    getBrand: (origin) => findBrand(projects(), origin),
    toPseudonym,
    logger,
    isKnownDevice: accounts.isKnownDevice,
    getGapMs: getCodeGapMs,
  })
  const verifyDeviceProof = createDeviceProofVerifier({
    issuer: config.recoveryUrl.replace(/\/$/, ''),
    audience: publicUrl,
    keys: config.recoveryKeys,
    takeId,
    now,
  })

  const sweeping = setInterval(() => {
    if (!database.hasStarted()) return
    sweepLogin(database, now()).catch((error: unknown) =>
      logger.error({ err: error }, 'the login service cannot delete expired rows'),
    )
  }, sweepMs)
  cleanups.add(() => clearInterval(sweeping))
  if (!database.isInMemory) {
    const rewrapping = wallets.rewrap().then(
      (shares) => shares > 0 && logger.info({ shares }, 'shares use the newest key now'),
      (error: unknown) => logger.error({ err: error }, 'shares cannot use the newest key'),
    )
    cleanups.add(() => rewrapping)
  }

  const reverts = createEmailReverts(database, now)
  // Without an address: the audit log has the ids.
  const logBurst: OnShareBurst = ({ userId, deviceId, limit }) =>
    logger.warn({ userId, deviceId, ...limit }, 'a device reads its share unusually often')
  const { reads, seconds } = config.shareAlert ?? defaultShareAlert
  const countShareRead = createShareAlert(
    limits,
    { max: reads, windowMs: seconds * 1_000 },
    async (burst) => {
      shareBursts.inc()
      await audit.record('share_burst', burst.userId, { device: burst.deviceId })
      try {
        await (parts.onShareBurst ?? logBurst)(burst)
      } catch (error) {
        logger.error({ err: error }, 'a burst of reads of a share was not reported')
      }
    },
  )
  const common = { accounts, flows, codes, limits, audit, reverts }
  const pages = createRevertPage({ publicUrl, reverts, audit, notify: codes.notify })
  const routes = createLoginRoutes({
    publicUrl,
    frameOrigin,
    handlers: {
      ...createEmailHandlers({ ...common, projects, sessions, toPseudonym, verifyDeviceProof }),
      ...createSocialHandlers({
        ...common,
        projects,
        sessions,
        toPseudonym,
        logger,
        providers: createSocialProviders(config.socials ?? [], now),
        redirectUri: `${frameOrigin}/callback`,
        states: createStates(pepper),
      }),
      ...createFarcasterHandlers({
        ...common,
        projects,
        sessions,
        takeId,
        toPseudonym,
        logger,
        farcaster: config.farcaster && {
          relay: createFarcasterRelay(config.farcaster, frameOrigin),
          verifier: createFarcasterVerifier({ ...config.farcaster, frameOrigin, now }),
        },
        waitMs,
        now,
      }),
      ...createPasskeyHandlers({
        ...common,
        projects,
        sessions,
        wallets,
        toPseudonym,
        passkeys: createPasskeyStore(database, now),
        verifier: createPasskeyVerifier(frameOrigin),
      }),
      ...createWalletHandlers({ ...common, wallets, countShareRead }),
      ...createDeviceHandlers(common),
      ...createAccountHandlers({ ...common, toRevertUrl: pages.toUrl }),
    },
    sessions,
    nonces: createNonces(deriveKey(pepper, 'nonces'), takeId, now),
    takeId,
    now,
  })
  return { routes: [...routes, ...pages.routes], capabilities: createLoginCapability(config) }
}
