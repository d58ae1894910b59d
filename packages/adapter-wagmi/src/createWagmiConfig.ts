import { ConfigError, type EvmNetwork, type Network } from '@latchkit/core'
import {
  type Config,
  type CreateConnectorFn,
  createConfig,
  createStorage,
  fallback,
  http,
  injected,
  type Storage,
  type Transport,
} from '@wagmi/core'
import type { Chain } from 'viem'
import { ignoreUnsolicitedConnect } from './ignoreUnsolicitedConnect.js'

/** Parameters of a config created by the adapter. */
export type ConfigParameters = {
  /** Networks outside `eip155` are ignored. */
  readonly networks: readonly Network[]
  /** wagmi connectors in addition to the wallets discovered in the browser. Default none. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** Transports by chain id. Default: HTTP to the network's `rpcUrls`. */
  readonly transports?: Readonly<Record<number, Transport>> | undefined
}

/**
 * Creates a config that only the kit uses. It persists nothing (the kit does) and discovers no wallets: see
 * `discoverWallets`.
 *
 * @param parameters `restorableIds`: see `ignoreUnsolicitedConnect`.
 */
export function createOwnConfig(
  parameters: ConfigParameters & {
    readonly enableInjected: boolean
    readonly restorableIds: ReadonlySet<string>
  },
): Config {
  const { connectors = [], enableInjected, restorableIds } = parameters
  const legacy = ignoreUnsolicitedConnect(injected({ shimDisconnect: false }), restorableIds)
  return createConfig({
    ...toChainOptions(parameters),
    // The shim requests permissions and then accounts: two prompts instead of one.
    connectors: enableInjected ? [...connectors, legacy] : connectors,
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
}

/** Creates a config shared with the host app. It persists state and discovers wallets as any wagmi config does. */
export function createSharedConfig(
  parameters: ConfigParameters & {
    readonly enableEIP6963?: boolean | undefined
    readonly enableInjected?: boolean | undefined
    readonly name?: string | undefined
    readonly ssr?: boolean | undefined
  },
): Config {
  const { connectors = [], enableEIP6963 = true, enableInjected = true, name, ssr = false } = parameters
  return createConfig({
    ...toChainOptions(parameters),
    connectors: enableInjected ? [...connectors, injected()] : connectors,
    multiInjectedProviderDiscovery: enableEIP6963,
    ssr,
    ...(isStorageForbidden()
      ? { storage: null }
      : name === undefined
        ? {}
        : { storage: createNamedStorage(name) }),
  })
}

/**
 * Returns the networks of the namespace `eip155`.
 *
 * @throws `ConfigError` if there is none
 */
export function getEvmNetworks(networks: readonly Network[]): readonly [EvmNetwork, ...EvmNetwork[]] {
  const [first, ...rest] = networks.filter(isEvm)
  if (!first)
    throw new ConfigError({ path: 'networks', reason: 'wagmi needs at least one network of eip155' })
  return [first, ...rest]
}

function isEvm(network: Network): network is EvmNetwork {
  return network.chainNamespace === 'eip155'
}

function toChainOptions({ networks, transports = {} }: ConfigParameters): {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly transports: Record<number, Transport>
} {
  const chains = getEvmNetworks(networks)
  const chosen = chains.map(({ id, rpcUrls }) => [id, transports[id] ?? toTransport(rpcUrls.default.http)])
  return { chains, transports: Object.fromEntries(chosen) }
}

function toTransport(urls: readonly string[]): Transport {
  const [first, ...others] = urls.map((url) => http(url))
  if (!first) return http()
  return others.length > 0 ? fallback([first, ...others]) : first
}

/** wagmi's default storage, with the kit's name in its keys. Like wagmi's, it ignores a full quota. */
function createNamedStorage(name: string): Storage {
  const key = `latchkit.v1.${encodeURIComponent(name)}.wagmi`
  if (typeof window === 'undefined') return createStorage({ key })
  const { localStorage } = window
  return createStorage({
    key,
    storage: {
      getItem: (item) => localStorage.getItem(item),
      removeItem: (item) => localStorage.removeItem(item),
      setItem: (item, value) => {
        try {
          localStorage.setItem(item, value)
        } catch {
          // The state is lost with the page.
        }
      },
    },
  })
}

/** Browsers that block cookies throw when `localStorage` is accessed. */
function isStorageForbidden(): boolean {
  try {
    return typeof window !== 'undefined' && !window.localStorage
  } catch {
    return true
  }
}
