import type { Network } from '@latchkit/core'
import { getRpcUrls, rankWhileUsed } from '@latchkit/core/eip1193'
import { fromViemChain } from '@latchkit/core/networks'
import {
  type Config,
  createConfig,
  createStorage,
  fallback,
  http,
  injected,
  type Storage,
  type Transport,
} from '@wagmi/core'
import type { Chain } from 'viem'
import { type GivenNetwork, getEvmNetworks } from './evmNetworks.js'
import { ignoreUnsolicitedConnect } from './ignoreUnsolicitedConnect.js'
import type { OwnOptions, SharedOptions } from './options.js'

type ConfigParameters = OwnOptions & { readonly networks: readonly Network[] }

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

/** Creates a config that the kit shares with the app: see `createWagmiConfig`. */
export function createSharedConfig(options: SharedOptions): Config {
  const { connectors = [], enableEIP6963 = true, enableInjected = true, name, ssr = false } = options
  return createConfig({
    ...toChainOptions({ ...options, networks: options.networks.map(complete) }),
    connectors: enableInjected ? [...connectors, injected()] : connectors,
    multiInjectedProviderDiscovery: enableEIP6963,
    ssr,
    storage: isStorageForbidden() ? null : createNamedStorage(name),
  })
}

/** A chain of viem has no namespace. */
const complete = (network: GivenNetwork): Network =>
  'chainNamespace' in network ? network : fromViemChain(network)

function toChainOptions({ networks, transports = {} }: ConfigParameters): {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly transports: Record<number, Transport>
} {
  const chains = getEvmNetworks(networks)
  const chosen = chains.map((chain) => [chain.id, transports[chain.id] ?? toTransport(getRpcUrls(chain))])
  return { chains, transports: Object.fromEntries(chosen) }
}

/** Creates viem's `fallback` with its retries and ranking. */
function toTransport(urls: readonly string[]): Transport {
  const options = rankWhileUsed()
  const transports = urls.map((url) => http(url, options.http))
  return urls[1] ? fallback(transports, options.fallback) : http(urls[0])
}

/**
 * Creates wagmi's default storage with the kit's name in its keys. Like wagmi's, it ignores a full quota. Returns `undefined` without a
 * name, and on a server, which stores nothing: then wagmi creates its own.
 */
function createNamedStorage(name: string | undefined): Storage | undefined {
  if (name === undefined || typeof window === 'undefined') return undefined
  const key = `latchkit.v1.${encodeURIComponent(name)}.wagmi`
  const { localStorage } = window
  return createStorage({
    key,
    storage: {
      getItem: (item) => localStorage.getItem(item),
      removeItem: (item) => localStorage.removeItem(item),
      setItem(item, value) {
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
