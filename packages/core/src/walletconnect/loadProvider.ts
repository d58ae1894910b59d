import type { RelayContext } from '../kit/relay.js'
import { memoryStorage } from './memoryStorage.js'
import type { WalletConnectOptions } from './options.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** Brings the SDK, or the dapp's own provider. Neither sends telemetry nor loads a third party's frame by it. */
export async function loadProvider(
  options: WalletConnectOptions,
  context: RelayContext,
): Promise<UniversalProvider> {
  const { provider: source, storage, relayUrl, customStoragePrefix, metadata = context.metadata } = options
  if (source) return quiet(await (typeof source === 'function' ? source() : source))
  const { UniversalProvider: Sdk } = await import('@walletconnect/universal-provider')
  const kept = storage ?? (context.internal.storage === null ? memoryStorage() : undefined)
  return quiet(
    await Sdk.init({
      projectId: context.projectId,
      metadata: { ...metadata, icons: [...metadata.icons] },
      logger: 'silent',
      telemetryEnabled: false,
      ...(relayUrl && { relayUrl }),
      ...(customStoragePrefix && { customStoragePrefix }),
      ...(kept && { storage: kept }),
    }),
  )
}

/**
 * The SDK would have a frame of `verify.walletconnect.org` attest each request, and waits 5 s where it does not answer
 * (services.md §3.7). Wallets do without it.
 */
function quiet(provider: UniversalProvider): UniversalProvider {
  const { verify } = provider.client.core
  if (verify) verify.register = async () => ''
  return provider
}
