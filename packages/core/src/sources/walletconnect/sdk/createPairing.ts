import { RelayUnreachableError } from '../../../foundation/errors/relay.js'
import type { Relay } from '../../../ports/Relay.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import type { LazyProvider } from './createLazyProvider.js'
import type { RelayContext } from './RelayContext.js'
import { readTopic } from './readTopic.js'
import { toRelayError } from './toRelayError.js'
import { toRelaySession } from './toRelaySession.js'

type Proposed = Awaited<ReturnType<UniversalProvider['client']['connect']>> & { readonly signsIn?: boolean }

/**
 * Creates the function that pairs with a wallet. See `Relay`.
 *
 * @param endUnusedSession Ends a session other than the current one. Never rejects.
 */
export function createPairing(
  context: RelayContext,
  provider: LazyProvider,
  endUnusedSession: (topic: string) => Promise<void>,
): Relay['pair'] {
  const { waitForWallet, waitForRelay, warn } = context

  /** Ends the session of a cancelled pairing, whether it was approved before or after, unless the kit has adopted it. */
  function endIfCancelled(approved: Promise<unknown>, signal: AbortSignal): void {
    // The socket stays open as long as the proposal can be approved, and until the session has ended.
    const release = provider.socket?.hold()
    let ended: Promise<void> | undefined
    const endSession = () => {
      ended = approved.then(
        (sdkSession) => endUnusedSession(readTopic(sdkSession)),
        () => {},
      )
    }
    signal.addEventListener('abort', endSession, { once: true })
    approved
      .then(
        () => ended,
        () => {},
      )
      .finally(release)
  }

  /** Creates a pairing: with a message to sign if the app signs users in and all chains allow it, else with the proposal only. */
  async function propose(
    loaded: UniversalProvider,
    { signal, onSigned }: Pick<Parameters<Relay['pair']>[0], 'signal' | 'onSigned'>,
  ): Promise<Proposed> {
    // A provider of the app is not patched.
    const loading =
      context.isCreatedByKit &&
      context.loadSignIn?.().catch((error: unknown) => {
        warn('The sign-in with one approval could not be loaded. The user signs in after connecting.', error)
        return undefined
      })
    const signIn = await waitForWallet(Promise.resolve(loading), signal)
    const request = signIn && (await waitForWallet(signIn.createRequest(), signal))
    if (signIn && request) {
      const { authenticate, canAuthenticate } = await import('../authenticate/authenticate.js')
      if (canAuthenticate(loaded)) {
        const options = { ...context, signal, signIn, onSigned, endSession: endUnusedSession }
        return { ...(await waitForRelay(authenticate(loaded, request, options), signal)), signsIn: true }
      }
    }
    return waitForRelay(loaded.client.connect({ optionalNamespaces: context.getProposal() }), signal)
  }

  return async ({ signal, onUri, onSigned }) => {
    try {
      return await provider.use(signal, async (loaded) => {
        const { uri, approval, signsIn } = await propose(loaded, { signal, onSigned })
        if (uri === undefined) throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
        const approved = approval()
        endIfCancelled(approved, signal)
        onUri(uri, signsIn)
        const sdkSession = await waitForWallet(approved, signal)
        try {
          return toRelaySession(sdkSession, provider.isAddress)
        } catch (error) {
          // The approved session has no usable account.
          void endUnusedSession(readTopic(sdkSession))
          throw error
        }
      })
    } catch (error) {
      throw toRelayError(error, 'wc_sessionPropose')
    }
  }
}
