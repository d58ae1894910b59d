import { isSameSession } from '../../../chains/session/isSameSession.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { WalletRequestError } from '../../../foundation/errors/wallet.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { AdapterEvent, Session } from '../../../ports/Adapter.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import { parseSessionEvent } from './parseSessionEvent.js'
import { type Choice, toNamespaceSession } from './toNamespaceSession.js'

/** A remote session as the adapters of its namespaces use it: each sees its own part of the one session. */
export interface Remote extends Pick<Relay, 'pair' | 'refuse'> {
  /** Listens to the relay until `rest`. */
  wake(): void
  rest(): void
  /** Returns the part of the session in a namespace. */
  see(namespace: ChainNamespace): Session | undefined
  /** As `see`, and the namespace is notified of changes from now on. */
  take(namespace: ChainNamespace): Session | undefined
  /** As `take`, after the stored session was restored. Never prompts. */
  restore(namespace: ChainNamespace, signal: AbortSignal): Promise<Session | undefined>
  adopt(session: RelaySession): void
  /** Ends the session, in every namespace. */
  end(): Promise<void>
  /** Stores the app's choice among the accounts and chains of the session. */
  choose(namespace: ChainNamespace, choice: Choice): Session | undefined
  /** The session, with the wallet's capabilities and metadata. */
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
  /** The preferred chains: the requested or last chosen one of that namespace, then the configured ones. */
  readonly preferred: (namespace: ChainNamespace) => readonly CaipNetworkId[]
  /** Whether a session that was just approved is used in this namespace; another wallet may be connected there. */
  readonly shouldAdopt: (namespace: ChainNamespace, session: RelaySession) => boolean
  readonly tell: (namespace: ChainNamespace, event: AdapterEvent) => void
  /** The session has expired without an extension. */
  readonly expired: () => void
  /** The relay rejected the app. */
  readonly refused: (event: Extract<RelayEvent, { type: 'refused' }>) => void
}

/** Manages the one remote session of all namespaces. */
export function createRemote(relay: Relay, host: RemoteHost): Remote {
  let session: RelaySession | undefined
  let restoring: Promise<RelaySession | null> | undefined
  let stop: (() => void) | undefined
  const chosen = new Map<ChainNamespace, Choice>()
  /** The session that each namespace was last notified of. */
  const told = new Map<ChainNamespace, Session>()
  const watchers = new Set<() => void>()

  function see(namespace: ChainNamespace): Session | undefined {
    const part = session?.namespaces[namespace]
    if (!session || !part) return undefined
    return toNamespaceSession(namespace, part, session.peer, chosen.get(namespace), host.preferred(namespace))
  }

  /** Notifies the namespaces that use the session of its current state. */
  function tellAll(): void {
    for (const [namespace, before] of [...told]) {
      const now = see(namespace)
      if (!now) leave(namespace)
      else if (!isSameSession(before, now)) tell(namespace, now)
    }
    for (const watcher of [...watchers]) watcher()
  }

  function tell(namespace: ChainNamespace, now: Session): void {
    told.set(namespace, now)
    host.tell(namespace, { type: 'session', session: now })
  }

  /** Offers the session to the namespaces that it has just added. */
  function spread(next: RelaySession, before: RelaySession['namespaces'] = {}): void {
    for (const namespace of host.namespaces) {
      const now = told.has(namespace) || before[namespace] ? undefined : see(namespace)
      if (now && host.shouldAdopt(namespace, next)) tell(namespace, now)
    }
  }

  function leave(namespace: ChainNamespace): void {
    told.delete(namespace)
    chosen.delete(namespace)
    host.tell(namespace, { type: 'disconnected', connectorId: remoteConnectorId })
  }

  function end(): void {
    session = undefined
    tellAll()
  }

  function hear(event: RelayEvent): void {
    if (event.type === 'refused') host.refused(event)
    else if (event.type === 'ended') {
      end()
      if (event.by === 'expiry') host.expired()
    } else if (event.type === 'session') {
      const before = session?.namespaces
      session = event.session
      tellAll()
      spread(session, before)
    } else if (event.type === 'event') {
      const choice = parseSessionEvent(event)
      if (choice) choose(namespaceOf(event.chainId), choice)
    }
  }

  function choose(namespace: ChainNamespace, choice: Choice): void {
    chosen.set(namespace, { ...chosen.get(namespace), ...choice })
    tellAll()
  }

  const remote: Remote = {
    pair: (parameters) => relay.pair(parameters),
    refuse: (late) => relay.refuse(late),
    wake() {
      stop ??= relay.start(hear)
    },
    rest() {
      stop?.()
      stop = undefined
    },
    get session() {
      return session
    },
    see,
    take(namespace) {
      const now = see(namespace)
      if (now) told.set(namespace, now)
      return now
    },
    async restore(namespace, signal) {
      if (!session) {
        // One restore serves all namespaces; cancelling it in one namespace does not cancel it in the others.
        restoring ??= relay.restore()
        const attempt = restoring
        try {
          const found = await attempt
          if (found && !session) {
            session = found
            tellAll()
          }
        } finally {
          if (restoring === attempt) restoring = undefined
        }
      }
      return signal.aborted ? undefined : remote.take(namespace)
    },
    adopt(next) {
      relay.adopt(next)
      session = next
      chosen.clear()
      tellAll()
      spread(next)
    },
    async end() {
      end()
      await relay.disconnect()
    },
    choose(namespace, choice) {
      choose(namespace, choice)
      return remote.take(namespace)
    },
    hasChain: (chainId) => session?.namespaces[namespaceOf(chainId)]?.chains.includes(chainId) ?? false,
    async request({ namespace, chainId, method, params, signal }) {
      if (!session) throw new RemoteSessionEndedError()
      checkOpened(session, { namespace, chainId, method })
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
function checkOpened(
  { namespaces }: RelaySession,
  asked: { readonly namespace: ChainNamespace; readonly chainId: CaipNetworkId; readonly method: string },
): void {
  const { namespace, chainId, method } = asked
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
