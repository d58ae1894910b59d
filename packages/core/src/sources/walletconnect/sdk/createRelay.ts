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
  const { waitForWallet, waitForRelay, rejectAll: rejectPending } = createPendingCalls(clock)
  const extender = createExtender({ clock, extend })
  let loading: Promise<UniversalProvider> | undefined
  let ready: UniversalProvider | undefined
  let socket: Socket | undefined
  let emit: ((event: RelayEvent) => void) | undefined
  let session: RelaySession | undefined
  /** Releases the socket. Set while the session holds it, which is while the relay has a listener. */
  let releaseSocket: (() => void) | undefined
  let stopListening: (() => void) | undefined
  let tabs: OtherTabs | undefined

  async function getProvider(): Promise<UniversalProvider> {
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
      const converted = toRelayError(error, 'init')
      // No request was sent to a wallet, so the error is the relay's.
      throw converted instanceof WalletRequestError
        ? new RelayUnreachableError({ details: converted.details, cause: error })
        : converted
    }
  }

  /** Calls `use` with the provider, and keeps the socket open until it settles. */
  async function withProvider<T>(
    signal: AbortSignal | undefined,
    use: (loaded: UniversalProvider) => Promise<T>,
  ): Promise<T> {
    const loaded = await waitForRelay(getProvider(), signal)
    const release = socket?.hold()
    try {
      return await use(loaded)
    } finally {
      release?.()
    }
  }

  function setSession(next: RelaySession | undefined): void {
    session = next
    updateSocketHold()
    extender.watch(emit && next)
  }

  /** Asks the wallet to extend a session. The SDK stores the new expiry immediately, so it is reset if the wallet refuses. */
  async function extend({ topic, expiresAt }: RelaySession): Promise<void> {
    await withProvider(undefined, async (loaded) => {
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

  function updateSocketHold(): void {
    if (session && emit) {
      releaseSocket ??= socket?.hold()
      socket?.open()
      return
    }
    releaseSocket?.()
    releaseSocket = undefined
  }

  function listen(loaded: UniversalProvider): void {
    if (stopListening) return
    const { client } = loaded
    const { relayer } = client.core
    const change = (payload: unknown) => refresh(loaded, payload)
    const handlers: readonly [SignEvent, (payload: unknown) => void][] = [
      ['session_update', change],
      ['session_extend', change],
      ['session_event', onSessionEvent],
      ['session_delete', onSessionEnd],
      ['session_expire', onSessionEnd],
    ]
    for (const [event, listener] of handlers) client.on(event, listener)
    relayer.on('relayer_error', onSocketError)
    const stopExpiring = expireRequests(loaded, clock)
    stopListening = () => {
      stopExpiring()
      for (const [event, listener] of handlers) client.off(event, listener)
      relayer.off('relayer_error', onSocketError)
    }
  }

  /** Handles a socket error. Only a rejection by the relay is final: after other errors the SDK reconnects. */
  function onSocketError(payload: unknown): void {
    const reason = refusalOf(payload instanceof Error ? payload.message : String(payload))
    if (!reason) return
    const error = new RelayRefusedError({ reason, cause: payload })
    // Pending callers receive the error; it is emitted only if there are none.
    if (!rejectPending(error)) emit?.({ type: 'refused', error })
  }

  /** Returns the current session as the SDK has stored it. */
  function getStoredSession({ client }: UniversalProvider): unknown {
    return client.session.getAll().find(isOurs)
  }

  /** Reads the session from the SDK again, and emits its change or end. */
  function refresh(loaded: UniversalProvider, payload: unknown): void {
    const stored = getStoredSession(loaded)
    if (!stored) onSessionEnd(payload)
    if (!stored || !isOurs(payload)) return
    try {
      const next = toRelaySession(stored)
      setSession(next)
      emit?.({ type: 'session', session: next })
    } catch (error) {
      warn('A wallet changed its session into one that cannot be used.', error)
    }
  }

  function onSessionEvent(payload: unknown): void {
    const { params } = payload as {
      readonly params?: { readonly event?: unknown; readonly chainId?: unknown }
    }
    const { name, data } = (params?.event ?? {}) as { readonly name?: unknown; readonly data?: unknown }
    const chainId = params?.chainId
    if (!isOurs(payload) || typeof name !== 'string' || !isCaipNetworkId(chainId)) return
    emit?.({ type: 'event', chainId: currentChainId(chainId), name, data })
  }

  function onSessionEnd(payload: unknown): void {
    if (!session || !isOurs(payload)) return
    // The SDK first reports an expired session as deleted.
    const by = session.expiresAt <= clock.now() ? 'expiry' : 'wallet'
    setSession(undefined)
    rejectPending(new RemoteSessionEndedError(), getTopic(payload))
    emit?.({ type: 'ended', by })
  }

  /** Removes a session that another tab ended. The tabs' SDKs share the storage but do not notify each other. */
  function onEndedByOtherTab(topic: unknown): void {
    if (!isOurs({ topic })) return
    ready?.client.session.delete(getTopic({ topic }), userDisconnectedReason).catch(() => {})
    onSessionEnd({ topic })
  }

  function isOurs(payload: unknown): boolean {
    return session !== undefined && getTopic(payload) === session.topic
  }

  /** Returns the chain id in the form that the session's wallet uses. */
  function toWalletChainId(chainId: CaipNetworkId, loaded: UniversalProvider): CaipNetworkId {
    const former = formerChainId(chainId)
    // Some wallets use only the former id of a chain.
    const { namespaces } = (getStoredSession(loaded) ?? {}) as { readonly namespaces?: unknown }
    const text = JSON.stringify(namespaces ?? null)
    return former && text.includes(`"${former}`) && !text.includes(`"${chainId}`) ? former : chainId
  }

  async function close({ client }: UniversalProvider, topic: string): Promise<void> {
    tabs?.tell(topic)
    try {
      await waitForRelay(client.disconnect({ topic, reason: userDisconnectedReason }), undefined)
    } catch (error) {
      // The session is removed locally. The wallet is notified when the relay is reachable, or its session expires.
      warn('The wallet could not be notified that the session has ended.', error)
      await client.session.delete(topic, userDisconnectedReason).catch(() => {})
    }
  }

  /** Ends a session other than the current one. Never rejects. */
  async function endOtherSession(topic: string): Promise<void> {
    if (topic === session?.topic) return
    // Without the SDK there is no session to end.
    await withProvider(undefined, (loaded) => close(loaded, topic)).catch(() => {})
  }

  return {
    start(listener) {
      emit = listener
      tabs = openOtherTabs(`${remoteConnectorId}.${name}`, onEndedByOtherTab)
      if (ready) {
        listen(ready)
        // The session may have changed while there was no listener.
        refresh(ready, session)
        setSession(session)
      }
      return () => {
        emit = undefined
        stopListening?.()
        stopListening = undefined
        tabs?.close()
        tabs = undefined
        rejectPending(new AbortedError())
        setSession(session)
        socket?.closeIfUnused()
      }
    },
    restore: () =>
      withProvider(undefined, async ({ client }) => {
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
        setSession(latest)
        return latest ?? null
      }),
    async pair({ signal, onUri }) {
      try {
        return await withProvider(signal, async (loaded) => {
          const { client } = loaded
          const proposed = client.connect({
            // The SDK may keep and change what it receives, so it receives a copy.
            optionalNamespaces: structuredClone(proposal) as Record<string, SdkNamespace>,
          })
          const { uri, approval } = await waitForRelay(proposed, signal)
          if (uri === undefined) throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
          const stopExpiry = expireProposal(loaded, uri, clock)
          const approved = approval()
          // A session that is approved after the pairing was cancelled must be ended. So the socket stays open as long
          // as the proposal can be approved.
          let late: Promise<void> | undefined
          const endLateSession = () => {
            late = approved.then(
              (struct) => endOtherSession(getTopic(struct)),
              () => {},
            )
          }
          const releaseHold = socket?.hold()
          approved
            .then(() => late)
            .catch(() => {})
            .finally(() => {
              stopExpiry()
              releaseHold?.()
            })
          signal.addEventListener('abort', endLateSession, { once: true })
          onUri(uri)
          const struct = await waitForWallet(approved, signal)
          try {
            return toRelaySession(struct)
          } catch (error) {
            // The approved session has no usable account.
            void endOtherSession(getTopic(struct))
            throw error
          }
        })
      } catch (error) {
        throw toRelayError(error, 'wc_sessionPropose')
      }
    },
    adopt(next) {
      const before = session?.topic
      setSession(next)
      if (before !== undefined) void endOtherSession(before)
    },
    refuse: ({ topic }) => void endOtherSession(topic),
    async request({ chainId, method, params, signal }) {
      const topic = session?.topic
      if (topic === undefined) throw new RemoteSessionEndedError()
      try {
        const response = await withProvider(signal, (loaded) =>
          waitForWallet(
            loaded.client.request({
              topic,
              chainId: toWalletChainId(chainId, loaded),
              request: { method, params },
            }),
            signal,
            topic,
          ),
        )
        extender.onResponse()
        return response
      } catch (error) {
        throw toRelayError(error, method)
      }
    },
    async disconnect() {
      const topic = session?.topic
      setSession(undefined)
      if (topic === undefined) return
      rejectPending(new RemoteSessionEndedError(), topic)
      await withProvider(undefined, (loaded) => close(loaded, topic))
    },
  }
}
