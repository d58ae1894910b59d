import { AbortedError } from '@latchkit/core'
import { WalletRequestError, WalletResponseError } from '@latchkit/core/errors'
import { type Clock, type Frame, type FrameTheme, type FrameUser, systemClock } from '@latchkit/core/ports'
import {
  createFrameClient,
  type FrameClientOptions,
  type FrameRequestArguments,
  type RpcParams,
} from '../client/createFrameClient.js'
import { FrameRequestError, FrameResponseError } from '../client/errors.js'
import type { FrameRequestName, FrameResult } from '../protocol/FrameRequests.js'
import { refusalDelayMs } from '../protocol/limits.js'
import { safeRpcMethods, unsafeRpcMethods } from '../protocol/rpcMethods.js'
import { passkeyRequiredCode } from '../protocol/wire.js'
import { toCaipChainId, toWireChainId } from './caipIds.js'
import { createRequestGroup } from './createRequestGroup.js'
import { toPortError } from './toPortError.js'

/** Options of `createFrame`. */
export type FrameOptions = FrameClientOptions

/**
 * Creates the login frame of an app. Nothing is loaded before the first call of a method.
 *
 * The frame is visible while a request waits for the decision of the user. `signOut` aborts all requests, and only a login sends new
 * ones after it.
 *
 * @throws `ConfigError` for a URL that cannot protect keys
 * @example
 * ```ts
 * import { createFrame } from '@latchkit/frame-client'
 *
 * const frame = createFrame({
 *   url: 'https://login.my-dapp.example/sdk',
 *   projectId: 'my-dapp',
 *   title: 'Log in',
 * })
 * const action = await frame.connectEmail({ email: 'user@my-dapp.example' })
 * ```
 */
export function createFrame(options: FrameOptions): Frame {
  const { clock = systemClock() } = options
  const client = createFrameClient(options)
  const requests = createRequestGroup()
  const approvals = createRequestGroup()
  /** Questions of the frame itself, which the modal of the kit does not follow: it may close, or show another view, at the end of a login. */
  const questions = createRequestGroup()
  const isNeeded = () => approvals.isPending() || questions.isPending()
  for (const group of [approvals, questions]) group.watch(() => (isNeeded() ? client.show() : client.hide()))
  let theme: FrameTheme | undefined
  let signingOut: Promise<void> | undefined
  let isSignedOut = false
  /** Counts the sign-outs: the result of a login that began before one does not count. */
  let signOuts = 0

  async function ask<N extends FrameRequestName>(
    name: N,
    payload: FrameRequestArguments<N>[0],
    signal: AbortSignal | undefined,
    method?: string,
  ): Promise<FrameResult<N>> {
    // With each new document of the frame, which has a theme of its own. It knows the app by its origin: a name that the app gives itself
    // proves nothing.
    if (client.status === 'notLoaded') sendTheme()
    try {
      return await requests.run(signal, (until) =>
        client.request(name, ...([payload, { signal: until }] as FrameRequestArguments<N>)),
      )
    } catch (error) {
      if (name === 'GET_USER' && error instanceof FrameResponseError) throw invalidUser(error)
      throw toPortError(error, method)
    }
  }

  /** Sends a step that can end with a logged-in user, after a pending sign-out. */
  async function logIn<T>(
    signal: AbortSignal | undefined,
    step: () => Promise<T>,
    isLoggedIn: (result: T) => boolean = () => true,
  ): Promise<T> {
    // An error of the sign-out rejects its own call.
    await signingOut?.catch(() => {})
    if (signal?.aborted) throw new AbortedError({ cause: signal.reason, rpc: false })
    const before = signOuts
    const result = await step()
    if (before === signOuts && isLoggedIn(result)) isSignedOut = false
    return result
  }

  /** Shows the frame, which asks for the passkey of the user. */
  function askPasskey(signal: AbortSignal | undefined): Promise<FrameResult<'CONNECT_PASSKEY'>> {
    sendTheme()
    return approvals.run(signal, (until) => ask('CONNECT_PASSKEY', undefined, until))
  }

  /** Shows the frame, which asks whether this login recovers the wallet from now on. The login does not wait for it. */
  function askRecoveryMove(): void {
    sendTheme()
    questions
      .run(undefined, (until) => ask('RPC_REQUEST', { method: 'latchkit_moveRecovery' }, until))
      .catch(() => {})
  }

  /** Continues a login with the passkey if the wallet cannot be opened on this device without it. */
  async function orPasskey<T>(
    step: Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | FrameResult<'CONNECT_PASSKEY'>> {
    try {
      return await step
    } catch (error) {
      if (error instanceof FrameRequestError && error.rpcCode === passkeyRequiredCode)
        return askPasskey(signal)
      throw error
    }
  }

  /** Refuses a request of a user who is not logged in any more. */
  function checkLogin(method: string): void {
    if (!isSignedOut) return
    throw new WalletRequestError({ method, rpcCode: 4100, details: 'The user is not logged in.' })
  }

  async function refuse(method: string, details: string, signal: AbortSignal | undefined): Promise<never> {
    await wait(clock, signal)
    throw new WalletRequestError({ method, rpcCode: 4200, details })
  }

  return {
    origin: new URL(options.url).origin,
    connectEmail: ({ email, signal }) =>
      logIn(
        signal,
        async () => (await ask('CONNECT_EMAIL', { email }, signal)).action,
        (action) => action === 'CONNECT',
      ),
    connectDevice: ({ signal }) =>
      logIn(
        signal,
        () => ask('CONNECT_DEVICE', undefined, signal),
        () => false,
      ),
    connectOtp: ({ otp, signal }) =>
      logIn(signal, async () => {
        await orPasskey(ask('CONNECT_OTP', { otp }, signal), signal)
      }),
    getSocialUri: ({ provider, signal }) =>
      logIn(
        signal,
        async () =>
          provider === 'farcaster'
            ? (await ask('GET_FARCASTER_URI', undefined, signal)).url
            : (await ask('GET_SOCIAL_REDIRECT_URI', { provider }, signal)).uri,
        () => false,
      ),
    connectSocial: ({ uri, signal }) =>
      logIn(signal, async () => {
        const { userName } = await orPasskey(ask('CONNECT_SOCIAL', { uri }, signal), signal)
        return { userName }
      }),
    async continueSocial({ returnUrl, signal }) {
      sendTheme()
      await approvals.run(signal, (until) => ask('SOCIAL_REDIRECT', { returnUrl }, until))
    },
    connectPasskey: ({ signal }) =>
      logIn(signal, async () => {
        const { userName } = await askPasskey(signal)
        return { userName }
      }),
    connectFarcaster: ({ signal }) =>
      logIn(signal, async () => {
        const { userName } = await orPasskey(ask('CONNECT_FARCASTER', undefined, signal), signal)
        return { userName }
      }),
    isConnected: ({ signal }) =>
      logIn(
        signal,
        async () => (await ask('IS_CONNECTED', undefined, signal)).isConnected,
        (isConnected) => isConnected,
      ),
    getUser: ({ chainId, preferredAccountType, signal }) =>
      logIn(signal, async () => {
        const payload = { chainId: toWireChainId(chainId), preferredAccountType }
        const user = await ask('GET_USER', payload, signal)
        if (user.canMoveRecovery) askRecoveryMove()
        return toUser(user)
      }),
    async getSmartAccountEnabledNetworks({ signal }) {
      const { smartAccountEnabledNetworks } = await ask(
        'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
        undefined,
        signal,
      )
      return smartAccountEnabledNetworks.flatMap((chainId) => toCaipChainId(chainId) ?? [])
    },
    initSmartAccount: ({ signal }) => ask('INIT_SMART_ACCOUNT', undefined, signal),
    async setPreferredAccount({ type, signal }) {
      checkLogin('SET_PREFERRED_ACCOUNT')
      await ask('SET_PREFERRED_ACCOUNT', { type }, signal)
    },
    signOut() {
      signingOut ??= signOut().finally(() => {
        signingOut = undefined
      })
      return signingOut
    },
    async switchNetwork({ chainId, signal }) {
      const method = 'wallet_switchEthereumChain'
      checkLogin(method)
      await ask('SWITCH_NETWORK', { chainId: toWireChainId(chainId) }, signal, method)
    },
    async request({ method, params, chainId, namespace, signal }) {
      const isUnsafe = unsafeRpcMethods.includes(method)
      if (!isUnsafe && !safeRpcMethods.includes(method))
        return refuse(method, 'Requested RPC call is not allowed', signal)
      const isSolana = method.startsWith('solana_')
      // All namespaces share the settings of the wallet.
      const isOfNamespace = method.startsWith('latchkit') || isSolana === (namespace === 'solana')
      if (!isOfNamespace || !chainId.startsWith(`${namespace}:`))
        return refuse(method, 'Action not allowed', signal)
      checkLogin(method)
      const payload = {
        method,
        // Copied and checked when it is sent.
        params: params as RpcParams | undefined,
        chainId: toWireChainId(chainId),
        chainNamespace: namespace,
      }
      if (!isUnsafe) return ask('RPC_REQUEST', payload, signal, method)
      sendTheme()
      return approvals.run(
        signal,
        (until) => ask('RPC_REQUEST', payload, until, method),
        method === 'latchkit_showSettings',
      )
    },
    async updateEmail({ email, signal }) {
      checkLogin('UPDATE_EMAIL')
      sendTheme()
      return (await approvals.run(signal, (until) => ask('UPDATE_EMAIL', { email }, until))).action
    },
    async updateEmailPrimaryOtp({ otp, signal }) {
      checkLogin('UPDATE_EMAIL_PRIMARY_OTP')
      await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)
    },
    async updateEmailSecondaryOtp({ otp, signal }) {
      checkLogin('UPDATE_EMAIL_SECONDARY_OTP')
      return (await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal)).newEmail
    },
    async syncTheme(next) {
      theme = { ...theme, ...next }
      // A frame that is not loaded receives it with its first request.
      if (client.status === 'loading' || client.status === 'ready') await sendTheme()
    },
    watchApproval: approvals.watch,
    raise() {
      if (isNeeded()) client.show()
    },
    abortApprovals: approvals.abortAll,
    destroy: client.destroy,
  }

  async function sendTheme(): Promise<void> {
    if (!theme) return
    const { mode: themeMode, ...rest } = theme
    // The frame has a theme of its own, so an error has no effect on the request.
    await client.request('SYNC_THEME', { themeMode, ...rest }).catch(() => {})
  }

  async function signOut(): Promise<void> {
    isSignedOut = true
    signOuts += 1
    requests.abortAll()
    try {
      await ask('SIGN_OUT', undefined, undefined)
    } catch (error) {
      isSignedOut = false
      throw error
    }
  }
}

/** Converts the user to the type of the port. Core parses the address and the accounts. */
function toUser(user: FrameResult<'GET_USER'>): FrameUser {
  const { email, address, preferredAccountType, smartAccountDeployed } = user
  const chainId = toCaipChainId(user.chainId)
  if (chainId === undefined) throw invalidUser()
  const [first = { address, type: 'eoa' }, ...others] = user.accounts ?? []
  const accounts = [first, ...others] as const
  return { ...(email && { email }), address, chainId, accounts, preferredAccountType, smartAccountDeployed }
}

/** Accounts are answers of a wallet, so callers expect the error of one. */
function invalidUser(cause?: FrameResponseError): WalletResponseError {
  return new WalletResponseError({ method: 'GET_USER', reason: 'the user is invalid', cause })
}

/** Waits for `refusalDelayMs`, so that code that repeats a refused request does not block the page. */
function wait(clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop()
      reject(new AbortedError({ cause: signal?.reason }))
    }
    const stop = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, refusalDelayMs)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
  })
}
