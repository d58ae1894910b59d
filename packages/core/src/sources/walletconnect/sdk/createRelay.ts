import { type OtherTabs, openOtherTabs } from '../../../browser/otherTabs.js'
import {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../../../foundation/errors/relay.js'
import { AbortedError, WalletRequestError } from '../../../foundation/errors/wallet.js'
import { type CaipNetworkId, isCaipNetworkId } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Clock } from '../../../ports/Clock.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import type { SentRequest } from '../pairing/createWalletOpener.js'
import { createExtender } from './createExtender.js'
import { createPendingCalls } from './createPendingCalls.js'
import { createSocket, type Socket } from './createSocket.js'
import { expireProposal } from './expireProposal.js'
import { expireRequests } from './expireRequests.js'
import { getTopic } from './getTopic.js'
import { currentChainId, formerChainId, type Proposal } from './proposal.js'
import { replaceDeepLinks } from './replaceDeepLinks.js'
import { refusalOf, toRelayError } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'
import type { SdkNamespace, SignEvent, UniversalProvider } from './UniversalProvider.js'
import { userDisconnectedReason } from './userDisconnectedReason.js'

/** Implements the `Relay` port with WalletConnect's SDK, which `load` loads on first use. */
export function createRelay(parameters: {
  readonly load: () => Promise<UniversalProvider>
  /** True if the kit created the provider: its socket is closed while nothing uses it. */
  readonly isOwn: boolean
  readonly proposal: Proposal
  readonly clock: Clock
  /** The kit's name: separates its tabs from those of another kit. */
  readonly name: string
  readonly warn: (message: string, cause?: unknown) => void
  /** Opens the wallet app for a request of the session. */
  readonly openWallet?: ((request: SentRequest) => void) | undefined
}): Relay {
  const { load, isOwn, proposal, clock, warn, name, openWallet } = parameters
  const { answered, soon, end: endWaiting } = createPendingCalls(clock)
  const extender = createExtender({ clock, extend })
  let loading: Promise<UniversalProvider> | undefined
  let ready: UniversalProvider | undefined
  let socket: Socket | undefined
  let emit: ((event: RelayEvent) => void) | undefined
  let session: RelaySession | undefined
  /** Releases the socket, which the session holds while the relay has a listener. */
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
      // The next call tries again.
      loading = undefined
      const known = toRelayError(error, 'init')
      // No wallet was asked yet, so the failure is the relay's.
      throw known instanceof WalletRequestError
        ? new RelayUnreachableError({ details: known.details, cause: error })
        : known
    }
  }

  /** Loads the provider, and holds its socket while it is used. */
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

  /** Asks the wallet to extend a session. The SDK stores the new expiry before the wallet agrees: a refusal resets it. */
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

  /** Handles an error of the socket. Only a rejection by the relay is final: after all others the SDK reconnects. */
  function hearFailure(given: unknown): void {
    const reason = refusalOf(given instanceof Error ? given.message : String(given))
    if (!reason) return
    const error = new RelayRefusedError({ reason, cause: given })
    // Pending callers receive the error; it is emitted only if there are none.
    if (!endWaiting(error)) emit?.({ type: 'refused', error })
  }

  /** The current session, as the SDK stores it now. */
  function struct({ client }: UniversalProvider): unknown {
    return client.session.getAll().find(isOurs)
  }

  /** Reads the session from the SDK again, and emits the change or its end. */
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
    // The SDK first reports an expired session as deleted.
    const by = session.expiresAt <= clock.now() ? 'expiry' : 'wallet'
    keep(undefined)
    endWaiting(new RemoteSessionEndedError(), getTopic(given))
    emit?.({ type: 'ended', by })
  }

  /** Ends a session that another tab ended: the tabs' SDKs share the storage, but do not notify each other. */
  function endHere(topic: unknown): void {
    if (!isOurs({ topic })) return
    ready?.client.session.delete(getTopic({ topic }), userDisconnectedReason).catch(() => {})
    end({ topic })
  }

  function isOurs(given: unknown): boolean {
    return session !== undefined && getTopic(given) === session.topic
  }

  /** Returns the chain id that the session's wallet uses. */
  function nameOf(chainId: CaipNetworkId, loaded: UniversalProvider): CaipNetworkId {
    const former = formerChainId(chainId)
    // Only if the session contains the former id and not the current one.
    const { namespaces } = (struct(loaded) ?? {}) as { readonly namespaces?: unknown }
    const opened = JSON.stringify(namespaces ?? null)
    return former && opened.includes(`"${former}`) && !opened.includes(`"${chainId}`) ? former : chainId
  }

  async function close({ client }: UniversalProvider, topic: string): Promise<void> {
    tabs?.tell(topic)
    try {
      await soon(client.disconnect({ topic, reason: userDisconnectedReason }), undefined)
    } catch (error) {
      // The session is removed here. The wallet learns of it when the relay is back, or when the session expires.
      warn('The wallet could not be told that the session has ended.', error)
      await client.session.delete(topic, userDisconnectedReason).catch(() => {})
    }
  }

  /** Ends a session that is not the current one. Never rejects. */
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
        // The session may have changed while there was no listener.
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
            // The SDK may keep and change what it receives, so it receives a copy.
            optionalNamespaces: structuredClone(proposal) as Record<string, SdkNamespace>,
          })
          const { uri, approval } = await soon(proposed, signal)
          if (uri === undefined) throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
          const stopExpiry = expireProposal(loaded, uri, clock)
          const approved = approval()
          // A session that is approved after the pairing was cancelled is ended at once. So the kit listens as long as
          // the proposal can be approved.
          let late: Promise<void> | undefined
          const turnDown = () => {
            late = approved.then(
              (struct) => leave(getTopic(struct)),
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
            // The approved session has no account that can be used.
            void leave(getTopic(struct))
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
