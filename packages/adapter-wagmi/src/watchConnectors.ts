import type { Connector, PortContext } from '@latchkit/core/ports'
import { type Config, type Connector as WagmiConnector, watchConnectors as watch } from '@wagmi/core'
import { toConnectors } from './toConnectors.js'

/** Calls `onChange` with the available connectors, at once and after every change. Returns a function to stop. */
export function watchConnectors(
  config: Config,
  context: PortContext,
  onChange: (connectors: readonly Connector[]) => void,
): () => void {
  const providers = new Map<string, unknown>()
  let lastKey: string | undefined
  let stopped = false

  function notify(): void {
    const connectors = toConnectors(config.connectors, { ...context, providers })
    const key = JSON.stringify(connectors)
    if (stopped || key === lastKey) return
    lastKey = key
    onChange(connectors)
  }

  // Only injected connectors: reading the provider of others may load an SDK or contact a server.
  async function loadProviders(connectors: readonly WagmiConnector[]): Promise<void> {
    const injected = connectors.filter(({ type }) => type === 'injected')
    await Promise.all(
      injected.map(async (connector) => {
        // Without a provider there is no wallet to list, whatever the reason.
        providers.set(connector.uid, await connector.getProvider().catch(() => undefined))
      }),
    )
    notify()
  }

  function refresh(): void {
    notify()
    void loadProviders(config.connectors)
  }

  const unwatch = watch(config, { onChange: refresh })
  // Event of wallets without EIP-6963 that are injected late.
  globalThis.window?.addEventListener('ethereum#initialized', refresh)
  refresh()
  return () => {
    stopped = true
    unwatch()
    globalThis.window?.removeEventListener('ethereum#initialized', refresh)
  }
}
