import { isSameSession } from '../../../chains/session/isSameSession.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { AdapterEvent, Session } from '../../../ports/Adapter.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import { parseSessionEvent } from './parseSessionEvent.js'
import { type ActiveSelection, toNamespaceSession } from './toNamespaceSession.js'

/** The remote session, shared by the adapters of its namespaces. Each adapter uses the part of its namespace. */
export interface RemoteSession extends Pick<Relay, 'pair' | 'endUnusedSession'> {
  /** Listens to the relay until `stop` is called. */
  start(): void
  stop(): void
  /** Returns the session of a namespace. */
  getSession(namespace: ChainNamespace): Session | undefined
  /** Returns the session of a namespace, and notifies the namespace of later changes. */
  getSessionAndSubscribe(namespace: ChainNamespace): Session | undefined
  /** Restores the stored session without a prompt, and returns the session of a namespace as `getSessionAndSubscribe` does. */
  restore(namespace: ChainNamespace, signal: AbortSignal): Promise<Session | undefined>
  /** Makes a newly approved session the current one, and emits it to the namespaces that should adopt it. */
  adopt(session: RelaySession): void
  /** Ends the session, in every namespace. */
  end(): Promise<void>
  /** Makes an account or chain of the session the active one, because the app or the wallet selected it. */
  choose(namespace: ChainNamespace, choice: ActiveSelection): Session | undefined
  /** The whole session, with the wallet's capabilities and metadata. */
  readonly session: RelaySession | undefined
  /** Whether the session has approved a chain. */
  hasChain(chainId: CaipNetworkId): boolean
  /** Sends a request to the wallet. Rejects if the session does not approve its chain or method in that namespace. */
  request(parameters: {
    readonly namespace: ChainNamespace
    readonly chainId: CaipNetworkId
    readonly method: string
    readonly params: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** Calls `listener` when the session has changed. Returns a function that stops watching. */
  watch(listener: () => void): () => void
}

/** Dependencies of a remote session. */
export type RemoteSessionContext = {
  readonly namespaces: readonly ChainNamespace[]
  /** Returns the preferred chains: the requested or last chosen one of that namespace, then the configured ones. */
  readonly getPreferredChains: (namespace: ChainNamespace) => readonly CaipNetworkId[]
  /** Whether this namespace uses a newly approved session. Another wallet may be connected in it. */
  readonly shouldAdopt: (namespace: ChainNamespace, session: RelaySession) => boolean
  readonly emit: (namespace: ChainNamespace, event: AdapterEvent) => void
  /** Called when the session has expired without an extension. */
  readonly onExpired: () => void
  /** Called when the relay rejects the app. */
  readonly onAppRejected: (event: Extract<RelayEvent, { type: 'appRejected' }>) => void
}

/** Manages the one remote session of all namespaces. */
export function createRemoteSession(relay: Relay, context: RemoteSessionContext): RemoteSession {
  let session: RelaySession | undefined
  let restoring: Promise<RelaySession | null> | undefined
  let stopRelay: (() => void) | undefined
  const chosen = new Map<ChainNamespace, ActiveSelection>()
  /** The namespaces that use the session, and the session that each last received. */
  const received = new Map<ChainNamespace, Session>()
  const watchers = new Set<() => void>()

  function getSession(namespace: ChainNamespace): Session | undefined {
    const part = session?.namespaces[namespace]
    if (!session || !part) return undefined
    return toNamespaceSession(
      namespace,
      part,
      session.peer,
      chosen.get(namespace),
      context.getPreferredChains(namespace),
    )
  }

  /** Notifies every namespace that uses the session, and the watchers, of a change. */
  function notifyAll(): void {
    for (const [namespace, before] of [...received]) {
      const now = getSession(namespace)
      if (!now) removeNamespace(namespace)
      else if (!isSameSession(before, now)) emitSession(namespace, now)
    }
    for (const watcher of [...watchers]) watcher()
  }

  function emitSession(namespace: ChainNamespace, now: Session): void {
    received.set(namespace, now)
    context.emit(namespace, { type: 'session', session: now })
  }

  /** Emits the session to the namespaces that were just added to it and should adopt it. */
  function emitToNewNamespaces(next: RelaySession, before: RelaySession['namespaces'] = {}): void {
    for (const namespace of context.namespaces) {
      const now = received.has(namespace) || before[namespace] ? undefined : getSession(namespace)
      if (now && context.shouldAdopt(namespace, next)) emitSession(namespace, now)
    }
  }

  function removeNamespace(namespace: ChainNamespace): void {
    received.delete(namespace)
    chosen.delete(namespace)
    context.emit(namespace, { type: 'disconnected', connectorId: remoteConnectorId })
  }

  /**
   * Changes the session, and notifies the namespaces and watchers. Every change of the session is made here. It is not
   * emitted to the namespaces in `known` that do not use it yet.
   */
  function setSession(next: RelaySession | undefined, known?: RelaySession['namespaces']): void {
    session = next
    notifyAll()
    if (next) emitToNewNamespaces(next, known)
  }

  function onRelayEvent(event: RelayEvent): void {
    if (event.type === 'appRejected') context.onAppRejected(event)
    else if (event.type === 'ended') {
      setSession(undefined)
      if (event.by === 'expiry') context.onExpired()
    } else if (event.type === 'session') {
      setSession(event.session, session?.namespaces)
    } else if (event.type === 'event') {
      const choice = parseSessionEvent(event)
      if (choice) choose(namespaceOf(event.chainId), choice)
    }
  }

  function choose(namespace: ChainNamespace, choice: ActiveSelection): void {
    chosen.set(namespace, { ...chosen.get(namespace), ...choice })
    notifyAll()
  }

  const remote: RemoteSession = {
    pair: (parameters) => relay.pair(parameters),
    endUnusedSession: (session) => relay.endUnusedSession(session),
    start() {
      stopRelay ??= relay.start(onRelayEvent)
    },
    stop() {
      stopRelay?.()
      stopRelay = undefined
    },
    get session() {
      return session
    },
    getSession,
    getSessionAndSubscribe(namespace) {
      const now = getSession(namespace)
      if (now) received.set(namespace, now)
      return now
    },
    async restore(namespace, signal) {
      if (!session) {
        // All namespaces share one restore, so a cancellation in one namespace does not affect the others.
        restoring ??= relay.restore()
        const attempt = restoring
        try {
          const found = await attempt
          // It is emitted to no namespace: each joins by its own call of `restore`.
          if (found && !session) setSession(found, found.namespaces)
        } finally {
          if (restoring === attempt) restoring = undefined
        }
      }
      return signal.aborted ? undefined : remote.getSessionAndSubscribe(namespace)
    },
    adopt(next) {
      relay.adopt(next)
      chosen.clear()
      setSession(next)
    },
    async end() {
      setSession(undefined)
      await relay.disconnect()
    },
    choose(namespace, choice) {
      choose(namespace, choice)
      return remote.getSessionAndSubscribe(namespace)
    },
    hasChain: (chainId) => session?.namespaces[namespaceOf(chainId)]?.chains.includes(chainId) ?? false,
    async request({ namespace, chainId, method, params, signal }) {
      if (!session) throw new RemoteSessionEndedError()
      checkApproved(session, { namespace, chainId, method })
      return relay.request({ chainId, method, params, signal })
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
  return remote
}

/** Rejects requests for a chain of another namespace, or for a chain or method that the session has not approved. */
function checkApproved(
  { namespaces }: RelaySession,
  request: { readonly namespace: ChainNamespace; readonly chainId: CaipNetworkId; readonly method: string },
): void {
  const { namespace, chainId, method } = request
  const part = namespaceOf(chainId) === namespace ? namespaces[namespace] : undefined
  if (!part?.chains.includes(chainId))
    throw new WalletRequestError({
      method,
      rpcCode: 4100,
      details: `The wallet has not approved ${chainId} for this session.`,
    })
  if (!part.methods.includes(method))
    throw new WalletRequestError({
      method,
      rpcCode: 4200,
      details: 'The wallet has not approved this method for this session.',
    })
}
