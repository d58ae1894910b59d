import { type OtherTabs, openOtherTabs } from '../browser/otherTabs.js'
import { RelayRefusedError, RelayUnreachableError, RemoteSessionEndedError } from '../errors/relay.js'
import { AbortedError, WalletRequestError } from '../errors/wallet.js'
import type { Clock } from '../ports/Clock.js'
import type { Relay, RelayEvent, RelaySession } from '../ports/Relay.js'
import { type CaipNetworkId, isCaipNetworkId } from '../schema/caip.js'
import { createExtender } from './createExtender.js'
import { createSocket, type Socket } from './createSocket.js'
import { createWaits } from './createWaits.js'
import type { SentRequest } from './createWalletOpener.js'
import { expireProposal } from './expireProposal.js'
import { expireRequests } from './expireRequests.js'
import { currentChainId, formerChainId, type Proposal } from './proposal.js'
import { remoteConnectorId } from './remoteConnectorId.js'
import { replaceDeepLinks } from './replaceDeepLinks.js'
import { sessionLeft } from './sessionLeft.js'
import { topicOf } from './topicOf.js'
import { refusalOf, toRelayError } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'
import type { SdkNamespace, SignEvent, UniversalProvider } from './UniversalProvider.js'

/** The `Relay` port over WalletConnect's SDK, which `load` brings when it is first used, and only then. */
export function createRelay(parameters: {
  readonly load: () => Promise<UniversalProvider>
  /** The provider is the kit's own: its socket is closed while nobody needs it. */
  readonly isOwn: boolean
  readonly proposal: Proposal
  readonly clock: Clock
  /** The kit's: tells its tabs from those of another kit. */
  readonly name: string
  readonly warn: (message: string, cause?: unknown) => void
  /** Opens the wallet app for a request of the session. */
  readonly openWallet?: ((request: SentRequest) => void) | undefined
}): Relay {
  const { load, isOwn, proposal, clock, warn, name, openWallet } = parameters
  const { answered, soon, end: endWaiting } = createWaits(clock)
  const extender = createExtender({ clock, extend })
  let loading: Promise<UniversalProvider> | undefined
  let ready: UniversalProvider | undefined
  let socket: Socket | undefined
  let emit: ((event: RelayEvent) => void) | undefined
  let session: RelaySession | undefined
  /** Lets go of the socket, which the session holds as long as somebody listens. */
  let letGo: (() => void) | undefined
  let stopListening: (() => void) | undefined
  let tabs: OtherTabs | undefined

  async function provider(): Promise<UniversalProvider> {
    loading ??= load().then((loaded) => {
      replaceDeepLinks(loaded, (request) => isOurs(request) && openWallet?.(request))
      return loaded
    })
    try {
      ready = await loading
      if (isOwn) socket ??= createSocket(ready, clock)
      if (emit) listen(ready)
      return ready
    } catch (error) {
      // Tried again when it is next asked for.
      loading = undefined
      const known = toRelayError(error, 'init')
      // No wallet was asked for anything yet.
      throw known instanceof WalletRequestError
        ? new RelayUnreachableError({ details: known.details, cause: error })
        : known
    }
  }

  /** Brings the provider, and holds its socket while it is used. */
  async function using<T>(
    signal: AbortSignal | undefined,
    use: (loaded: UniversalProvider) => Promise<T>,
  ): Promise<T> {
    const loaded = await soon(provider(), signal)
    const done = socket?.hold()
    try {
      return await use(loaded)
    } finally {
      done?.()
    }
  }

  function keep(next: RelaySession | undefined): void {
    session = next
    holdForSession()
    extender.watch(emit && next)
  }

  /** Asks the wallet to extend a session. The SDK takes its consent for granted: what was refused is taken back. */
  async function extend({ topic, expiresAt }: RelaySession): Promise<void> {
    await using(undefined, async (loaded) => {
      const { client } = loaded
      try {
        const { acknowledged } = (await client.extend?.({ topic })) ?? {}
        await acknowledged?.()
        refresh(loaded, { topic })
      } catch (error) {
        const expiry = expiresAt / 1000
        if (session?.topic === topic && session.expiresAt === expiresAt) {
          await client.session.update?.(topic, { expiry })
          client.core.expirer?.set(topic, expiry)
        }
        throw error
      }
    })
  }

  function holdForSession(): void {
    if (session && emit) {
      letGo ??= socket?.hold()
      socket?.open()
      return
    }
    letGo?.()
    letGo = undefined
  }

  function listen(loaded: UniversalProvider): void {
    if (stopListening) return
    const { client } = loaded
    const { relayer } = client.core
    const change = (given: unknown) => refresh(loaded, given)
    const told: readonly [SignEvent, (given: unknown) => void][] = [
      ['session_update', change],
      ['session_extend', change],
      ['session_event', hearEvent],
      ['session_delete', end],
      ['session_expire', end],
    ]
    for (const [event, listener] of told) client.on(event, listener)
    relayer.on('relayer_error', hearFailure)
    const stopExpiring = expireRequests(loaded, clock)
    stopListening = () => {
      stopExpiring()
      for (const [event, listener] of told) client.off(event, listener)
      relayer.off('relayer_error', hearFailure)
    }
  }

  /** The socket failed. Only a refusal is the end of it: from all else it comes back, and what was asked goes on. */
  function hearFailure(given: unknown): void {
    const reason = refusalOf(given instanceof Error ? given.message : String(given))
    if (!reason) return
    const error = new RelayRefusedError({ reason, cause: given })
    // Who waits for something hears of it there, and nobody twice.
    if (!endWaiting(error)) emit?.({ type: 'refused', error })
  }

  /** The session in use, as the SDK has it now. */
  function struct({ client }: UniversalProvider): unknown {
    return client.session.getAll().find(isOurs)
  }

  /** What became of the session. */
  function refresh(loaded: UniversalProvider, given: unknown): void {
    const now = struct(loaded)
    if (!now) end(given)
    if (!now || !isOurs(given)) return
    try {
      const next = toRelaySession(now)
      keep(next)
      emit?.({ type: 'session', session: next })
    } catch (error) {
      warn('A wallet changed its session into one that cannot be used.', error)
    }
  }

  function hearEvent(given: unknown): void {
    const { params } = given as { readonly params?: { readonly event?: unknown; readonly chainId?: unknown } }
    const { name, data } = (params?.event ?? {}) as { readonly name?: unknown; readonly data?: unknown }
    const chainId = params?.chainId
    if (!isOurs(given) || typeof name !== 'string' || !isCaipNetworkId(chainId)) return
    emit?.({ type: 'event', chainId: currentChainId(chainId), name, data })
  }

  function end(given: unknown): void {
    if (!session || !isOurs(given)) return
    // The SDK says of a session that has expired first that it was deleted.
    const by = session.expiresAt <= clock.now() ? 'expiry' : 'wallet'
    keep(undefined)
    endWaiting(new RemoteSessionEndedError(), topicOf(given))
    emit?.({ type: 'ended', by })
  }

  /** Their SDK shares the storage, but hears nothing of what this one does. */
  function endHere(topic: unknown): void {
    if (!isOurs({ topic })) return
    ready?.client.session.delete(topicOf({ topic }), sessionLeft).catch(() => {})
    end({ topic })
  }

  function isOurs(given: unknown): boolean {
    return session !== undefined && topicOf(given) === session.topic
  }

  /** A chain as the session's wallet calls it. */
  function nameOf(chainId: CaipNetworkId, loaded: UniversalProvider): CaipNetworkId {
    const former = formerChainId(chainId)
    // Only where it opened the first name and not the one of today.
    const { namespaces } = (struct(loaded) ?? {}) as { readonly namespaces?: unknown }
    const opened = JSON.stringify(namespaces ?? null)
    return former && opened.includes(`"${former}`) && !opened.includes(`"${chainId}`) ? former : chainId
  }

  async function close({ client }: UniversalProvider, topic: string): Promise<void> {
    tabs?.tell(topic)
    try {
      await soon(client.disconnect({ topic, reason: sessionLeft }), undefined)
    } catch (error) {
      // It is gone here; the wallet hears of it when the relay is back, or when the session is not extended any more.
      warn('The wallet could not be told that the session has ended.', error)
      await client.session.delete(topic, sessionLeft).catch(() => {})
    }
  }

  /** Ends a session that is not, or no longer, the one in use. Never rejects. */
  async function leave(topic: string): Promise<void> {
    if (topic === session?.topic) return
    // Without the SDK there is no session to end.
    await using(undefined, (loaded) => close(loaded, topic)).catch(() => {})
  }

  return {
    start(listener) {
      emit = listener
      tabs = openOtherTabs(`${remoteConnectorId}.${name}`, endHere)
      if (ready) {
        listen(ready)
        // What became of it while nobody listened.
        refresh(ready, session)
        keep(session)
      }
      return () => {
        emit = undefined
        stopListening?.()
        stopListening = undefined
        tabs?.close()
        tabs = undefined
        endWaiting(new AbortedError())
        keep(session)
        socket?.rest()
      }
    },
    restore: () =>
      using(undefined, async ({ client }) => {
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
        keep(latest)
        return latest ?? null
      }),
    async pair({ signal, onUri }) {
      try {
        return await using(signal, async (loaded) => {
          const { client } = loaded
          const proposed = client.connect({
            // A copy, which the SDK may keep and change.
            optionalNamespaces: structuredClone(proposal) as Record<string, SdkNamespace>,
          })
          const { uri, approval } = await soon(proposed, signal)
          if (uri === undefined) throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
          const stopExpiry = expireProposal(loaded, uri, clock)
          const approved = approval()
          // Approved when nobody waits any more: it is not left open behind the page's back. So an answer is listened for as
          // long as one can come.
          let late: Promise<void> | undefined
          const turnDown = () => {
            late = approved.then(
              (struct) => leave(topicOf(struct)),
              () => {},
            )
          }
          const heard = socket?.hold()
          approved
            .then(() => late)
            .catch(() => {})
            .finally(() => {
              stopExpiry()
              heard?.()
            })
          signal.addEventListener('abort', turnDown, { once: true })
          onUri(uri)
          const struct = await answered(approved, signal)
          try {
            return toRelaySession(struct)
          } catch (error) {
            // It has opened nothing that could be used.
            void leave(topicOf(struct))
            throw error
          }
        })
      } catch (error) {
        throw toRelayError(error, 'wc_sessionPropose')
      }
    },
    adopt(next) {
      const before = session?.topic
      keep(next)
      if (before !== undefined) void leave(before)
    },
    refuse: ({ topic }) => void leave(topic),
    async request({ chainId, method, params, signal }) {
      const topic = session?.topic
      if (topic === undefined) throw new RemoteSessionEndedError()
      try {
        const answer = await using(signal, (loaded) =>
          answered(
            loaded.client.request({ topic, chainId: nameOf(chainId, loaded), request: { method, params } }),
            signal,
            topic,
          ),
        )
        extender.touch()
        return answer
      } catch (error) {
        throw toRelayError(error, method)
      }
    },
    async disconnect() {
      const topic = session?.topic
      keep(undefined)
      if (topic === undefined) return
      endWaiting(new RemoteSessionEndedError(), topic)
      await using(undefined, (loaded) => close(loaded, topic))
    },
  }
}
