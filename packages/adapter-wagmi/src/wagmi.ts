import { type AdapterFactory, checkOptionNames } from '@latchkit/core/ports'
import type { Config } from '@wagmi/core'
import { getEvmNetworks } from './evmNetworks.js'
import {
  createConfigFactory,
  createOwnFactory,
  createSharedFactory,
  type LazyWagmiAdapterFactory,
  type WagmiAdapterFactory,
} from './factories.js'
import type { OwnOptions, SharedOptions as SharedConfigOptions } from './options.js'

/**
 * Connects Ethereum and other EVM chains through wagmi. wagmi and viem are loaded on first use: when a session is restored,
 * when a wallet is connected, or when the host app loads them.
 *
 * `wagmi()` creates a config for the kit. With `networks` it creates a config shared with the host app. With `config`
 * it uses the host app's config, or a function that loads it. wagmi's hooks and a kit with a shared config always agree.
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
 * import { getBlockNumber } from '@wagmi/core'
 *
 * export const adapter = wagmi({ networks: [mainnet, base] })
 *
 * export async function getBlock(): Promise<bigint> {
 *   return getBlockNumber(await adapter.loadConfig())
 * }
 * ```
 */
export function wagmi(options?: wagmi.Options): AdapterFactory
export function wagmi(options: wagmi.SharedOptions): LazyWagmiAdapterFactory
export function wagmi<config extends Config>(
  options: wagmi.LazyConfigOptions<config>,
): LazyWagmiAdapterFactory<config>
export function wagmi<config extends Config>(
  options: wagmi.ConfigOptions<config>,
): WagmiAdapterFactory<config>
export function wagmi(options: AnyOptions = {}): AdapterFactory {
  checkOptionNames<Partial<SharedConfigOptions & { readonly config: unknown }>>(
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
  if ('networks' in options) {
    const { networks, enableEIP6963 = true, enableInjected = true } = options
    return createSharedFactory({
      loadConfig: async () => (await import('./firstUse.js')).createSharedConfig(options),
      chains: getEvmNetworks(networks),
      hasConnectors: options.connectors !== undefined && options.connectors.length > 0,
      enableEIP6963,
      enableInjected,
    })
  }
  if (!('config' in options)) return createOwnFactory(options)
  const { config } = options
  if (typeof config !== 'function') return createConfigFactory(config)
  // Whether the config has a connector for `window.ethereum` is not known before it is loaded.
  return createSharedFactory({ loadConfig: config, enableEIP6963: true, enableInjected: false })
}

export declare namespace wagmi {
  /** Options of a config created by the adapter. */
  type Options = OwnOptions
  /** Options of a config shared with the host app. */
  type SharedOptions = SharedConfigOptions
  /** Options with the host app's config. */
  type ConfigOptions<config extends Config> = { readonly config: config }
  /** Options with a function that loads the host app's config on first use. */
  type LazyConfigOptions<config extends Config> = { readonly config: () => Promise<config> }
}

type AnyOptions =
  | OwnOptions
  | SharedConfigOptions
  | wagmi.ConfigOptions<Config>
  | wagmi.LazyConfigOptions<Config>
