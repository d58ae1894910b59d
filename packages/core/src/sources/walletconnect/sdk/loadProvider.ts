import type { SourceContext } from '../../../engine/source.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import type { WalletConnectOptions } from './options.js'
import { patchSdk } from './patchSdk.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** Loads the SDK, or the host app's own provider, without telemetry, and without the frame of Verify unless that is on. */
export async function loadProvider(
  options: WalletConnectOptions,
  context: Pick<SourceContext, 'metadata' | 'projectId'> & {
    readonly internal: Pick<SourceContext['internal'], 'storage'> & {
      readonly config: Pick<SourceContext['internal']['config'], 'name'>
    }
  },
): Promise<UniversalProvider> {
  const { provider: source, storage, relayUrl, verify, metadata = context.metadata } = options
  const { customStoragePrefix = context.internal.config.name } = options
  if (source) return patchSdk(await (typeof source === 'function' ? source() : source), verify)
  const { UniversalProvider: Sdk } = await import('@walletconnect/universal-provider')
  const kept = storage ?? (context.internal.storage === null ? createMemoryStorage() : undefined)
  const provider: UniversalProvider = await Sdk.init({
    projectId: context.projectId,
    metadata: { ...metadata, icons: [...metadata.icons] },
    logger: 'silent',
    telemetryEnabled: false,
    ...(relayUrl && { relayUrl }),
    customStoragePrefix,
    ...(kept && { storage: kept }),
  })
  // The only listener is the provider itself, for a session of its own, which the kit never creates. It would also
  // expire every proposal as soon as a session ends.
  provider.client.events?.removeAllListeners?.()
  return patchSdk(provider, verify)
}
