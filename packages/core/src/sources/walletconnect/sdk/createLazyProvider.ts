import { RelayUnreachableError } from '../../../foundation/errors/relay.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { createSharedSocket, type SharedSocket } from './createSharedSocket.js'
import { type IsAddress, loadIsAddress } from './loadIsAddress.js'
import { patchSdk } from './patchSdk.js'
import type { RelayContext } from './RelayContext.js'
import { toRelayError } from './toRelayError.js'

/** The SDK's provider, which is loaded with its first use. */
export type LazyProvider = {
  /** The provider, once it is loaded. */
  readonly loaded?: UniversalProvider | undefined
  /** The socket of a provider that the kit created, once it is loaded. */
  readonly socket?: SharedSocket | undefined
  /** Loaded with the provider. */
  readonly isAddress: IsAddress
  /** Calls `callback` with the provider, and keeps the socket open until it settles. */
  readonly use: <T>(
    signal: AbortSignal | undefined,
    callback: (provider: UniversalProvider) => Promise<T>,
  ) => Promise<T>
}

/** Creates the loader of a provider. Does not load it. */
export function createLazyProvider(context: RelayContext): LazyProvider {
  const { isCreatedByKit } = context
  let loading: Promise<UniversalProvider> | undefined

  async function get(): Promise<UniversalProvider> {
    loading ??= Promise.all([context.load(), loadIsAddress(context.proposal)]).then(([loaded, isAddress]) => {
      provider.isAddress = isAddress
      if (isCreatedByKit) patchSdk(loaded, context)
      return loaded
    })
    try {
      const loaded = await loading
      provider.loaded = loaded
      if (isCreatedByKit) provider.socket ??= createSharedSocket(loaded, context.clock, context.isListening)
      context.listen(loaded)
      return loaded
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

  const provider: { -readonly [Key in keyof LazyProvider]: LazyProvider[Key] } = {
    isAddress: () => false,
    async use(signal, callback) {
      const loaded = await context.waitForRelay(get(), signal)
      const release = provider.socket?.hold()
      try {
        return await callback(loaded)
      } finally {
        release?.()
      }
    },
  }
  return provider
}
