import { loginEndpoints, recoveryEndpoints } from '@latchkit/login-api'
import { zeroise } from '../shared/bytes/zeroise.js'
import type { SmartAccounts } from '../shared/smartAccount/SmartAccounts.js'
import type { Vault, VaultUser } from '../shared/vault/Vault.js'
import { VaultError } from '../shared/vault/VaultError.js'
import { toPhrase } from './custody/toPhrase.js'
import { createEmailChange } from './login/email/createEmailChange.js'
import { createEmailLogin } from './login/email/createEmailLogin.js'
import { createFarcasterLogin } from './login/farcaster/createFarcasterLogin.js'
import { createPasskeyLogin } from './login/passkey/createPasskeyLogin.js'
import { createPasskeys } from './login/passkey/createPasskeys.js'
import { createSocialLogin } from './login/social/createSocialLogin.js'
import { createRecoveryMoves } from './recovery/createRecoveryMoves.js'
import { createReleases } from './recovery/createReleases.js'
import { createServiceClient } from './services/createServiceClient.js'
import { createSession } from './services/createSession.js'
import { ServiceError } from './services/ServiceError.js'
import { checkSignRequest } from './signing/checkSignRequest.js'
import { isSigner } from './signing/isSigner.js'
import { listOwnAddresses } from './signing/listOwnAddresses.js'
import { signRequest } from './signing/signRequest.js'
import type { DeviceStorage, StoredSession, StoredShare } from './storage/DeviceStorage.js'
import { activateWallet } from './wallet/activateWallet.js'
import type { VaultContext } from './wallet/VaultContext.js'
import { withSecret } from './wallet/withSecret.js'

/** Runs one call after the other, across the tabs that share the storage. */
export type RunExclusively = <T>(run: () => Promise<T>) => Promise<T>

/** Creates the vault: the keys of this device, and what the services have for it. */
export function createVault(parameters: {
  /** URL of the login service, without a path. */
  readonly loginUrl: string
  readonly recoveryUrl: string
  /** Contracts of smart accounts that may be signed for. */
  readonly smartAccounts?: SmartAccounts | undefined
  readonly storage: DeviceStorage
  readonly fetch: typeof globalThis.fetch
  readonly runExclusively: RunExclusively
  /** ms since 1970. */
  readonly now: () => number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}): Vault {
  const { loginUrl, recoveryUrl, smartAccounts = {}, storage, fetch, runExclusively, now, wait } = parameters
  const readKey = async () => (await storage.readKeys()).proof
  const login = createServiceClient({
    baseUrl: new URL('/login/v1/', loginUrl).href,
    endpoints: loginEndpoints,
    readKey,
    fetch,
    now,
  })
  const recovery = createServiceClient({
    baseUrl: new URL('/recovery/v1/', recoveryUrl).href,
    endpoints: recoveryEndpoints,
    readKey,
    fetch,
    now,
  })
  const session = createSession({ storage, login, now })
  const recoveryMoves = createRecoveryMoves()
  const offerRecoveryMove = recoveryMoves.offer
  const context: VaultContext = { storage, login, recovery, session, offerRecoveryMove, now, wait }
  const emailLogin = createEmailLogin(context)
  const passkeys = createPasskeys(context)
  const emailChange = createEmailChange(context)
  const releases = createReleases(context)

  /** Returns the user of the session, if the service has not ended it and the wallet is ready. */
  async function findUser(): Promise<VaultUser | null> {
    const stored = await storage.readSession()
    const share = stored && (await storage.readShare(stored.userId))
    if (!share || share.status === 'detached') return null
    try {
      const refreshed = await session.refresh()
      return toUser(
        share.status === 'pending' ? await activateWallet(context, share) : share,
        refreshed,
        smartAccounts,
      )
    } catch (error) {
      // Without the service, the user stays logged in, but cannot sign.
      if (isOutage(error) && share.status === 'active') return toUser(share, stored, smartAccounts)
      if (error instanceof ServiceError && error.code === 'session_expired') return null
      // The login has stopped before the services had all of it. It can be repeated.
      if (share.status === 'pending' && !isOutage(error)) return null
      throw error
    }
  }

  /** Returns the user of a login that has ended, with what the session states. */
  async function readUser(share: StoredShare): Promise<VaultUser> {
    return toUser(share, (await storage.readSession()) ?? share, smartAccounts)
  }

  async function findActiveShare(): Promise<StoredShare | undefined> {
    const stored = await storage.readSession()
    const share = stored && (await storage.readShare(stored.userId))
    return share?.status === 'active' ? share : undefined
  }

  async function readActiveShare(): Promise<StoredShare> {
    const share = await findActiveShare()
    if (share) return share
    throw new VaultError({ code: 'not_logged_in', message: 'Log in first.' })
  }

  return {
    restore: () => runExclusively(findUser),

    startEmail: ({ email, app }) =>
      runExclusively(async () => {
        const stored = await storage.readSession()
        if (stored?.email === email.trim().toLowerCase()) {
          const user = await findUser()
          const share = user && (await storage.readShare(user.id))
          if (share?.recoverySubject === email.trim().toLowerCase()) return { action: 'CONNECT' }
        }
        return { action: await emailLogin.start({ email, app }) }
      }),

    ...createLogins(context, { emailLogin, readUser, runExclusively }),

    startPasskeyCreation: () =>
      runExclusively(async () => passkeys.startPasskeyCreation(await readActiveShare())),
    createPasskey: (created) =>
      runExclusively(async () => passkeys.createPasskey(await readActiveShare(), created)).finally(() =>
        zeroise(created.key),
      ),
    removePasskey: () => runExclusively(async () => passkeys.removePasskey(await readActiveShare())),
    removeManaged: () => runExclusively(async () => passkeys.removeManaged(await readActiveShare())),

    getRecoveryMove: () =>
      runExclusively(async () => {
        const share = await findActiveShare()
        return share ? recoveryMoves.find(share) : null
      }),
    moveRecovery: ({ to }) =>
      runExclusively(async () => recoveryMoves.move(context, await readActiveShare(), to)),
    async declineRecoveryMove() {
      recoveryMoves.drop()
    },

    signOut: () => runExclusively(() => endSession(context)),

    // The access token is enough: a refresh for each signature would end the session if its response were lost.
    sign: ({ request, address }) =>
      runExclusively(async () => {
        const share = await readActiveShare()
        return signWith(context, share, { request, address, smartAccounts })
      }),

    startEmailChange: ({ email }) => runExclusively(() => emailChange.start(email)),
    verifyPrimaryEmail: ({ code }) => runExclusively(() => emailChange.verifyPrimary(code)),
    verifySecondaryEmail: ({ code }) => runExclusively(() => emailChange.verifySecondary(code)),

    ...createExport(context, { readActiveShare, runExclusively }),

    listDevices: () => runExclusively(async () => (await session.call('devices/list', {})).devices),

    revokeDevice: ({ id }) =>
      runExclusively(async () => {
        await session.call('devices/revoke', { id })
      }),

    listReleases: () => runExclusively(async () => releases.list(await readActiveShare())),
    decideRelease: (decision) =>
      runExclusively(async () => releases.decide(await readActiveShare(), decision)),

    listEnvelopes: () =>
      runExclusively(async () => {
        const { wallet } = await session.call('wallet/read', {})
        return wallet?.envelopes.map(({ type }) => type) ?? []
      }),
  }
}

/** The calls of logins after their start by e-mail. */
function createLogins(
  context: VaultContext,
  {
    emailLogin,
    readUser,
    runExclusively,
  }: {
    readonly emailLogin: ReturnType<typeof createEmailLogin>
    /** Returns the user of a login that has ended. */
    readonly readUser: (share: StoredShare) => Promise<VaultUser>
    readonly runExclusively: RunExclusively
  },
): Pick<
  Vault,
  | 'waitForDevice'
  | 'verifyCode'
  | 'startSocial'
  | 'verifySocial'
  | 'startFarcaster'
  | 'waitForFarcaster'
  | 'startPasskey'
  | 'verifyPasskey'
  | 'getUnlock'
  | 'unlock'
> {
  const socialLogin = createSocialLogin(context)
  const farcasterLogin = createFarcasterLogin(context)
  const passkeyLogin = createPasskeyLogin(context)
  return {
    // The wait for the user must not block other calls.
    async waitForDevice({ signal }) {
      const confirmed = await emailLogin.waitForLink(signal)
      if (confirmed) await runExclusively(() => emailLogin.sendCode(confirmed))
    },

    verifyCode: ({ code }) => runExclusively(async () => readUser(await emailLogin.verify(code))),

    startSocial: (login) => runExclusively(() => socialLogin.start(login)),
    verifySocial: ({ uri }) => runExclusively(async () => readUser(await socialLogin.verify(uri))),

    startFarcaster: ({ app }) => runExclusively(() => farcasterLogin.start({ app })),
    // The wait for the user must not block other calls.
    async waitForFarcaster({ signal }) {
      const approved = await farcasterLogin.wait(signal)
      return runExclusively(async () => {
        // No session begins for a user who has left the login.
        signal.throwIfAborted()
        return readUser(await farcasterLogin.verify(approved))
      })
    },
    startPasskey: (login) => runExclusively(() => passkeyLogin.startPasskey(login)),
    verifyPasskey: (login) =>
      runExclusively(async () => {
        const verified = await passkeyLogin.verify(login)
        if ('salt' in verified) return { status: 'unlock', ...verified }
        return { status: 'ready', user: await readUser(verified) }
      }),
    getUnlock: () => runExclusively(passkeyLogin.getUnlock),
    unlock: ({ key }) =>
      runExclusively(async () => readUser(await passkeyLogin.unlock(key))).finally(() => zeroise(key)),
  }
}

/** The calls that show the recovery phrase, after a code that the user receives. */
function createExport(
  context: VaultContext,
  {
    readActiveShare,
    runExclusively,
  }: { readonly readActiveShare: () => Promise<StoredShare>; readonly runExclusively: RunExclusively },
): Pick<Vault, 'startExport' | 'exportPhrase'> {
  const { session } = context
  let exportFlowId: string | undefined
  return {
    startExport: () =>
      runExclusively(async () => {
        await readActiveShare()
        exportFlowId = (await session.call('confirm/start', { purpose: 'export' })).flowId
      }),

    exportPhrase: ({ code }) =>
      runExclusively(async () => {
        const share = await readActiveShare()
        if (exportFlowId === undefined) {
          throw new VaultError({ code: 'flow_expired', message: 'The code has expired. Request a new one.' })
        }
        await session.call('confirm/verify', { flowId: exportFlowId, code })
        exportFlowId = undefined
        return withSecret(context, share, ({ secret }) => toPhrase(secret))
      }),
  }
}

/** Ends the session at the service and on this device. */
async function endSession({ storage, session }: VaultContext): Promise<void> {
  if (!(await storage.readSession())) return
  try {
    await session.call('sign-out', {})
  } catch (error) {
    // The service ends the session when its refresh token expires, which no other device has.
    if (!isOutage(error) && !(error instanceof ServiceError && error.code === 'session_expired')) throw error
  } finally {
    await session.end()
  }
}

/** Signs a request of an account of the user, if it is one that the vault signs. */
function signWith(
  context: VaultContext,
  share: StoredShare,
  {
    request,
    address,
    smartAccounts,
  }: Parameters<Vault['sign']>[0] & { readonly smartAccounts: SmartAccounts },
): ReturnType<Vault['sign']> {
  if (!isSigner(request, address, share.addresses, smartAccounts)) {
    throw new VaultError({ code: 'account_changed', message: 'Another account is logged in.' })
  }
  const problem = checkSignRequest(request, share.addresses, smartAccounts)
  if (problem !== null) throw new VaultError({ code: 'invalid_request', message: problem })
  return withSecret(context, share, ({ keys }) => {
    try {
      return signRequest(keys, request, smartAccounts)
    } catch (cause) {
      throw new VaultError({
        code: 'invalid_request',
        message: 'The request is not valid. Nothing was signed.',
        cause,
      })
    }
  })
}

function toUser(
  { userId, addresses }: StoredShare,
  { email, userName }: Pick<StoredSession, 'email' | 'userName'>,
  all: SmartAccounts,
): VaultUser {
  const smartAccounts = listOwnAddresses(addresses.eip155, all)
  return {
    ...{ id: userId, email, addresses },
    ...(userName !== undefined && { userName }),
    ...(Object.keys(smartAccounts).length > 0 && { smartAccounts }),
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'service_unavailable'
}
