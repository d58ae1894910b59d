import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import type { Relay } from '../../../ports/Relay.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import type { SdkNamespace, UniversalProvider } from '../protocol/UniversalProvider.js'
import { createCurrentSession } from './createCurrentSession.js'
import { createLazyProvider } from './createLazyProvider.js'
import { createPairing } from './createPairing.js'
import { createPendingCalls } from './createPendingCalls.js'
import type { RelayContext, RelayOptions } from './RelayContext.js'
import { toRelayError } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'
import { toWalletChainId } from './toWalletChainId.js'
import { userDisconnectedReason } from './userDisconnectedReason.js'

/** Implements the `Relay` port with WalletConnect's SDK, which `load` loads on first use. */
export function createRelay(options: RelayOptions): Relay {
  const { clock, warn } = options
  const context: RelayContext = {
    ...options,
    ...createPendingCalls(clock),
    timeouts: createSdkTimeouts(clock),
    getProposal: () => structuredClone(options.proposal) as Record<string, SdkNamespace>,
    onSent: (request) => current.isOurs(request) && options.openWallet?.(request),
    isListening: () => current.isListening(),
    listen: (loaded) => current.listen(loaded),
  }
  const provider = createLazyProvider(context)
  const current = createCurrentSession(context, provider)

  async function close({ client }: UniversalProvider, topic: string): Promise<void> {
    current.tell(topic)
    try {
      await context.waitForRelay(client.disconnect({ topic, reason: userDisconnectedReason }), undefined)
    } catch (error) {
      // The session is removed locally. The wallet is notified when the relay is reachable, or its session expires.
      warn('The wallet could not be notified that the session has ended.', error)
      await client.session.delete(topic, userDisconnectedReason).catch(() => {})
    }
  }

  /** Ends a session other than the current one. Never rejects. */
  async function endUnusedSession(topic: string): Promise<void> {
    if (topic === current.session?.topic) return
    // Without the SDK there is no session to end.
    await provider.use(undefined, (loaded) => close(loaded, topic)).catch(() => {})
  }

  return {
    start: current.start,
    pair: createPairing(context, provider, endUnusedSession),
    restore: () =>
      provider.use(undefined, async ({ client }) => {
        const sessions = client.session.getAll().flatMap((sdkSession) => {
          try {
            return toRelaySession(sdkSession, provider.isAddress)
          } catch (error) {
            warn('A stored session cannot be used.', error)
            return []
          }
        })
        const [latest] = sessions
          .filter(({ expiresAt }) => expiresAt > clock.now())
          .sort((one, other) => other.expiresAt - one.expiresAt)
        current.set(latest)
        return latest ?? null
      }),
    adopt(next) {
      const before = current.session?.topic
      current.set(next)
      if (before !== undefined) void endUnusedSession(before)
    },
    endUnusedSession: ({ topic }) => void endUnusedSession(topic),
    async request({ chainId, method, params, signal }) {
      const topic = current.session?.topic
      if (topic === undefined) throw new RemoteSessionEndedError()
      try {
        const response = await provider.use(signal, (loaded) =>
          context.waitForWallet(
            loaded.client.request({
              topic,
              chainId: toWalletChainId(chainId, loaded.client.session.getAll().find(current.isOurs)),
              request: { method, params },
            }),
            signal,
            topic,
          ),
        )
        current.onResponse()
        return response
      } catch (error) {
        throw toRelayError(error, method)
      }
    },
    async disconnect() {
      const topic = current.session?.topic
      current.set(undefined)
      if (topic === undefined) return
      context.rejectAll(new RemoteSessionEndedError(), topic)
      await provider.use(undefined, (loaded) => close(loaded, topic))
    },
  }
}
