import type { Logger } from 'pino'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { getRetrySeconds, type RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import { createAlchemyBalances } from '../alchemy/createAlchemyBalances.js'
import { getAlchemyUrls } from '../alchemy/getAlchemyUrls.js'
import { createBlockscoutBalances } from '../blockscout/createBlockscoutBalances.js'
import type { BalanceSource } from '../sources/BalanceSource.js'
import type { PriceSource } from '../sources/PriceSource.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import { createAccountMetrics } from './AccountMetrics.js'
import { createEsploraClient } from './bitcoin/createEsploraClient.js'
import { createEsploraSource } from './bitcoin/createEsploraSource.js'
import { createAccountRoutes } from './createAccountRoutes.js'
import { createPriceRoutes } from './createPriceRoutes.js'
import { createChainlinkSource } from './evm/createChainlinkSource.js'
import { createEvmNodeSource } from './evm/createEvmNodeSource.js'
import { createUniswapV2Source, type UniswapV2Options } from './evm/createUniswapV2Source.js'
import { createUniswapV3Source } from './evm/createUniswapV3Source.js'
import { getMulticall3, getNative } from './getChainDetails.js'
import { getNativeToken } from './nativeTokens.js'
import { createPythSource } from './solana/createPythSource.js'
import { createSolanaNodeSource } from './solana/createSolanaNodeSource.js'
import type { Tokens } from './tokens/openTokens.js'

/** The dependencies that are not settings. */
export type AccountDataParts = {
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
  readonly tokens: Tokens
  readonly projects: () => readonly Project[]
  readonly toImageUrl: ImageProxy['toUrl']
  /** Origins of the login frames, which request the prices of what the user approves. */
  readonly frameOrigins: readonly string[]
  readonly metrics: Metrics
  readonly logger: Logger
  readonly now: () => number
}

/** Dependencies of the sources of a chain. */
type SourceContext = { readonly pool: NodePool; readonly timeoutMs: number; readonly logger: Logger }

/** The kinds of sources of balances. A new kind is one file and one line here, and its name in the schema of chains. */
const balanceSources: Readonly<
  Record<
    'node' | 'blockscout' | 'alchemy',
    (chain: Chain, context: SourceContext) => BalanceSource | undefined
  >
> = {
  blockscout: ({ blockscout, ...chain }, { timeoutMs }) =>
    blockscout && createBlockscoutBalances({ url: blockscout.url, native: getNative(chain), timeoutMs }),
  alchemy({ alchemy, ...chain }, { timeoutMs }) {
    if (!alchemy) return undefined
    const { tokens: url } = getAlchemyUrls(alchemy)
    return createAlchemyBalances({ url, network: alchemy.network, native: getNative(chain), timeoutMs })
  },
  node(chain, { pool, timeoutMs, logger }) {
    const { id, http: urls } = chain
    const native = getNative(chain)
    if (id.startsWith('bip122:')) {
      const client = createEsploraClient({ chain: id, urls, deadlineMs: 2 * timeoutMs, logger })
      return createEsploraSource(client, native)
    }
    if (id.startsWith('solana:')) return createSolanaNodeSource({ pool, native })
    return createEvmNodeSource({ pool, native, multicall3: getMulticall3(chain) })
  },
}

/** Returns the tokens between which pools of Uniswap have prices. */
function toPair(chain: Chain): Pick<UniswapV2Options, 'stablecoin' | 'wrappedNative'> | undefined {
  if (!chain.uniswapV2) return undefined
  const { stablecoin, wrappedNative } = chain.uniswapV2
  return {
    stablecoin: { ...stablecoin, address: toHexAddress(stablecoin.address) },
    wrappedNative: { address: toHexAddress(wrappedNative), decimals: getNative(chain).decimals },
  }
}

/** The kinds of sources of prices. */
const priceSources: Readonly<
  Record<
    'chainlink' | 'uniswapV3' | 'uniswapV2' | 'pyth',
    (chain: Chain, pool: NodePool, now: () => number) => PriceSource | undefined
  >
> = {
  chainlink(chain, pool, now) {
    const { feeds = {}, maxAgeSeconds = defaultMaxAgeSeconds } = chain.chainlink ?? {}
    const byToken = new Map(
      Object.entries(feeds).map(([token, feed]) => [token.toLowerCase(), toHexAddress(feed)]),
    )
    if (byToken.size === 0) return undefined
    return createChainlinkSource({
      ...{ pool, multicall3: getMulticall3(chain), feeds: byToken, maxAgeSeconds, now },
    })
  },
  pyth({ pyth }, pool, now) {
    if (!pyth) return undefined
    const { feeds, maxAgeSeconds = defaultPythAgeSeconds } = pyth
    return createPythSource({ pool, feeds: new Map(Object.entries(feeds)), maxAgeSeconds, now })
  },
  uniswapV3(chain, pool) {
    const pair = toPair(chain)
    const { uniswapV3 } = chain
    if (!pair || !uniswapV3) return undefined
    const { factory, minLiquidity = defaultMinLiquidity, twapSeconds = defaultTwapSeconds } = uniswapV3
    return createUniswapV3Source({
      pool,
      multicall3: getMulticall3(chain),
      factory: toHexAddress(factory),
      ...pair,
      minLiquidity,
      twapSeconds,
    })
  },
  uniswapV2(chain, pool) {
    const pair = toPair(chain)
    const { uniswapV2 } = chain
    if (!pair || !uniswapV2) return undefined
    const { factory, minLiquidity = defaultMinLiquidity } = uniswapV2
    return createUniswapV2Source({
      pool,
      multicall3: getMulticall3(chain),
      factory: toHexAddress(factory),
      ...pair,
      minLiquidity,
    })
  },
}

const defaultPriceSources = ['chainlink', 'pyth', 'uniswapV3', 'uniswapV2'] as const
/** Feeds that rarely change are updated once a day. */
const defaultMaxAgeSeconds = 90_000
/** In USD. Prices of smaller pools are changed by small swaps. */
const defaultMinLiquidity = 1_000

/** Long enough that a single trade does not change a price. */
const defaultTwapSeconds = 1_800
/** Sponsored feeds are updated at least once an hour. */
const defaultPythAgeSeconds = 3_900
const defaultMaxDeviationPercent = 5

/** The data about accounts. */
export type AccountData = {
  /** None if there are no chains. */
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['chains'], 'balances' | 'prices'>
}

/** Opens the data about accounts. */
export function openAccountData(
  chains: readonly Chain[],
  { rpcTimeoutMs }: FullSettings,
  { rpcProxy, tokens, projects, toImageUrl, frameOrigins, metrics, logger, now }: AccountDataParts,
): AccountData {
  const health = createSourceHealth(now)
  const options = {
    chains: chains.flatMap((chain) => {
      const pool = rpcProxy.chains.find(({ id }) => id === chain.id)?.pool
      if (!pool) return []
      const { balances = ['node'], prices = defaultPriceSources } = chain.sources ?? {}
      return [
        {
          id: chain.id,
          balances: balances.flatMap(
            (kind) => balanceSources[kind](chain, { pool, timeoutMs: rpcTimeoutMs, logger }) ?? [],
          ),
          prices: prices.flatMap((kind) => priceSources[kind](chain, pool, now) ?? []),
          maxPriceDeviationPercent: chain.maxPriceDeviationPercent ?? defaultMaxDeviationPercent,
        },
      ]
    }),
    tokens: tokens.list,
    projects,
    toImageUrl,
    quota: rpcProxy.quota,
    metrics: createAccountMetrics(metrics.registry),
    health,
    logger,
    now,
    // A read needs up to three calls in a row. If no node responds at all, the first one fails after the time-out.
    deadlineMs: 2 * rpcTimeoutMs,
  }
  const natives = new Map(chains.map((chain) => [chain.id, getNative(chain)]))
  const native = (chainId: string) => natives.get(chainId) ?? getNativeToken(chainId)
  function getRetries(chainId: string, sources: readonly { readonly kind: string }[]) {
    const served = rpcProxy.chains.find(({ id }) => id === chainId)
    // On Bitcoin, nodes are servers of Esplora.
    const isOnNodes = (kind: string) =>
      kind !== 'blockscout' && kind !== 'alchemy' && !chainId.startsWith('bip122:')
    return sources.map(
      ({ kind }) =>
        health.getRetrySeconds(toHealthKey(chainId, kind)) ??
        (served && isOnNodes(kind) ? getRetrySeconds(served) : undefined),
    )
  }
  const find = (chainId: string) => options.chains.find(({ id }) => id === chainId)
  return {
    routes:
      chains.length === 0
        ? []
        : [...createAccountRoutes(options), ...createPriceRoutes({ ...options, native, frameOrigins })],
    capabilities: {
      balances(chainId) {
        const { balances = [] } = find(chainId) ?? {}
        if (balances.length === 0) return unsupported
        // Nodes cannot tell which tokens an account owns, so they are asked for the ones of the lists. Bitcoin has no tokens.
        const isListedOnly = !chainId.startsWith('bip122:') && balances.every(({ kind }) => kind === 'node')
        return { ...joinStatuses(getRetries(chainId, balances)), ...(isListedOnly && { isListedOnly }) }
      },
      prices(chainId) {
        const { prices = [] } = find(chainId) ?? {}
        if (prices.length > 0) return joinStatuses(getRetries(chainId, prices))
        return { status: 'absent', code: 'unpriced' }
      },
    },
  }
}
