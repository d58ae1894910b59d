import type { Connector, PortContext } from '@latchkit/core/ports'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { toConnectors } from './toConnectors.js'

/** Providers of connectors of wagmi's type `injected`, by connector uid. `undefined` if there is no wallet. */
export type Providers = Map<string, unknown>

/**
 * Calls `onChange` with the available connectors, at once and whenever they may have changed. Returns a function to stop.
 *
 * @param parameters `providers` is kept up to date.
 */
export function watchConnectors(
  parameters: {
    readonly config: Config
    readonly context: PortContext
    readonly providers: Providers
  },
  onChange: (connectors: readonly Connector[]) => void,
): () => void {
  const { config, context, providers } = parameters
  let stopped = false

  function notify(): void {
    if (!stopped) onChange(toConnectors(config.connectors, { ...context, providers }))
  }

  function refresh(): void {
    notify()
    void readProviders(config.connectors, providers).then(notify)
  }

  // What wagmi's `watchConnectors` does, without loading wagmi.
  const unwatch = config._internal.connectors.subscribe(refresh)
  // Event of wallets without EIP-6963 that are injected late.
  globalThis.window?.addEventListener('ethereum#initialized', refresh)
  refresh()
  return () => {
    stopped = true
    unwatch()
    globalThis.window?.removeEventListener('ethereum#initialized', refresh)
  }
}

/**
 * Reads the providers of the injected connectors into `providers`, and of no others: reading those may load an SDK or
 * contact a server.
 */
export async function readProviders(
  connectors: readonly WagmiConnector[],
  providers: Providers,
): Promise<void> {
  const injected = connectors.filter(({ type }) => type === 'injected')
  await Promise.all(
    injected.map(async (connector) => {
      // Without a provider there is no wallet to list, whatever the reason.
      providers.set(connector.uid, await connector.getProvider().catch(() => undefined))
    }),
  )
}
