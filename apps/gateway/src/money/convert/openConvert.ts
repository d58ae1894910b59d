import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import { getMulticall3, getNative } from '../../data/accountData/getChainDetails.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import { createSwapApproval, getSwapAllowance } from './approvals.js'
import type { ConvertContext } from './ConvertContext.js'
import { createPoolReader } from './createPoolReader.js'
import { createSwapCapabilities } from './createSwapCapabilities.js'
import { createSwapTransaction } from './createSwapTransaction.js'
import { getSwapQuotes } from './getSwapQuotes.js'
import { getSwapStatus } from './getSwapStatus.js'
import { getSwapTokens } from './getSwapTokens.js'
import type { SwapChain, SwapNetwork } from './SwapChain.js'
import { createPoolSource } from './sources/createPoolSource.js'
import { createSource } from './sources/createSource.js'
import { createUniversalRouterSource } from './sources/createUniversalRouterSource.js'
import type { SwapSourceEntry } from './sources/swapSourcesSchema.js'

/** The dependencies that are not settings. */
export type ConvertParts = Pick<
  ConvertContext,
  'tokens' | 'projects' | 'toImageUrl' | 'gasPrices' | 'logger' | 'now'
> & {
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
  /** The sources beside the pools. */
  readonly swapSources: readonly SwapSourceEntry[]
}

/** Returns the body of a response. */
type Handler = (request: RouteRequest, context: ConvertContext) => object | Promise<object>

/** The routes by the last part of their path. */
const handlers = {
  tokens: { name: 'swap_tokens', method: 'GET', handle: getSwapTokens },
  quotes: { name: 'swap_quotes', method: 'GET', handle: getSwapQuotes },
  allowance: { name: 'swap_allowance', method: 'GET', handle: getSwapAllowance },
  'build-approve': { name: 'swap_approval', method: 'GET', handle: createSwapApproval },
  'build-transaction': { name: 'swap_transaction', method: 'POST', handle: createSwapTransaction },
  status: { name: 'swap_status', method: 'GET', handle: getSwapStatus },
} as const satisfies Readonly<Record<string, Pick<Route, 'name' | 'method'> & { readonly handle: Handler }>>

const maxBodyBytes = 16 * 1024

/** Swaps. */
export type Convert = {
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['chains'], 'swaps' | 'bridges'>
}

/** Opens the swaps. */
export function openConvert(
  chains: readonly Chain[],
  { rpcTimeoutMs, swapSourceTimeoutMs }: FullSettings,
  { rpcProxy, swapSources, ...parts }: ConvertParts,
): Convert {
  // Two calls in a row. If no node responds at all, the first one fails after the time-out.
  const deadlineMs = 2 * rpcTimeoutMs
  const swapChains = chains.flatMap((chain) => toSwapChain(chain, rpcProxy) ?? [])
  const pools = createPoolReader({ now: parts.now, deadlineMs })
  const context: ConvertContext = {
    ...parts,
    health: createSourceHealth(parts.now),
    chains: swapChains,
    networks: chains.flatMap((chain) => toSwapNetwork(chain, rpcProxy) ?? []),
    sources: [
      createPoolSource(swapChains, pools),
      createUniversalRouterSource(swapChains, pools),
      ...swapSources.map(createSource),
    ],
    quota: rpcProxy.quota,
    deadlineMs,
    sourceTimeoutMs: swapSourceTimeoutMs,
  }
  const routes = Object.entries(handlers).map(([path, { name, method, handle }]) => ({
    name,
    method,
    pattern: new RegExp(`^/v1/convert/${path}$`),
    maxBodyBytes,
    handle: async (request) => ({
      headers: { 'cache-control': 'no-store' },
      body: await handleFailures(context, () => handle(request, context)),
    }),
  })) satisfies readonly Route[]
  return { routes, capabilities: createSwapCapabilities(context) }
}

/** @throws HttpError 503 if the nodes of the chain fail. */
async function handleFailures(
  { logger }: ConvertContext,
  load: () => object | Promise<object>,
): Promise<object> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    logger.warn({ reason: error.message }, 'the data of swaps cannot be read')
    throw new HttpError(
      503,
      'chainId',
      'The nodes of the chain, or the source of the swap, cannot be read: try again later',
      {},
      { code: 'failed' },
    )
  }
}

/** Returns `undefined` for a chain without nodes for calls. */
function toSwapNetwork(chain: Chain, rpcProxy: RpcProxy): SwapNetwork | undefined {
  const pool = rpcProxy.chains.find((one) => one.id === chain.id)?.pool
  return pool && { id: chain.id, pool, native: getNative(chain) }
}

/** Returns `undefined` for a chain without a router. */
function toSwapChain(chain: Chain, rpcProxy: RpcProxy): SwapChain | undefined {
  const { uniswapV2, uniswapV3 } = chain
  const network = toSwapNetwork(chain, rpcProxy)
  if (!uniswapV2?.router || !network) return undefined
  const { factory, router, universalRouter, wrappedNative, stablecoin, intermediateTokens = [] } = uniswapV2
  return {
    ...network,
    multicall3: getMulticall3(chain),
    factory: toHexAddress(factory),
    router: toHexAddress(router),
    ...(uniswapV3 && { concentratedFactory: toHexAddress(uniswapV3.factory) }),
    ...(universalRouter && { universalRouter: toHexAddress(universalRouter) }),
    wrappedNative: toHexAddress(wrappedNative),
    intermediateTokens: [wrappedNative, stablecoin.address, ...intermediateTokens].map(toHexAddress),
  }
}
