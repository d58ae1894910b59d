import { type OtherTabs, openOtherTabs } from '../../../browser/otherTabs.js'
import {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../../../foundation/errors/relay.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { type CaipNetworkId, isCaipNetworkId } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Clock } from '../../../ports/Clock.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import type { OneClickSignIn } from '../authenticate/SignInRequest.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import { getFormerChainId, normalizeChainId, type Proposal } from '../protocol/proposal.js'
import type { SentRequest } from '../protocol/SentRequest.js'
import type { SdkNamespace, SignEvent, UniversalProvider } from '../protocol/UniversalProvider.js'
import { createExtender } from './createExtender.js'
import { createPendingCalls } from './createPendingCalls.js'
import { createSharedSocket, type SharedSocket } from './createSharedSocket.js'
import { type IsAddress, loadIsAddress } from './loadIsAddress.js'
import type { WalletConnectOptions } from './options.js'
import { patchSdk } from './patchSdk.js'
import { readTopic } from './readTopic.js'
import { getAppRejectionReason, toRelayError } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'
import { userDisconnectedReason } from './userDisconnectedReason.js'

type Proposed = Awaited<ReturnType<UniversalProvider['client']['connect']>>

/** Implements the `Relay` port with WalletConnect's SDK, which `load` loads on first use. */
export function createRelay(parameters: {
  readonly load: () => Promise<UniversalProvider>
  /** Whether the kit created the provider: then it is patched, and its socket is closed while nothing uses it. */
  readonly isCreatedByKit: boolean
  readonly proposal: Proposal
  readonly clock: Clock
  /** The kit's name: separates its tabs from the tabs of another kit. */
  readonly name: string
  readonly warn: (message: string, cause?: unknown) => void
  /** Opens the wallet app for a request of the session. */
  readonly openWallet?: ((request: SentRequest) => void) | undefined
  /** Loads the sign-in with the approval of the session, if the app signs users in and all chains allow it. */
  readonly loadSignIn?: (() => Promise<OneClickSignIn | undefined>) | undefined
  /** See `WalletConnectOptions`. */
  readonly verify?: WalletConnectOptions['verify']
}): Relay {
  const { load, isCreatedByKit, proposal, clock, warn, name, openWallet, verify, loadSignIn } = parameters
  const { waitForWallet, waitForRelay, rejectAll: rejectPending } = createPendingCalls(clock)
  const extender = createExtender({ clock, extend })
  const timeouts = createSdkTimeouts(clock)
  let loading: Promise<UniversalProvider> | undefined
  let ready: UniversalProvider | undefined
  /** Loaded with the provider. */
  let isAddress: IsAddress = () => false
  let socket: SharedSocket | undefined
  let emit: ((event: RelayEvent) => void) | undefined
  let session: RelaySession | undefined
  /** Releases the socket. Set while the session holds it, which is while the relay has a listener. */
  let releaseSocket: (() => void) | undefined
  let stopListening: (() => void) | undefined
  let tabs: OtherTabs | undefined

  /** The SDK may keep and change what it receives, so it receives a copy. */
  function getProposal(): Record<string, SdkNamespace> {
    return structuredClone(proposal) as Record<string, SdkNamespace>
  }

  async function getProvider(): Promise<UniversalProvider> {
    loading ??= Promise.all([load(), loadIsAddress(proposal)]).then(([loaded, isLoadedAddress]) => {
      isAddress = isLoadedAddress
      if (isCreatedByKit)
        patchSdk(loaded, {
          timeouts,
          verify,
          getProposal,
          onSent: (request) => isOurs(request) && openWallet?.(request),
        })
      return loaded
    })
    try {
      ready = await loading
      if (isCreatedByKit) socket ??= createSharedSocket(ready, clock, () => !!emit)
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
    updateActivity()
  }

  /** Uses the socket and the extender while there are a session and a listener. */
  function updateActivity(): void {
    updateSocketHold()
    extender.watch(emit && session)
  }

  /** Asks the wallet to extend a session. The SDK stores the new expiry immediately, so it is reset if the wallet rejects it. */
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
    const toggle = (method: 'on' | 'off') => {
      for (const [event, listener] of handlers) client[method](event, listener)
      relayer[method]('relayer_error', onSocketError)
    }
    toggle('on')
    stopListening = () => toggle('off')
  }

  /** Handles a socket error. Only a rejection by the relay is final: after other errors the SDK reconnects. */
  function onSocketError(payload: unknown): void {
    const reason = getAppRejectionReason(payload instanceof Error ? payload.message : String(payload))
    if (!reason) return
    const error = new RelayRefusedError({ reason, cause: payload })
    // Pending callers receive the error; it is emitted only if there are none.
    if (!rejectPending(error)) emit?.({ type: 'appRejected', error })
  }

  /** Returns the current session as the SDK has stored it. */
  function getStoredSession({ client }: UniversalProvider): unknown {
    return client.session.getAll().find(isOurs)
  }

  /** Reads the session from the SDK again, and emits its change or end. `payload` has the topic of a session. */
  function refresh(loaded: UniversalProvider, payload: unknown): void {
    const stored = getStoredSession(loaded)
    if (!stored) onSessionEnd(payload)
    if (!stored || !isOurs(payload)) return
    try {
      const next = toRelaySession(stored, isAddress)
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
    emit?.({ type: 'event', chainId: normalizeChainId(chainId), name, data })
  }

  function onSessionEnd(payload: unknown): void {
    if (!session || !isOurs(payload)) return
    // The SDK first reports an expired session as deleted.
    const by = session.expiresAt <= clock.now() ? 'expiry' : 'wallet'
    setSession(undefined)
    rejectPending(new RemoteSessionEndedError(), readTopic(payload))
    emit?.({ type: 'ended', by })
  }

  /** Removes a session that another tab ended. The tabs' SDKs share the storage but do not notify each other. */
  function onEndedByOtherTab(topic: unknown): void {
    if (!isOurs({ topic })) return
    ready?.client.session.delete(readTopic({ topic }), userDisconnectedReason).catch(() => {})
    onSessionEnd({ topic })
  }

  function isOurs(payload: unknown): boolean {
    return session !== undefined && readTopic(payload) === session.topic
  }

  /** Returns the chain id in the form that the session's wallet uses. */
  function toWalletChainId(chainId: CaipNetworkId, loaded: UniversalProvider): CaipNetworkId {
    const former = getFormerChainId(chainId)
    // Some wallets use only the earlier id of a chain.
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
  async function endUnusedSession(topic: string): Promise<void> {
    if (topic === session?.topic) return
    // Without the SDK there is no session to end.
    await withProvider(undefined, (loaded) => close(loaded, topic)).catch(() => {})
  }

  /** Ends the session of a cancelled pairing, whether it was approved before or after, unless the kit has adopted it. */
  function endIfCancelled(approved: Promise<unknown>, signal: AbortSignal): void {
    // The socket stays open as long as the proposal can be approved, and until the session has ended.
    const release = socket?.hold()
    let ended: Promise<void> | undefined
    const endSession = () => {
      ended = approved.then(
        (sdkSession) => endUnusedSession(readTopic(sdkSession)),
        () => {},
      )
    }
    signal.addEventListener('abort', endSession, { once: true })
    approved
      .then(() => ended)
      .catch(() => {})
      .finally(release)
  }

  /** Creates a pairing: with a message to sign if the app signs users in and all chains allow it, else with the proposal only. */
  async function propose(
    loaded: UniversalProvider,
    { signal, onSigned }: Pick<Parameters<Relay['pair']>[0], 'signal' | 'onSigned'>,
  ): Promise<Proposed & { readonly signsIn?: boolean }> {
    // A provider of the app is not patched.
    const loading = isCreatedByKit
      ? loadSignIn?.().catch((error: unknown) => {
          warn(
            'The sign-in with one approval could not be loaded. The user signs in after connecting.',
            error,
          )
          return undefined
        })
      : undefined
    const signIn = await waitForWallet(Promise.resolve(loading), signal)
    const request = signIn && (await waitForWallet(signIn.createRequest(), signal))
    if (signIn && request) {
      const { authenticate, canAuthenticate } = await import('../authenticate/authenticate.js')
      if (canAuthenticate(loaded)) {
        const context = { signal, timeouts, clock, signIn, onSigned, endSession: endUnusedSession }
        return { ...(await waitForRelay(authenticate(loaded, request, context), signal)), signsIn: true }
      }
    }
    return waitForRelay(loaded.client.connect({ optionalNamespaces: getProposal() }), signal)
  }

  return {
    start(listener) {
      emit = listener
      tabs = openOtherTabs(`${remoteConnectorId}.${name}`, onEndedByOtherTab)
      if (ready) {
        listen(ready)
        // The session may have changed while there was no listener.
        refresh(ready, { topic: session?.topic })
        updateActivity()
      }
      return () => {
        emit = undefined
        stopListening?.()
        stopListening = undefined
        tabs?.close()
        tabs = undefined
        rejectPending(new AbortedError())
        timeouts.expireAll()
        updateActivity()
        socket?.closeIfUnused()
      }
    },
    restore: () =>
      withProvider(undefined, async ({ client }) => {
        const sessions = client.session.getAll().flatMap((sdkSession) => {
          try {
            return toRelaySession(sdkSession, isAddress)
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
    async pair({ signal, onUri, onSigned }) {
      try {
        return await withProvider(signal, async (loaded) => {
          const { uri, approval, signsIn } = await propose(loaded, { signal, onSigned })
          if (uri === undefined) throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
          const approved = approval()
          endIfCancelled(approved, signal)
          onUri(uri, signsIn)
          const sdkSession = await waitForWallet(approved, signal)
          try {
            return toRelaySession(sdkSession, isAddress)
          } catch (error) {
            // The approved session has no usable account.
            void endUnusedSession(readTopic(sdkSession))
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
      if (before !== undefined) void endUnusedSession(before)
    },
    endUnusedSession: ({ topic }) => void endUnusedSession(topic),
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
