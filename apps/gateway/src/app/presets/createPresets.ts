import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getAddress } from 'viem/utils'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { TokenList } from '../../data/accountData/tokens/TokenList.js'
import { createFeeds } from './createFeeds.js'
import { createTokenLists } from './createTokenLists.js'
import { type EvmPresetNetwork, evmNetworks, otherNetworks } from './networks.js'

// Its CommonJS build: the other one has no extensions in its imports.
const uniswap: typeof import('@uniswap/sdk-core') = createRequire(import.meta.url)('@uniswap/sdk-core')

const iconFolder = fileURLToPath(new URL('../../../presets/tokens/icons', import.meta.url))
/** The most nodes that the gateway accepts per chain. */
const nodesMax = 5
/** Defaults of the gateway, so that a preset does not repeat them. */
const usualMulticall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Creates the files of the presets: their paths in the folder, and their contents. */
export function createPresets(): Readonly<Record<string, object>> {
  const icons = new Set(existsSync(iconFolder) ? readdirSync(iconFolder).map((name) => parse(name).name) : [])
  const lists = createTokenLists(
    evmNetworks.map(({ chain }) => chain.id),
    icons,
  )
  return Object.fromEntries([
    ...evmNetworks.map((network) => toFile(network.file, createEvmChain(network, lists.evm.tokens))),
    ...otherNetworks.map(({ file, id, http, pyth }) => toFile(file, { id, http, ...(pyth && { pyth }) })),
    ['tokens/evm.json', lists.evm],
    ['tokens/solana.json', lists.solana],
  ])
}

const toFile = (name: string, chain: Chain) => [`${name}.json`, { chains: [chain] }] as const

function createEvmChain(network: EvmPresetNetwork, tokens: TokenList['tokens']): Chain {
  const { chain, http = [], blockscout } = network
  const { name, symbol, decimals } = chain.nativeCurrency
  const multicall3 = chain.contracts?.multicall3?.address
  const address = multicall3 && getAddress(multicall3)
  return {
    id: `eip155:${chain.id}`,
    http: [...new Set([...http, ...chain.rpcUrls.default.http])].slice(0, nodesMax),
    nativeCurrency: { name, symbol, decimals },
    ...(address && address !== usualMulticall3 && { multicall3: address }),
    ...createFeeds(chain.id, symbol, tokens),
    ...createPools(network, tokens),
    ...(blockscout && {
      blockscout: { url: blockscout },
      sources: { histories: ['blockscout'], nfts: ['blockscout'] },
    }),
  }
}

/** Returns the contracts of Uniswap on a chain; none where it has no factory and router of V2, or the list no stablecoin. */
function createPools(
  { chain: { id }, stablecoin: symbol = 'USDC', universalRouter }: EvmPresetNetwork,
  tokens: TokenList['tokens'],
): Pick<Chain, 'uniswapV2' | 'uniswapV3'> {
  const [factory, router, v3Factory, wrapped] = [
    uniswap.V2_FACTORY_ADDRESSES[id],
    uniswap.V2_ROUTER_ADDRESSES[id],
    uniswap.V3_CORE_FACTORY_ADDRESSES[id],
    uniswap.WETH9[id]?.address,
  ]
  const stablecoin = tokens.find((token) => token.chainId === id && token.symbol === symbol)
  if (!factory || !router || !wrapped || !stablecoin) return {}
  return {
    uniswapV2: {
      factory: getAddress(factory),
      stablecoin: { address: stablecoin.address, decimals: stablecoin.decimals },
      wrappedNative: getAddress(wrapped),
      router: getAddress(router),
      ...(universalRouter && { universalRouter: getAddress(universalRouter) }),
    },
    ...(universalRouter && v3Factory && { uniswapV3: { factory: getAddress(v3Factory) } }),
  }
}
