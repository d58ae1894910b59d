import { RelayRefusedError, RelayUnreachableError, RemoteSessionEndedError } from '../errors/relay.js'
import { AbortedError } from '../errors/wallet.js'
import { relayAnswerTimeoutMs } from '../limits.js'
import type { Clock } from '../ports/Clock.js'
import type { Relay, RelayEvent, RelaySession } from '../ports/Relay.js'
import { type CaipNetworkId, isCaipNetworkId } from '../schema/caip.js'
import { currentChainId, formerChainId, type Proposal } from './proposal.js'
import { refusalOf, toRelayError } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'
import type { SdkNamespace, SignEvent, SocketEvent, UniversalProvider } from './UniversalProvider.js'

/** Nobody who asks for a session is asked for another one. */
const left = { code: 6000, message: 'User disconnected.' }

/** The `Relay` port over WalletConnect's SDK, which `load` brings when it is first used, and only then. */
export function createRelay(parameters: {
  readonly load: () => Promise<UniversalProvider>
  readonly proposal: Proposal
  readonly clock: Clock
  readonly warn: (message: string, cause?: unknown) => void
}): Relay {
  const { load, proposal, clock, warn } = parameters
  let loading: Promise<UniversalProvider> | undefined
  let ready: UniversalProvider | undefined
  let emit: ((event: RelayEvent) => void) | undefined
  let session: RelaySession | undefined
  let stopListening: (() => void) | undefined
  /** How to end what is being waited for, and the session that it hangs on. */
  const waiting = new Map<(error: Error) => void, string | undefined>()

  async function provider(): Promise<UniversalProvider> {
    loading ??= load()
    try {
      ready = await loading
      listen(ready)
      return ready
    } catch (error) {
      // Tried again when it is next asked for.
      loading = undefined
      throw toRelayError(error, 'init')
    }
  }

  function listen(loaded: UniversalProvider): void {
    if (stopListening) return
    const { client } = loaded
    const { relayer } = client.core
    const onSign: Readonly<Record<SignEvent, (given: unknown) => void>> = {
      session_update: (given) => refresh(loaded, given),
      session_extend: (given) => refresh(loaded, given),
      session_event: hearEvent,
      session_delete: (given) => end(given, 'wallet'),
      session_expire: (given) => end(given, 'expiry'),
    }
    const onSocket: Readonly<Record<SocketEvent, (given: unknown) => void>> = {
      relayer_connect: () => emit?.({ type: 'socket', status: 'online' }),
      relayer_disconnect: () => emit?.({ type: 'socket', status: 'offline' }),
      relayer_error: hearFailure,
    }
    const sign = Object.entries(onSign) as [SignEvent, (given: unknown) => void][]
    const socket = Object.entries(onSocket) as [SocketEvent, (given: unknown) => void][]
    for (const [event, listener] of sign) client.on(event, listener)
    for (const [event, listener] of socket) relayer.on(event, listener)
    stopListening = () => {
      for (const [event, listener] of sign) client.off(event, listener)
      for (const [event, listener] of socket) relayer.off(event, listener)
    }
  }

  /** The socket failed. Only a refusal is the end of it: from all else it comes back, and what was asked goes on. */
  function hearFailure(given: unknown): void {
    const reason = refusalOf(given instanceof Error ? given.message : String(given))
    if (!reason) return
    const error = new RelayRefusedError({ reason, cause: given })
    emit?.({ type: 'refused', error })
    for (const reject of [...waiting.keys()]) reject(error)
  }

  function refresh({ client }: UniversalProvider, given: unknown): void {
    if (!isOurs(given)) return
    const struct = client.session.getAll().find((one) => topicOf(one) === session?.topic)
    try {
      take(toRelaySession(struct))
    } catch (error) {
      warn('A wallet changed its session into one that cannot be used.', error)
    }
  }

  /** What became of the session while nobody listened. */
  function lookAgain(loaded: UniversalProvider): void {
    const topic = session?.topic
    if (topic === undefined) return
    const isThere = loaded.client.session.getAll().some((one) => topicOf(one) === topic)
    if (isThere) refresh(loaded, { topic })
    else end({ topic }, 'wallet')
  }

  function hearEvent(given: unknown): void {
    const { params } = given as { readonly params?: { readonly event?: unknown; readonly chainId?: unknown } }
    const { name, data } = (params?.event ?? {}) as { readonly name?: unknown; readonly data?: unknown }
    const chainId = params?.chainId
    if (!isOurs(given) || typeof name !== 'string' || !isCaipNetworkId(chainId)) return
    emit?.({ type: 'event', chainId: currentChainId(chainId), name, data })
  }

  function take(next: RelaySession): void {
    session = next
    emit?.({ type: 'session', session: next })
  }

  function end(given: unknown, by: 'wallet' | 'expiry'): void {
    if (!isOurs(given)) return
    session = undefined
    endWaiting(topicOf(given))
    emit?.({ type: 'ended', by })
  }

  /** Nobody answers for a session that is gone. */
  function endWaiting(of: string): void {
    for (const [reject, topic] of [...waiting]) if (topic === of) reject(new RemoteSessionEndedError())
  }

  function isOurs(given: unknown): boolean {
    return session !== undefined && topicOf(given) === session.topic
  }

  /** A chain as the session's wallet calls it. */
  function nameOf(chainId: CaipNetworkId, client: UniversalProvider['client']): CaipNetworkId {
    const struct = client.session.getAll().find((one) => topicOf(one) === session?.topic)
    const former = formerChainId(chainId)
    // Only where it opened the first name and not the one of today.
    const { namespaces } = (struct ?? {}) as { readonly namespaces?: unknown }
    const opened = JSON.stringify(namespaces ?? null)
    return former && opened.includes(`"${former}`) && !opened.includes(`"${chainId}`) ? former : chainId
  }

  /** Waits for an answer until the signal fires, or what it hangs on is gone. */
  function answered<T>(work: Promise<T>, signal: AbortSignal | undefined, topic?: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal?.aborted) {
        work.catch(() => {})
        return reject(new AbortedError())
      }
      const finish = () => {
        waiting.delete(fail)
        signal?.removeEventListener('abort', abort)
      }
      const fail = (error: unknown) => {
        finish()
        reject(error)
      }
      const abort = () => fail(new AbortedError())
      waiting.set(fail, topic)
      signal?.addEventListener('abort', abort, { once: true })
      work.then((value) => {
        finish()
        resolve(value)
      }, fail)
    })
  }

  /** What the relay itself has to answer, it answers soon or not at all. */
  function soon<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    let stop = () => {}
    const late = new Promise<never>((_, reject) => {
      stop = clock.setTimeout(() => reject(new RelayUnreachableError()), relayAnswerTimeoutMs)
    })
    return answered(Promise.race([work, late]), signal).finally(() => stop())
  }

  async function close({ client }: UniversalProvider, topic: string): Promise<void> {
    try {
      await soon(client.disconnect({ topic, reason: left }), undefined)
    } catch (error) {
      // It is gone here; the wallet hears of it when the relay is back, or when the session is not extended any more.
      warn('The wallet could not be told that the session has ended.', error)
      await client.session.delete(topic, left).catch(() => {})
    }
  }

  /** Ends a session that is not, or no longer, the one in use. */
  function leave(topic: string): void {
    void provider().then(
      (loaded) => close(loaded, topic),
      () => {},
    )
  }

  return {
    start(listener) {
      emit = listener
      if (ready) {
        listen(ready)
        lookAgain(ready)
      }
      return () => {
        emit = undefined
        stopListening?.()
        stopListening = undefined
        for (const reject of [...waiting.keys()]) reject(new AbortedError())
      }
    },
    async restore({ signal }) {
      const { client } = await soon(provider(), signal)
      const sessions = client.session.getAll().flatMap((struct) => {
        try {
          return toRelaySession(struct)
        } catch (error) {
          warn('A stored session cannot be used.', error)
          return []
        }
      })
      const [latest] = sessions
        .filter(({ expiresAt }) => expiresAt > clock.now())
        .sort((one, other) => other.expiresAt - one.expiresAt)
      session = latest
      return latest ?? null
    },
    async pair({ signal, onUri }) {
      const method = 'wc_sessionPropose'
      try {
        const loaded = await soon(provider(), signal)
        const { client } = loaded
        const proposed = client.connect({ optionalNamespaces: toSdk(proposal) })
        const { uri, approval } = await soon(proposed, signal)
        if (uri === undefined) throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
        const approved = approval()
        // Approved when nobody waits any more: it is not left open behind the page's back.
        signal.addEventListener('abort', () =>
          approved.then(
            (late) => close(loaded, topicOf(late)),
            () => {},
          ),
        )
        onUri(uri)
        return toRelaySession(await answered(approved, signal))
      } catch (error) {
        throw toRelayError(error, method)
      }
    },
    adopt(next) {
      const before = session?.topic
      session = next
      if (before !== undefined && before !== next.topic) leave(before)
    },
    refuse({ topic }) {
      if (topic !== session?.topic) leave(topic)
    },
    async request({ chainId, method, params, signal }) {
      const topic = session?.topic
      if (topic === undefined) throw new RemoteSessionEndedError()
      try {
        const { client } = await soon(provider(), signal)
        return await answered(
          client.request({ topic, chainId: nameOf(chainId, client), request: { method, params } }),
          signal,
          topic,
        )
      } catch (error) {
        throw toRelayError(error, method)
      }
    },
    async disconnect() {
      const topic = session?.topic
      session = undefined
      if (topic === undefined) return
      endWaiting(topic)
      await close(await provider(), topic)
    },
  }
}

/** A copy that the SDK may keep and change. */
function toSdk(proposal: Proposal): Record<string, SdkNamespace> {
  const copies: Record<string, SdkNamespace> = {}
  for (const [namespace, { chains, methods, events, rpcMap }] of Object.entries(proposal)) {
    copies[namespace] = {
      chains: [...chains],
      methods: [...methods],
      events: [...events],
      rpcMap: { ...rpcMap },
    }
  }
  return copies
}

/** The topic in what the SDK hands out; empty where it has none, which is nobody's. */
function topicOf(given: unknown): string {
  const { topic } = (given ?? {}) as { readonly topic?: unknown }
  return typeof topic === 'string' ? topic : ''
}
