import { ConfigError, type Network } from '@latchkit/core'
import { type Adapter, type AdapterFactory, checkOptionNames, type PortContext } from '@latchkit/core/ports'
import type { Config, CreateConnectorFn, Transport } from '@wagmi/core'
import { createOwnConfig, createSharedConfig, getEvmNetworks } from './createWagmiConfig.js'
import { discoverWallets } from './discoverWallets.js'
import { createWagmiAdapter } from './wagmiAdapter.js'

/** Adapter factory that exposes a config shared with the host app. */
export type WagmiAdapterFactory<config extends Config = Config> = AdapterFactory & {
  /** For `<WagmiProvider config>` and wagmi's actions. */
  readonly config: config
}

/**
 * Connects Ethereum and other EVM chains through wagmi.
 *
 * `wagmi()` creates a config for the kit. With `networks` it creates a config shared with the host app. With `config`
 * it uses the host app's config. wagmi's hooks and a kit with a shared config always agree.
 *
 * @throws `ConfigError` (from `createLatchkit`) if no network is `eip155`, or if the config lacks one of them;
 * for an unknown option name, in development
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
  checkOptionNames<Partial<wagmi.SharedOptions & wagmi.ConfigOptions<Config>>>(
    options,
    () => ({
      connectors: true,
      transports: true,
      networks: true,
      name: true,
      enableEIP6963: true,
      enableInjected: true,
      ssr: true,
      config: true,
    }),
    'wagmi',
  )
  if ('config' in options) {
    const { config } = options
    return createSharedFactory(() => config, config.chains)
  }
  if ('networks' in options) {
    return createSharedFactory(
      once(() => createSharedConfig(options)),
      getEvmNetworks(options.networks),
    )
  }
  return (context) => {
    const { enableEIP6963, enableInjected } = context
    const networks = getEvmNetworks(context.networks)
    const restorableIds = new Set<string>()
    return createWagmiAdapter({
      context,
      restorableIds,
      config: once(() => createOwnConfig({ ...options, networks, enableInjected, restorableIds })),
      discover: enableEIP6963 ? (config) => discoverWallets(config, restorableIds) : undefined,
    })
  }
}

export declare namespace wagmi {
  /** Options of a config created by the adapter. */
  type Options = {
    /** wagmi connectors in addition to the wallets discovered in the browser. Default none. */
    readonly connectors?: readonly CreateConnectorFn[] | undefined
    /** Transports by chain id. Default: HTTP to the network's `rpcUrls`. */
    readonly transports?: Readonly<Record<number, Transport>> | undefined
  }
  /** Options of a config shared with the host app. */
  type SharedOptions = Options & {
    /** The networks of `createLatchkit`. Networks outside `eip155` are ignored. */
    readonly networks: readonly Network[]
    /**
     * Separates the stored state of two kits on one origin: pass the `name` of the kit. Default: wagmi's own keys, which
     * all wagmi configs of the origin share.
     */
    readonly name?: string | undefined
    /**
     * Discovers wallets that announce themselves. Default true. The kit's option of the same name decides whether it
     * lists them.
     */
    readonly enableEIP6963?: boolean | undefined
    /**
     * Discovers the wallet behind `window.ethereum`. Default true. The kit's option of the same name decides whether it
     * lists it.
     */
    readonly enableInjected?: boolean | undefined
    /** wagmi's option: connectors and state are read only after `<WagmiProvider>` has mounted. Default false. */
    readonly ssr?: boolean | undefined
  }
  /** Options with the host app's config. */
  type ConfigOptions<config extends Config> = { readonly config: config }
}

function createSharedFactory(
  config: () => Config,
  chains: readonly { readonly id: number }[],
): WagmiAdapterFactory {
  function createAdapter(context: PortContext): Adapter {
    const missing = getEvmNetworks(context.networks).find(
      ({ id }) => !chains.some((chain) => chain.id === id),
    )
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

/** Creates the value on the first call only. A wagmi config accesses `window` on creation, so it is created lazily. */
function once<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
