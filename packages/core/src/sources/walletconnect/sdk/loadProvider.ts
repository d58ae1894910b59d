import type { SourceContext } from '../../../engine/source.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import type { WalletConnectOptions } from './options.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** Loads the SDK without telemetry, or returns the app's own provider. */
export async function loadProvider(
  options: WalletConnectOptions,
  context: Pick<SourceContext, 'metadata' | 'projectId'> & {
    readonly internal: Pick<SourceContext['internal'], 'storage'> & {
      readonly config: Pick<SourceContext['internal']['config'], 'name'>
    }
  },
): Promise<UniversalProvider> {
  const { provider: source, storage, relayUrl, metadata = context.metadata } = options
  const { customStoragePrefix = context.internal.config.name } = options
  if (source) return typeof source === 'function' ? source() : source
  const { UniversalProvider: Sdk } = await import('@walletconnect/universal-provider')
  const kept = storage ?? (context.internal.storage === null ? createMemoryStorage() : undefined)
  return Sdk.init({
    projectId: context.projectId,
    metadata: { ...metadata, icons: [...metadata.icons] },
    logger: 'silent',
    telemetryEnabled: false,
    ...(relayUrl && { relayUrl }),
    customStoragePrefix,
    ...(kept && { storage: kept }),
  })
}
