import { createSessionKeeper, type SessionKeeper } from '../../chains/session/createSessionKeeper.js'
import { writeStored } from '../../config/stored.js'
import { readStoredValues } from '../../config/storedValues.js'
import type { ThemeMode } from '../../config/themeVariables.js'
import type { LoginAccountType } from '../../features/login/account-type/types.js'
import { themeModeOf } from '../../features/shell/theme/rules.js'
import { field } from '../../foundation/encoding/field.js'
import { NotLoggedInError } from '../../foundation/errors/login.js'
import { RemoteSessionEndedError } from '../../foundation/errors/relay.js'
import { AbortedError, ChainNotSupportedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../foundation/schema/caip.js'
import { loginConnectorId } from '../../foundation/schema/loginConnectorId.js'
import type { Network } from '../../foundation/schema/network.js'
import type { AdapterEvent, Session } from '../../ports/Adapter.js'
import type { Frame, FrameUser } from '../../ports/Frame.js'
import type { ClientSession } from '../walletconnect/namespaces/ClientSession.js'
import { type AccountTypesContext, createAccountTypes } from './createAccountTypes.js'
import { hasStoredLogin, storeLogin } from './storedLogin.js'
import { type LoginNamespace, toFrameSession } from './toFrameSession.js'
import { walletMethods } from './walletMethods.js'

const switching = 'wallet_switchEthereumChain'
/** The codes of a frame that does not support a network. Frames may refuse it without a code. */
const unsupportedChainCodes: readonly unknown[] = [undefined, 4902, 4901, 4200, -32_601]

type Attempt = { readonly chainId?: CaipNetworkId | undefined; readonly signal: AbortSignal }

type UserQuestion = Pick<Attempt, 'chainId'> & { readonly signal: AbortSignal | undefined }

/** The login of a user, shared by the adapters of its namespaces. Each adapter has a session of its own. */
export interface FrameSession extends ClientSession {
  /** Starts to emit events of a namespace. Returns the cleanup. */
  listen(namespace: LoginNamespace, listener: (event: AdapterEvent) => void): () => void
  /** Connects the user who has logged in. Never prompts. */
  connect(namespace: LoginNamespace, attempt: Attempt): Promise<Session>
  /** Restores the session of a login of an earlier page load. Does not load the frame without one. */
  restore(namespace: LoginNamespace, attempt: Attempt): Promise<Session | null>
  /** Ends the login, in every namespace. */
  end(namespace: LoginNamespace): Promise<void>
  switchNetwork(namespace: LoginNamespace, network: Network, signal: AbortSignal): Promise<Session>
  /** Makes the account of a type the active one. Only `eip155` has several types. */
  setAccountType(type: LoginAccountType, signal: AbortSignal): Promise<Session>
}

/** Manages the login of the frame. */
export function createFrameSession(
  frame: Frame,
  context: AccountTypesContext,
  {
    getPreferredChain,
    beforeSession,
  }: {
    readonly getPreferredChain: (namespace: LoginNamespace) => CaipNetworkId
    /** Awaited before a user is connected. Installs the features of a login. */
    readonly beforeSession: () => Promise<unknown>
  },
): FrameSession {
  const { warn, internal } = context
  const listeners = new Map<LoginNamespace, (event: AdapterEvent) => void>()
  const watchers = new Set<() => void>()
  const accountTypes = createAccountTypes(frame, context)
  const keepers = { eip155: createKeeper('eip155'), solana: createKeeper('solana') }
  let signingOut: Promise<void> | undefined
  /** The theme that the frame has. */
  let themeMode: ThemeMode | undefined
  /** Counts the ends of the login: an answer to a request before one is not of this login. */
  let ends = 0

  function createKeeper(namespace: LoginNamespace): SessionKeeper<Frame, FrameUser> {
    return createSessionKeeper({
      emit: (event) => listeners.get(namespace)?.(event),
      warn,
      toSession: (_connectorId, user) => toFrameSession(namespace, user),
      // The frame does not notify the app.
      watch: () => () => {},
    })
  }

  /** Has the next request displayed in the theme of the kit. */
  function showTheme(): void {
    const mode = themeModeOf(internal.getState().theme)
    if (mode === themeMode) return
    themeMode = mode
    frame.syncTheme({ mode }).catch((error) => warn('The login frame has another theme.', error))
  }

  function getKept(namespace: ChainNamespace) {
    return namespace === 'eip155' || namespace === 'solana' ? keepers[namespace].get() : undefined
  }

  function notify(): void {
    for (const watcher of [...watchers]) watcher()
  }

  async function readUser(
    namespace: LoginNamespace,
    { chainId = getPreferredChain(namespace), signal }: UserQuestion,
  ): Promise<FrameUser> {
    await beforeSession()
    if (namespace === 'eip155') await accountTypes.load()
    const question = { chainId, signal }
    const user = await (namespace === 'eip155' ? accountTypes.readUser(question) : frame.getUser(question))
    // Parsed here too, so that the login is not stored for a user who cannot be connected.
    toFrameSession(namespace, user)
    return user
  }

  /** Runs `read`, whose result counts only if the login has not ended in between. */
  async function readLogin<T>(read: () => Promise<T>): Promise<T> {
    // The caller of the sign-out gets its error.
    await signingOut?.catch(() => {})
    const endsBefore = ends
    const result = await read()
    if (ends !== endsBefore) throw new AbortedError()
    return result
  }

  /** Ends the login in all namespaces, with an event in all but `silent`. */
  function endAll(silent?: LoginNamespace): void {
    ends += 1
    accountTypes.forget()
    storeLogin(internal.storage, false)
    for (const [namespace, keeper] of Object.entries(keepers)) if (namespace !== silent) keeper.end()
    notify()
  }

  /**
   * Removes what is stored of a login that the frame does not know any more: the e-mail address, the social account, connector
   * and address.
   */
  async function forget(namespace: LoginNamespace): Promise<void> {
    const { storage } = internal
    storeLogin(storage, false)
    if (storage && readStoredValues(storage).connectors?.[namespace] === loginConnectorId)
      writeStored(storage, { connectors: { [namespace]: null }, addresses: { [namespace]: null } })
    await beforeSession()
    internal.send({ feature: 'login', event: { type: 'loggedOut' } })
  }

  /** Ends the login if the frame does not know the user any more. */
  async function checkLogin(): Promise<void> {
    const endsBefore = ends
    const isConnected = await frame.isConnected({}).catch(() => true)
    if (!isConnected && ends === endsBefore) endAll()
  }

  async function switchTo(namespace: LoginNamespace, chainId: CaipNetworkId, signal?: AbortSignal) {
    if (keepers[namespace].get()?.session.chainId === chainId) return
    const user = await readLogin(async () => {
      await frame.switchNetwork({ chainId, signal })
      // The other network can use another account.
      return namespace === 'eip155' && accountTypes.isUsed()
        ? readUser(namespace, { chainId, signal })
        : undefined
    })
    if (user) update(namespace, user)
    else session.choose(namespace, { chainId })
  }

  function update(namespace: LoginNamespace, user: FrameUser): Session | undefined {
    const changed = keepers[namespace].update(loginConnectorId, user)
    notify()
    return changed
  }

  const session: FrameSession = {
    listen(namespace, listener) {
      listeners.set(namespace, listener)
      return () => {
        listeners.delete(namespace)
        keepers[namespace].stop()
        notify()
      }
    },
    async connect(namespace, attempt) {
      const connected = await keepers[namespace].connect({
        connectorId: loginConnectorId,
        wallet: frame,
        signal: attempt.signal,
        ask: () =>
          readLogin(async () => {
            if (!(await frame.isConnected(attempt))) throw new NotLoggedInError()
            return readUser(namespace, attempt)
          }),
      })
      storeLogin(internal.storage, true)
      notify()
      return connected
    },
    async restore(namespace, attempt) {
      if (!hasStoredLogin(internal.storage)) return null
      const restored = await keepers[namespace].restore({
        connectorId: loginConnectorId,
        wallet: frame,
        signal: attempt.signal,
        ask: () =>
          readLogin(async () => {
            if (await frame.isConnected(attempt)) return readUser(namespace, attempt)
            await forget(namespace)
            return undefined
          }),
      })
      notify()
      return restored
    },
    async end(namespace) {
      // In a microtask, so that the namespaces that are disconnected together all start before the first one ends the others.
      await null
      await keepers[namespace].disconnect(loginConnectorId, () => {
        // The namespaces are disconnected together, and the user is signed out once.
        if (!signingOut) {
          endAll(namespace)
          signingOut = frame.signOut().finally(() => {
            signingOut = undefined
          })
        }
        return signingOut
      })
    },
    async switchNetwork(namespace, network, signal) {
      try {
        await switchTo(namespace, network.caipNetworkId, signal)
      } catch (error) {
        if (!(error instanceof WalletRequestError) || !unsupportedChainCodes.includes(error.rpcCode))
          throw error
        throw new ChainNotSupportedError({ network: network.name, cause: error })
      }
      return getKept(namespace)?.session ?? throwEnded()
    },
    async setAccountType(type, signal) {
      const namespace = 'eip155'
      const { data: before, session: current } = keepers[namespace].get() ?? throwEnded()
      const { chainId } = current
      const user = await readLogin(() => accountTypes.select({ chainId, signal, type, before }))
      if (signal.aborted) throw new AbortedError({ cause: signal.reason })
      // The network may have changed meanwhile.
      const isCurrent = keepers[namespace].get()?.session.chainId === chainId
      if (!isCurrent) return session.setAccountType(type, signal)
      return update(namespace, user) ?? throwEnded()
    },
    getSession: (namespace) => getKept(namespace)?.session,
    get session() {
      const connected = (['eip155', 'solana'] as const).flatMap((namespace) => {
        const chainId = keepers[namespace].get()?.session.chainId
        return chainId ? [[namespace, { chains: [chainId], methods: walletMethods[namespace] }] as const] : []
      })
      return { namespaces: Object.fromEntries(connected) }
    },
    // Only the current one: the frame approves each switch.
    hasChain: (chainId) => getKept(namespaceOf(chainId))?.session.chainId === chainId,
    choose(namespace, { chainId, address }) {
      const kept = getKept(namespace)
      if (!kept || (namespace !== 'eip155' && namespace !== 'solana')) return undefined
      return update(namespace, { ...kept.data, ...(chainId && { chainId }), ...(address && { address }) })
    },
    async request({ namespace, chainId, method, params, signal }) {
      if (signingOut || !getKept(namespace)) throw new RemoteSessionEndedError()
      if (method === switching) {
        // The caller has parsed the chain id.
        const hex = field(field(params, '0'), 'chainId')
        await switchTo('eip155', `eip155:${Number(hex)}`, signal)
        return null
      }
      showTheme()
      try {
        return await frame.request({ namespace, chainId, method, params: toFrameParams(params), signal })
      } catch (error) {
        if (error instanceof WalletRequestError && error.rpcCode === 4100) await checkLogin()
        throw error
      }
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
  return session
}

/** The frame has another name for the options of `solana_signAndSendTransaction` than remote wallets. */
function toFrameParams(params: unknown): unknown {
  const sendOptions = field(params, 'sendOptions')
  if (sendOptions === undefined) return params
  return { transaction: field(params, 'transaction'), options: sendOptions }
}

function throwEnded(): never {
  throw new RemoteSessionEndedError()
}
