import type { SourceContext } from '../../../engine/source.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import type { WalletConnectOptions } from './options.js'

type SdkModule = typeof import('@walletconnect/universal-provider')

/**
 * Loads the SDK without telemetry, or returns the app's own provider.
 *
 * @throws `RelayNotConfiguredError` if the SDK is not installed.
 */
export async function loadProvider(
  options: WalletConnectOptions,
  context: Pick<SourceContext, 'metadata' | 'projectId'> & {
    readonly internal: Pick<SourceContext['internal'], 'storage'> & {
      readonly config: Pick<SourceContext['internal']['config'], 'name'>
    }
  },
  importSdk: () => Promise<SdkModule> = () => import('@walletconnect/universal-provider'),
): Promise<UniversalProvider> {
  const { provider: source, storage, relayUrl, metadata = context.metadata } = options
  const { customStoragePrefix = context.internal.config.name } = options
  if (source) return typeof source === 'function' ? source() : source
  const { UniversalProvider: Sdk } = await importSdk().catch(async (cause: unknown) => {
    if (!isMissing(cause)) throw cause
    const { RelayNotConfiguredError } = await import('../../../foundation/errors/relayNotConfigured.js')
    throw new RelayNotConfiguredError({ cause })
  })
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

/**
 * Whether a package is not installed, as opposed to a file that could not be fetched. Matches the errors of Vite (`Could not resolve`),
 * webpack and Node.js (`Cannot find`), Chrome (`Failed to resolve module specifier`), Safari (`does not resolve to a valid URL`) and
 * Firefox (`was a bare specifier`).
 */
function isMissing(error: unknown): boolean {
  return /resolve|cannot find|bare specifier/i.test(error instanceof Error ? error.message : '')
}
