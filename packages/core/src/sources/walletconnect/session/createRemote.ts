import { isSameSession } from '../../../chains/session/isSameSession.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { WalletRequestError } from '../../../foundation/errors/wallet.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { AdapterEvent, Session } from '../../../ports/Adapter.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import { parseSessionEvent } from './parseSessionEvent.js'
import { type Choice, toNamespaceSession } from './toNamespaceSession.js'

/** The remote session, shared by the adapters of its namespaces. Each adapter uses the part of its namespace. */
export interface Remote extends Pick<Relay, 'pair' | 'refuse'> {
  /** Listens to the relay until `stop` is called. */
  start(): void
  stop(): void
  /** Returns the session of a namespace. */
  getSession(namespace: ChainNamespace): Session | undefined
  /** Returns the session of a namespace, and notifies the namespace of later changes. */
  joinSession(namespace: ChainNamespace): Session | undefined
  /** Restores the stored session without a prompt, and returns the session of a namespace as `joinSession` does. */
  restore(namespace: ChainNamespace, signal: AbortSignal): Promise<Session | undefined>
  adopt(session: RelaySession): void
  /** Ends the session, in every namespace. */
  end(): Promise<void>
  /** Stores the app's choice among the accounts and chains of the session. */
  choose(namespace: ChainNamespace, choice: Choice): Session | undefined
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

/** The parts of the kit that a remote session uses. */
export type RemoteHost = {
  readonly namespaces: readonly ChainNamespace[]
  /** Returns the preferred chains: the requested or last chosen one of that namespace, then the configured ones. */
  readonly getPreferredChains: (namespace: ChainNamespace) => readonly CaipNetworkId[]
  /** Whether this namespace uses a newly approved session. Another wallet may be connected in it. */
  readonly shouldAdopt: (namespace: ChainNamespace, session: RelaySession) => boolean
  readonly emit: (namespace: ChainNamespace, event: AdapterEvent) => void
  /** Called when the session has expired without an extension. */
  readonly onExpired: () => void
  /** Called when the relay rejects the app. */
  readonly onRefused: (event: Extract<RelayEvent, { type: 'refused' }>) => void
}

/** Manages the one remote session of all namespaces. */
export function createRemote(relay: Relay, host: RemoteHost): Remote {
  let session: RelaySession | undefined
  let restoring: Promise<RelaySession | null> | undefined
  let stopRelay: (() => void) | undefined
  const chosen = new Map<ChainNamespace, Choice>()
  /** The last session that was emitted to each namespace. */
  const lastEmitted = new Map<ChainNamespace, Session>()
  const watchers = new Set<() => void>()

  function getSession(namespace: ChainNamespace): Session | undefined {
    const part = session?.namespaces[namespace]
    if (!session || !part) return undefined
    return toNamespaceSession(
      namespace,
      part,
      session.peer,
      chosen.get(namespace),
      host.getPreferredChains(namespace),
    )
  }

  /** Notifies every namespace that uses the session, and the watchers, of a change. */
  function notifyAll(): void {
    for (const [namespace, before] of [...lastEmitted]) {
      const now = getSession(namespace)
      if (!now) removeNamespace(namespace)
      else if (!isSameSession(before, now)) emitSession(namespace, now)
    }
    for (const watcher of [...watchers]) watcher()
  }

  function emitSession(namespace: ChainNamespace, now: Session): void {
    lastEmitted.set(namespace, now)
    host.emit(namespace, { type: 'session', session: now })
  }

  /** Emits the session to the namespaces that were just added to it and should adopt it. */
  function emitToNewNamespaces(next: RelaySession, before: RelaySession['namespaces'] = {}): void {
    for (const namespace of host.namespaces) {
      const now = lastEmitted.has(namespace) || before[namespace] ? undefined : getSession(namespace)
      if (now && host.shouldAdopt(namespace, next)) emitSession(namespace, now)
    }
  }

  function removeNamespace(namespace: ChainNamespace): void {
    lastEmitted.delete(namespace)
    chosen.delete(namespace)
    host.emit(namespace, { type: 'disconnected', connectorId: remoteConnectorId })
  }

  function endSession(): void {
    session = undefined
    notifyAll()
  }

  function onRelayEvent(event: RelayEvent): void {
    if (event.type === 'refused') host.onRefused(event)
    else if (event.type === 'ended') {
      endSession()
      if (event.by === 'expiry') host.onExpired()
    } else if (event.type === 'session') {
      const before = session?.namespaces
      session = event.session
      notifyAll()
      emitToNewNamespaces(session, before)
    } else if (event.type === 'event') {
      const choice = parseSessionEvent(event)
      if (choice) choose(namespaceOf(event.chainId), choice)
    }
  }

  function choose(namespace: ChainNamespace, choice: Choice): void {
    chosen.set(namespace, { ...chosen.get(namespace), ...choice })
    notifyAll()
  }

  const remote: Remote = {
    pair: (parameters) => relay.pair(parameters),
    refuse: (session) => relay.refuse(session),
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
    joinSession(namespace) {
      const now = getSession(namespace)
      if (now) lastEmitted.set(namespace, now)
      return now
    },
    async restore(namespace, signal) {
      if (!session) {
        // All namespaces share one restore, so a cancellation in one namespace does not affect the others.
        restoring ??= relay.restore()
        const attempt = restoring
        try {
          const found = await attempt
          if (found && !session) {
            session = found
            notifyAll()
          }
        } finally {
          if (restoring === attempt) restoring = undefined
        }
      }
      return signal.aborted ? undefined : remote.joinSession(namespace)
    },
    adopt(next) {
      relay.adopt(next)
      session = next
      chosen.clear()
      notifyAll()
      emitToNewNamespaces(next)
    },
    async end() {
      endSession()
      await relay.disconnect()
    },
    choose(namespace, choice) {
      choose(namespace, choice)
      return remote.joinSession(namespace)
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
    throw new WalletRequestError({ method, rpcCode: 4100, details: `The session has not opened ${chainId}.` })
  if (!part.methods.includes(method))
    throw new WalletRequestError({
      method,
      rpcCode: 4200,
      details: 'The session has not opened this method.',
    })
}
