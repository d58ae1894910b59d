import { ConfigError, type Network } from '@latchkit/core'
import type { Adapter, AdapterFactory, PortContext } from '@latchkit/core/ports'
import type { Config, CreateConnectorFn, Transport } from '@wagmi/core'
import { createOwnConfig, createSharedConfig, evmNetworksOf } from './createWagmiConfig.js'
import { discoverWallets } from './discoverWallets.js'
import { createWagmiAdapter } from './wagmiAdapter.js'

/** The adapter of a config that the host uses too. */
export type WagmiAdapterFactory<config extends Config = Config> = AdapterFactory & {
  /** For `<WagmiProvider config>` and wagmi's actions. */
  readonly config: config
}

/**
 * Connects Ethereum and every other EVM chain, through wagmi.
 *
 * Alone, `wagmi()` makes a config for the kit. Given `networks` it makes one for the host too; given `config` it uses the
 * host's. Then wagmi's own hooks and the kit always agree, whoever connects, switches or disconnects.
 *
 * @throws `ConfigError` (from `createLatchkit`) where no network is `eip155`, or the config lacks one that is
 * @example
 * ```ts
 * import { wagmi } from '@latchkit/adapter-wagmi'
 * import { createLatchkit } from '@latchkit/core'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base], adapters: [wagmi()] })
 * ```
 * @example
 * ```ts
 * import { wagmi } from '@latchkit/adapter-wagmi'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * export const adapter = wagmi({ networks: [mainnet, base] })
 * export const config = adapter.config // <WagmiProvider config={config}>
 * ```
 */
export function wagmi(options?: wagmi.Options): AdapterFactory
export function wagmi(options: wagmi.SharedOptions): WagmiAdapterFactory
export function wagmi<config extends Config>(
  options: wagmi.ConfigOptions<config>,
): WagmiAdapterFactory<config>
export function wagmi(
  options: wagmi.Options | wagmi.SharedOptions | wagmi.ConfigOptions<Config> = {},
): AdapterFactory {
  if ('config' in options) {
    const { config } = options
    return shared(() => config, config.chains)
  }
  if ('networks' in options) {
    return shared(
      once(() => createSharedConfig(options)),
      evmNetworksOf(options.networks),
    )
  }
  return (context) => {
    const { enableEIP6963, enableInjected } = context
    const networks = evmNetworksOf(context.networks)
    const returning = new Set<string>()
    return createWagmiAdapter({
      context,
      returning,
      config: once(() => createOwnConfig({ ...options, networks, enableInjected, returning })),
      discover: enableEIP6963 ? (config) => discoverWallets(config, returning) : undefined,
    })
  }
}

export declare namespace wagmi {
  /** What the config is made from, where the host does not bring its own. */
  type Options = {
    /** wagmi connectors beside the wallets found in the browser. Default none. */
    readonly connectors?: readonly CreateConnectorFn[] | undefined
    /** By chain id. Default: HTTP to the network's own `rpcUrls`. */
    readonly transports?: Readonly<Record<number, Transport>> | undefined
  }
  /** As `Options`, for a config that the host uses too. */
  type SharedOptions = Options & {
    /** Those of `createLatchkit`. The ones that are not `eip155` are left out. */
    readonly networks: readonly Network[]
    /** Finds wallets that announce themselves. Default true. The kit's own option of that name says whether it lists them. */
    readonly enableEIP6963?: boolean | undefined
    /** Finds the wallet behind `window.ethereum`. Default true. As above. */
    readonly enableInjected?: boolean | undefined
    /** wagmi's own: connectors and state are only read once `<WagmiProvider>` has mounted. Default false. */
    readonly ssr?: boolean | undefined
  }
  /** The host's own config. */
  type ConfigOptions<config extends Config> = { readonly config: config }
}

function shared(config: () => Config, chains: readonly { readonly id: number }[]): WagmiAdapterFactory {
  function createAdapter(context: PortContext): Adapter {
    const missing = evmNetworksOf(context.networks).find(({ id }) => !chains.some((chain) => chain.id === id))
    if (missing) {
      const { name, id } = missing
      throw new ConfigError({
        path: 'adapters',
        reason: `${name} (${id}) is not among the chains of the wagmi config`,
      })
    }
    return createWagmiAdapter({ context, config })
  }
  return Object.defineProperty(createAdapter, 'config', { get: config }) as WagmiAdapterFactory
}

/** wagmi's configs look at the page as soon as they are made: ours is made when it is first needed, and only once. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
