import { createSessionKeeper, type SessionKeeper } from '../../chains/session/createSessionKeeper.js'
import type { LoginAccountType } from '../../features/login/account-type/types.js'
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
import type { AccountTypesContext } from './createAccountTypes.js'
import { createFrameLogin, type FrameLoginOptions } from './createFrameLogin.js'
import { hasStoredLogin, storeLogin } from './storedLogin.js'
import { type LoginNamespace, toFrameSession } from './toFrameSession.js'
import { walletMethods } from './walletMethods.js'

const switching = 'wallet_switchEthereumChain'
/** The codes of a frame that does not support a network. Frames may refuse it without a code. */
const unsupportedChainCodes: readonly unknown[] = [undefined, 4902, 4901, 4200, -32_601]

type Attempt = { readonly chainId?: CaipNetworkId | undefined; readonly signal: AbortSignal }

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

/** Manages the sessions of the frame's user. */
export function createFrameSession(
  frame: Frame,
  context: AccountTypesContext,
  options: FrameLoginOptions,
): FrameSession {
  const { internal } = context
  const listeners = new Map<LoginNamespace, (event: AdapterEvent) => void>()
  const watchers = new Set<() => void>()
  const keepers = { eip155: createKeeper('eip155'), solana: createKeeper('solana') }
  const login = createFrameLogin(frame, context, options, (silent) => {
    for (const [namespace, keeper] of Object.entries(keepers)) if (namespace !== silent) keeper.end()
    notify()
  })

  function createKeeper(namespace: LoginNamespace): SessionKeeper<Frame, FrameUser> {
    return createSessionKeeper({
      emit: (event) => listeners.get(namespace)?.(event),
      warn: context.warn,
      toSession: (_connectorId, user) => toFrameSession(namespace, user),
      // The frame does not notify the app.
      watch: () => () => {},
    })
  }

  function getKept(namespace: ChainNamespace) {
    return namespace === 'eip155' || namespace === 'solana' ? keepers[namespace].get() : undefined
  }

  function notify(): void {
    for (const watcher of [...watchers]) watcher()
  }

  async function switchTo(namespace: LoginNamespace, chainId: CaipNetworkId, signal?: AbortSignal) {
    if (keepers[namespace].get()?.session.chainId === chainId) return
    const user = await login.read(async () => {
      await frame.switchNetwork({ chainId, signal })
      // The other network can use another account.
      return namespace === 'eip155' && login.accountTypes.isUsed()
        ? login.readUser(namespace, { chainId, signal })
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
          login.read(async () => {
            if (!(await frame.isConnected(attempt))) throw new NotLoggedInError()
            return login.readUser(namespace, attempt)
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
          login.read(async () => {
            if (await frame.isConnected(attempt)) return login.readUser(namespace, attempt)
            await login.forget(namespace)
            return undefined
          }),
      })
      notify()
      return restored
    },
    async end(namespace) {
      // In a microtask, so that the namespaces that are disconnected together all start before the first one ends the others.
      await null
      await keepers[namespace].disconnect(loginConnectorId, () => login.end(namespace))
    },
    async switchNetwork(namespace, network, signal) {
      try {
        await switchTo(namespace, network.caipNetworkId, signal)
      } catch (error) {
        throw toSwitchError(error, network)
      }
      return getKept(namespace)?.session ?? throwEnded()
    },
    async setAccountType(type, signal) {
      const namespace = 'eip155'
      const { data: before, session: current } = keepers[namespace].get() ?? throwEnded()
      const { chainId } = current
      const user = await login.read(() => login.accountTypes.select({ chainId, signal, type, before }))
      if (signal.aborted) throw new AbortedError({ cause: signal.reason })
      // The network may have changed meanwhile.
      const isCurrent = keepers[namespace].get()?.session.chainId === chainId
      if (!isCurrent) return session.setAccountType(type, signal)
      return update(namespace, user) ?? throwEnded()
    },
    getSession: (namespace) => getKept(namespace)?.session,
    get session() {
      return { namespaces: toNamespaces((namespace) => keepers[namespace].get()?.session.chainId) }
    },
    // Only the current one: the frame approves each switch.
    hasChain: (chainId) => getKept(namespaceOf(chainId))?.session.chainId === chainId,
    choose(namespace, { chainId, address }) {
      const kept = getKept(namespace)
      if (!kept || (namespace !== 'eip155' && namespace !== 'solana')) return undefined
      return update(namespace, { ...kept.data, ...(chainId && { chainId }), ...(address && { address }) })
    },
    async request({ namespace, chainId, method, params, signal }) {
      if (login.isEnding() || !getKept(namespace)) throw new RemoteSessionEndedError()
      if (method === switching) {
        // The caller has parsed the chain id.
        const hex = field(field(params, '0'), 'chainId')
        await switchTo('eip155', `eip155:${Number(hex)}`, signal)
        return null
      }
      login.showTheme()
      try {
        return await frame.request({ namespace, chainId, method, params: toFrameParams(params), signal })
      } catch (error) {
        if (error instanceof WalletRequestError && error.rpcCode === 4100) await login.check()
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

/** Returns the error of a switch, which names the network if the frame does not support it. */
function toSwitchError(error: unknown, { name }: Network): unknown {
  return error instanceof WalletRequestError && unsupportedChainCodes.includes(error.rpcCode)
    ? new ChainNotSupportedError({ network: name, cause: error })
    : error
}

/** Returns the connected namespaces, each with its current chain. */
function toNamespaces(
  getChain: (namespace: LoginNamespace) => CaipNetworkId | undefined,
): NonNullable<ClientSession['session']>['namespaces'] {
  const connected = (['eip155', 'solana'] as const).flatMap((namespace) => {
    const chainId = getChain(namespace)
    return chainId ? [[namespace, { chains: [chainId], methods: walletMethods[namespace] }] as const] : []
  })
  return Object.fromEntries(connected)
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
