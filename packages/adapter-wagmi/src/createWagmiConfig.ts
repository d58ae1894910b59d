import { ConfigError, type EvmNetwork, type Network } from '@latchkit/core'
import {
  type Config,
  type CreateConnectorFn,
  createConfig,
  fallback,
  http,
  injected,
  type Transport,
} from '@wagmi/core'
import type { Chain } from 'viem'
import { onlyReturning } from './onlyReturning.js'

/** What a config is made from, where the host does not bring its own. */
export type ConfigParameters = {
  /** Those that are not `eip155` are left out. */
  readonly networks: readonly Network[]
  /** wagmi connectors beside the wallets that are found in the browser. Default none. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** By chain id. Default: HTTP to the network's own `rpcUrls`. */
  readonly transports?: Readonly<Record<number, Transport>> | undefined
}

/**
 * A config for the kit alone. It keeps nothing (the kit does), and finds no wallet by itself: see `discoverWallets`.
 *
 * @param parameters `returning`: see `onlyReturning`.
 */
export function createOwnConfig(
  parameters: ConfigParameters & {
    readonly enableInjected: boolean
    readonly returning: ReadonlySet<string>
  },
): Config {
  const { connectors = [], enableInjected, returning } = parameters
  const legacy = onlyReturning(injected({ shimDisconnect: false }), returning)
  return createConfig({
    ...chainsOf(parameters),
    // The shim would ask for permissions and then for accounts: two prompts where one is enough.
    connectors: enableInjected ? [...connectors, legacy] : connectors,
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
}

/** A config that the host uses too: it keeps and finds what wagmi's own do. */
export function createSharedConfig(
  parameters: ConfigParameters & {
    readonly enableEIP6963?: boolean | undefined
    readonly enableInjected?: boolean | undefined
    readonly ssr?: boolean | undefined
  },
): Config {
  const { connectors = [], enableEIP6963 = true, enableInjected = true, ssr = false } = parameters
  return createConfig({
    ...chainsOf(parameters),
    connectors: enableInjected ? [...connectors, injected()] : connectors,
    multiInjectedProviderDiscovery: enableEIP6963,
    ssr,
    ...(isStorageForbidden() ? { storage: null } : {}),
  })
}

/**
 * The `eip155` networks among them.
 *
 * @throws `ConfigError` where there is none.
 */
export function evmNetworksOf(networks: readonly Network[]): readonly [EvmNetwork, ...EvmNetwork[]] {
  const [first, ...rest] = networks.filter(isEvm)
  if (!first)
    throw new ConfigError({ path: 'networks', reason: 'wagmi needs at least one network of eip155' })
  return [first, ...rest]
}

function isEvm(network: Network): network is EvmNetwork {
  return network.chainNamespace === 'eip155'
}

function chainsOf({ networks, transports = {} }: ConfigParameters): {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly transports: Record<number, Transport>
} {
  const chains = evmNetworksOf(networks)
  const chosen = chains.map(({ id, rpcUrls }) => [id, transports[id] ?? toTransport(rpcUrls.default.http)])
  return { chains, transports: Object.fromEntries(chosen) }
}

function toTransport(urls: readonly string[]): Transport {
  const [first, ...others] = urls.map((url) => http(url))
  if (!first) return http()
  return others.length > 0 ? fallback([first, ...others]) : first
}

/** Where cookies are blocked, the very look at the storage throws. */
function isStorageForbidden(): boolean {
  try {
    return typeof window !== 'undefined' && !window.localStorage
  } catch {
    return true
  }
}
