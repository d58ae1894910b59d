import type { RelayContext } from '../kit/relay.js'
import { memoryStorage } from './memoryStorage.js'
import { mend } from './mend.js'
import type { WalletConnectOptions } from './options.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** Brings the SDK, or the dapp's own provider. Neither sends telemetry nor loads a third party's frame by it. */
export async function loadProvider(
  options: WalletConnectOptions,
  context: RelayContext,
): Promise<UniversalProvider> {
  const { provider: source, storage, relayUrl, metadata = context.metadata } = options
  const { customStoragePrefix = context.internal.config.name } = options
  if (source) return mend(await (typeof source === 'function' ? source() : source))
  const { UniversalProvider: Sdk } = await import('@walletconnect/universal-provider')
  const kept = storage ?? (context.internal.storage === null ? memoryStorage() : undefined)
  const provider: UniversalProvider = await Sdk.init({
    projectId: context.projectId,
    metadata: { ...metadata, icons: [...metadata.icons] },
    logger: 'silent',
    telemetryEnabled: false,
    ...(relayUrl && { relayUrl }),
    customStoragePrefix,
    ...(kept && { storage: kept }),
  })
  // Nobody but the provider itself listens yet. What it would do is for a session of its own, of which the kit makes none:
  // among it, to let every code on show expire as soon as a session ends.
  provider.client.events?.removeAllListeners?.()
  return mend(provider)
}
