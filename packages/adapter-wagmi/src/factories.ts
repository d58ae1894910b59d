import type { Adapter, AdapterFactory, PortContext } from '@latchkit/core/ports'
import type { Config } from '@wagmi/core'
import { createDisplayUris, type DisplayUris } from './displayUris.js'
import { assertChains, getEvmNetworks } from './evmNetworks.js'
import { getCurrentConnection } from './getCurrentConnection.js'
import { type BeforeLoad, createLazyAdapter, type EvmAdapter } from './lazyAdapter.js'
import type { OwnOptions } from './options.js'
import { createWalletDiscovery } from './walletDiscovery.js'
import { type Providers, watchConnectors } from './watchConnectors.js'

/** Adapter factory with the config of the host app. */
export type WagmiAdapterFactory<config extends Config = Config> = AdapterFactory & {
  /** For `<WagmiProvider config>` and wagmi's actions. */
  readonly config: config
}

/** Adapter factory with a config that is shared with the host app, and loaded on first use. */
export type LazyWagmiAdapterFactory<config extends Config = Config> = AdapterFactory & {
  /**
   * Loads the config, for wagmi's actions and `<WagmiProvider config>`. From then on, the kit follows the config. Returns
   * the same config each time. After a failure, the next call tries again.
   */
  readonly loadConfig: () => Promise<config>
}

/** An adapter with a config that only the kit uses. Each kit has its own. */
export function createOwnFactory(options: OwnOptions): AdapterFactory {
  return (context) => {
    getEvmNetworks(context.networks)
    const discovery = createWalletDiscovery(context)
    const isListedByWagmi = options.connectors !== undefined && options.connectors.length > 0
    return createAdapter(context, {
      before: {
        start({ onConnectors, activate }) {
          if (isListedByWagmi) activate()
          return discovery.start(onConnectors)
        },
        mayRestore: (connectorId) => isListedByWagmi || discovery.has(connectorId),
      },
      load: async (displayUris) => {
        const { createOwnAdapter } = await import('./firstUse.js')
        return createOwnAdapter({ context, displayUris, options, announced: discovery.announced })
      },
    })
  }
}

/** An adapter with a config that the kit and the host app load. */
export function createSharedFactory(parameters: {
  readonly loadConfig: () => Promise<Config>
  /** The chains of the config, if they are known before it is loaded. */
  readonly chains?: readonly { readonly id: number }[]
  /** Whether wagmi must be loaded to list its connectors. */
  readonly hasConnectors?: boolean
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
}): LazyWagmiAdapterFactory {
  const { chains, enableEIP6963, enableInjected } = parameters
  const activations = new Set<() => void>()
  let loading: Promise<Config> | undefined

  async function loadConfig(): Promise<Config> {
    loading ??= parameters.loadConfig()
    const current = loading
    try {
      return await current
    } catch (error) {
      if (loading === current) loading = undefined
      throw error
    }
  }

  function createFactory(context: PortContext) {
    if (chains) assertChains(chains, context)
    const discovery = createWalletDiscovery({
      enableEIP6963: enableEIP6963 && context.enableEIP6963,
      enableInjected: enableInjected && context.enableInjected,
    })
    return createAdapter(context, {
      before: {
        start({ onConnectors, activate }) {
          activations.add(activate)
          // The host app has loaded the config, or wagmi lists the connectors.
          if (loading || parameters.hasConnectors) activate()
          const stop = discovery.start(onConnectors)
          return () => {
            activations.delete(activate)
            stop()
          }
        },
        mayRestore: () => true,
      },
      load: async (displayUris) => {
        const [config, code] = await Promise.all([loadConfig(), import('./firstUse.js')])
        assertChains(config.chains, context)
        return code.createAdapter({ context, displayUris, config, providers: new Map() })
      },
    })
  }

  return Object.assign(createFactory, {
    async loadConfig() {
      const config = await loadConfig()
      for (const activate of activations) activate()
      return config
    },
  })
}

/** An adapter with a config that the host app has created, and wagmi with it. */
export function createConfigFactory(config: Config): WagmiAdapterFactory {
  function createFactory(context: PortContext) {
    assertChains(config.chains, context)
    const providers: Providers = new Map()
    return createAdapter(context, {
      before: {
        start({ onConnectors, activate }) {
          const activateIfConnected = () => {
            if (getCurrentConnection(config)) activate()
          }
          const stopSessions = config.subscribe((state) => state, activateIfConnected)
          activateIfConnected()
          const stopConnectors = watchConnectors({ config, context, providers }, onConnectors)
          return () => {
            stopSessions()
            stopConnectors()
          }
        },
        mayRestore: () => true,
      },
      load: async (displayUris) => {
        const code = await import('./firstUse.js')
        return code.createAdapter({ context, displayUris, config, providers })
      },
    })
  }
  return Object.assign(createFactory, { config })
}

function createAdapter(
  { warn }: PortContext,
  parameters: {
    readonly before: BeforeLoad
    readonly load: (displayUris: DisplayUris) => Promise<EvmAdapter>
  },
): Adapter {
  const displayUris = createDisplayUris()
  const { before, load } = parameters
  return createLazyAdapter({ before, displayUris, load: () => load(displayUris), warn })
}
