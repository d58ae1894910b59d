import { type OtherTabs, openOtherTabs } from '../../../browser/otherTabs.js'
import { RelayRefusedError, RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { isCaipNetworkId } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import { normalizeChainId } from '../protocol/proposal.js'
import type { SignEvent, UniversalProvider } from '../protocol/UniversalProvider.js'
import { createExtender } from './createExtender.js'
import type { LazyProvider } from './createLazyProvider.js'
import type { RelayContext } from './RelayContext.js'
import { readTopic } from './readTopic.js'
import { getAppRejectionReason } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'
import { userDisconnectedReason } from './userDisconnectedReason.js'

/** The current session of a relay. While the relay has a listener, its changes are emitted, and the session holds the socket. */
export type CurrentSession = Pick<Relay, 'start'> & {
  readonly session?: RelaySession | undefined
  /** Extends the session now if that is due. Called after a response, because the wallet is online then. */
  readonly onResponse: () => void
  readonly isListening: () => boolean
  /** Notifies the app's other tabs of the end of a session. */
  readonly tell: (topic: string) => void
  readonly set: (session: RelaySession | undefined) => void
  /** Whether an object of the SDK has the topic of the session. */
  readonly isOurs: (payload: unknown) => boolean
  /** Listens to the events of the provider, once, if the relay has a listener. */
  readonly listen: (provider: UniversalProvider) => void
}

/** An event of a wallet. Untrusted input. */
type SdkEvent = {
  readonly params?: {
    readonly event?: { readonly name?: unknown; readonly data?: unknown }
    readonly chainId?: unknown
  }
}

/** Creates the holder of the current session. There is none at first. */
export function createCurrentSession(context: RelayContext, provider: LazyProvider): CurrentSession {
  const { clock, warn, rejectAll } = context
  const extender = createExtender({ clock, extend })
  let emit: ((event: RelayEvent) => void) | undefined
  let tabs: OtherTabs | undefined
  /** Releases the socket. Set while the session holds it. */
  let releaseSocket: (() => void) | undefined
  let stopListening: (() => void) | undefined

  function set(next: RelaySession | undefined): void {
    current.session = next
    updateActivity()
  }

  /** Uses the socket and the extender while there are a session and a listener. */
  function updateActivity(): void {
    const active = emit && current.session
    if (active) {
      releaseSocket ??= provider.socket?.hold()
      provider.socket?.open()
    } else {
      releaseSocket?.()
      releaseSocket = undefined
    }
    extender.watch(active)
  }

  /** Asks the wallet to extend a session. The SDK stores the new expiry immediately, so it is reset if the wallet rejects it. */
  async function extend({ topic, expiresAt }: RelaySession): Promise<void> {
    await provider.use(undefined, async (loaded) => {
      const { client } = loaded
      try {
        const { acknowledged } = (await client.extend?.({ topic })) ?? {}
        await acknowledged?.()
        refresh(loaded, { topic })
      } catch (error) {
        const expiry = expiresAt / 1000
        if (isOurs({ topic }) && current.session?.expiresAt === expiresAt) {
          await client.session.update?.(topic, { expiry })
          client.core.expirer?.set(topic, expiry)
        }
        throw error
      }
    })
  }

  function listen(loaded: UniversalProvider): void {
    if (stopListening || !emit) return
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
    if (!rejectAll(error)) emit?.({ type: 'appRejected', error })
  }

  /** Reads the session from the SDK again, and emits its change or end. `payload` has the topic of a session. */
  function refresh(loaded: UniversalProvider, payload: unknown): void {
    const stored = loaded.client.session.getAll().find(isOurs)
    if (!stored) onSessionEnd(payload)
    if (!stored || !isOurs(payload)) return
    try {
      const session = toRelaySession(stored, provider.isAddress)
      set(session)
      emit?.({ type: 'session', session })
    } catch (error) {
      warn('A wallet changed its session into one that cannot be used.', error)
    }
  }

  function onSessionEvent(payload: unknown): void {
    const { params } = payload as SdkEvent
    const { name, data } = params?.event ?? {}
    const chainId = params?.chainId
    if (!isOurs(payload) || typeof name !== 'string' || !isCaipNetworkId(chainId)) return
    emit?.({ type: 'event', chainId: normalizeChainId(chainId), name, data })
  }

  function onSessionEnd(payload: unknown): void {
    const { session } = current
    if (!session || !isOurs(payload)) return
    // The SDK first reports an expired session as deleted.
    const by = session.expiresAt <= clock.now() ? 'expiry' : 'wallet'
    set(undefined)
    rejectAll(new RemoteSessionEndedError(), readTopic(payload))
    emit?.({ type: 'ended', by })
  }

  /** Removes a session that another tab ended. The tabs' SDKs share the storage but do not notify each other. */
  function onEndedByOtherTab(topic: unknown): void {
    if (!isOurs({ topic })) return
    provider.loaded?.client.session.delete(readTopic({ topic }), userDisconnectedReason).catch(() => {})
    onSessionEnd({ topic })
  }

  function isOurs(payload: unknown): boolean {
    return readTopic(payload) === current.session?.topic
  }

  function start(listener: (event: RelayEvent) => void): () => void {
    const { loaded } = provider
    emit = listener
    tabs = openOtherTabs(`${remoteConnectorId}.${context.name}`, onEndedByOtherTab)
    if (loaded) {
      listen(loaded)
      // The session may have changed while there was no listener.
      refresh(loaded, { topic: current.session?.topic })
      updateActivity()
    }
    return () => {
      emit = undefined
      stopListening?.()
      stopListening = undefined
      tabs?.close()
      tabs = undefined
      rejectAll(new AbortedError())
      context.timeouts.expireAll()
      updateActivity()
      provider.socket?.closeIfUnused()
    }
  }

  const current: { -readonly [Key in keyof CurrentSession]: CurrentSession[Key] } = {
    ...{ set, isOurs, listen, start },
    onResponse: extender.onResponse,
    isListening: () => !!emit,
    tell: (topic) => tabs?.tell(topic),
  }
  return current
}
