import type { Connector, PortContext } from '@latchkit/core/ports'
import { type Config, type Connector as WagmiConnector, watchConnectors as watch } from '@wagmi/core'
import { toConnectors } from './toConnectors.js'

/** Tells `onChange` what can be connected: at once, and whenever that changes. Answers how to stop. */
export function watchConnectors(
  config: Config,
  context: PortContext,
  onChange: (connectors: readonly Connector[]) => void,
): () => void {
  const providers = new Map<string, unknown>()
  let told: string | undefined
  let stopped = false

  function tell(): void {
    const connectors = toConnectors(config.connectors, { ...context, providers })
    const key = JSON.stringify(connectors)
    if (stopped || key === told) return
    told = key
    onChange(connectors)
  }

  // Only of those in the browser: to ask another connector may load a wallet's whole library, or speak to a server.
  async function look(connectors: readonly WagmiConnector[]): Promise<void> {
    const injected = connectors.filter(({ type }) => type === 'injected')
    await Promise.all(
      injected.map(async (connector) => {
        // Without a provider there is no wallet to show, whatever the reason.
        providers.set(connector.uid, await connector.getProvider().catch(() => undefined))
      }),
    )
    tell()
  }

  function refresh(): void {
    tell()
    void look(config.connectors)
  }

  const unwatch = watch(config, { onChange: refresh })
  // What wallets without EIP-6963 say when they come late.
  globalThis.window?.addEventListener('ethereum#initialized', refresh)
  refresh()
  return () => {
    stopped = true
    unwatch()
    globalThis.window?.removeEventListener('ethereum#initialized', refresh)
  }
}
