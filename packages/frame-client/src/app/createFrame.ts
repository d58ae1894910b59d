import { AbortedError } from '@latchkit/core'
import { WalletRequestError, WalletResponseError } from '@latchkit/core/errors'
import { type Clock, type Frame, type FrameTheme, type FrameUser, systemClock } from '@latchkit/core/ports'
import {
  createFrameClient,
  type FrameClientOptions,
  type FrameRequestArguments,
  type RpcParams,
} from '../client/createFrameClient.js'
import { FrameResponseError } from '../client/errors.js'
import type { FrameResult } from '../protocol/FrameRequests.js'
import { refusalDelayMs } from '../protocol/limits.js'
import { safeRpcMethods, unsafeRpcMethods } from '../protocol/rpcMethods.js'
import { toCaipChainId, toWireChainId } from './caipIds.js'
import { type AskFrame, createLogins, type LogIn } from './createLogins.js'
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

  const ask: AskFrame = async (name, payload, signal, method) => {
    // With each new document of the frame, which has a theme of its own. It knows the app by its origin: a name that the app gives itself
    // proves nothing.
    if (client.status === 'notLoaded') sendTheme()
    try {
      return await requests.run(signal, (until) =>
        client.request(name, ...([payload, { signal: until }] as FrameRequestArguments<typeof name>)),
      )
    } catch (error) {
      if (name === 'GET_USER' && error instanceof FrameResponseError) throw invalidUser(error)
      throw toPortError(error, method)
    }
  }

  const logIn: LogIn = async (signal, step, isLoggedIn = () => true) => {
    // An error of the sign-out rejects its own call.
    await signingOut?.catch(() => {})
    if (signal?.aborted) throw new AbortedError({ cause: signal.reason, rpc: false })
    const before = signOuts
    const result = await step()
    if (before === signOuts && isLoggedIn(result)) isSignedOut = false
    return result
  }

  /** Shows the frame, which asks the user to decide. */
  const askUser: AskFrame = (name, payload, signal, method) => {
    sendTheme()
    return approvals.run(
      signal,
      (until) => ask(name, payload, until, method),
      method === 'latchkit_showSettings',
    )
  }

  /** Shows the frame, which asks whether this login recovers the wallet from now on. The login does not wait for it. */
  function askRecoveryMove(): void {
    sendTheme()
    questions
      .run(undefined, (until) => ask('RPC_REQUEST', { method: 'latchkit_moveRecovery' }, until))
      .catch(() => {})
  }

  /** Refuses a request of a user who is not logged in any more. */
  function checkLogin(method: string): void {
    if (!isSignedOut) return
    throw new WalletRequestError({ method, rpcCode: 4100, details: 'The user is not logged in.' })
  }

  /** Sends a request of a logged-in user. */
  const askForUser: AskFrame = async (name, payload, signal, method) => {
    checkLogin(method ?? name)
    return ask(name, payload, signal, method)
  }

  return {
    origin: new URL(options.url).origin,
    ...createLogins(ask, askUser, logIn),
    async continueSocial({ returnUrl, signal }) {
      await askUser('SOCIAL_REDIRECT', { returnUrl }, signal)
    },
    getUser: ({ chainId, preferredAccountType, signal }) =>
      logIn(signal, async () => {
        const payload = { chainId: toWireChainId(chainId), preferredAccountType }
        const user = await ask('GET_USER', payload, signal)
        if (user.canMoveRecovery) askRecoveryMove()
        return toUser(user)
      }),
    async getSmartAccountEnabledNetworks({ signal }) {
      const networks = await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, signal)
      return networks.smartAccountEnabledNetworks.flatMap((chainId) => toCaipChainId(chainId) ?? [])
    },
    initSmartAccount: ({ signal }) => ask('INIT_SMART_ACCOUNT', undefined, signal),
    async setPreferredAccount({ type, signal }) {
      await askForUser('SET_PREFERRED_ACCOUNT', { type }, signal)
    },
    signOut() {
      signingOut ??= signOut().finally(() => {
        signingOut = undefined
      })
      return signingOut
    },
    async switchNetwork({ chainId, signal }) {
      const payload = { chainId: toWireChainId(chainId) }
      await askForUser('SWITCH_NETWORK', payload, signal, 'wallet_switchEthereumChain')
    },
    async request(request) {
      const { method, signal } = request
      const refusal = getRefusal(request)
      if (refusal) return refuseRequest(clock, method, refusal, signal)
      checkLogin(method)
      const send = unsafeRpcMethods.includes(method) ? askUser : ask
      return send('RPC_REQUEST', toPayload(request), signal, method)
    },
    async updateEmail({ email, signal }) {
      checkLogin('UPDATE_EMAIL')
      return (await askUser('UPDATE_EMAIL', { email }, signal)).action
    },
    async updateEmailPrimaryOtp({ otp, signal }) {
      await askForUser('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)
    },
    async updateEmailSecondaryOtp({ otp, signal }) {
      return (await askForUser('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal)).newEmail
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

/** Returns why a request is not sent to the frame; `undefined` if it is sent. */
function getRefusal({
  method,
  chainId,
  namespace,
}: Pick<Parameters<Frame['request']>[0], 'method' | 'chainId' | 'namespace'>): string | undefined {
  if (!unsafeRpcMethods.includes(method) && !safeRpcMethods.includes(method))
    return 'Requested RPC call is not allowed'
  const isSolana = method.startsWith('solana_')
  // All namespaces share the settings of the wallet.
  const isOfNamespace = method.startsWith('latchkit') || isSolana === (namespace === 'solana')
  return isOfNamespace && chainId.startsWith(`${namespace}:`) ? undefined : 'Action not allowed'
}

/** Returns a request in the form of the frame. The parameters are copied and checked when it is sent. */
function toPayload({
  method,
  params,
  chainId,
  namespace,
}: Parameters<Frame['request']>[0]): FrameRequestArguments<'RPC_REQUEST'>[0] {
  return {
    method,
    params: params as RpcParams | undefined,
    chainId: toWireChainId(chainId),
    chainNamespace: namespace,
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

/** Refuses a request after a delay. */
async function refuseRequest(
  clock: Clock,
  method: string,
  details: string,
  signal: AbortSignal | undefined,
): Promise<never> {
  await wait(clock, signal)
  throw new WalletRequestError({ method, rpcCode: 4200, details })
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
