import { SourceError } from '../accountData/BalanceSource.js'
import { getMulticall3, getNative, toHex } from '../accountData/getChainDetails.js'
import type { FullSettings } from '../config/applyDefaults.js'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import type { Chain } from '../rpcProxy/Chain.js'
import type { RpcProxy } from '../rpcProxy/openRpcProxy.js'
import { createSwapApproval, getSwapAllowance } from './approvals.js'
import type { ConvertContext } from './ConvertContext.js'
import { createPoolReader } from './createPoolReader.js'
import { createSwapTransaction } from './createSwapTransaction.js'
import { getSwapQuotes } from './getSwapQuotes.js'
import { getSwapStatus } from './getSwapStatus.js'
import { getSwapTokens } from './getSwapTokens.js'
import type { SwapChain } from './SwapChain.js'

/** The dependencies that are not settings. */
export type ConvertParts = Pick<
  ConvertContext,
  'tokens' | 'projects' | 'toImageUrl' | 'gasPrices' | 'logger' | 'now'
> & {
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
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

/** Creates the routes of swaps. */
export function openConvert(
  chains: readonly Chain[],
  { rpcTimeoutMs }: FullSettings,
  { rpcProxy, ...parts }: ConvertParts,
): readonly Route[] {
  // Two calls in a row. If no node responds at all, the first one fails after the time-out.
  const deadlineMs = 2 * rpcTimeoutMs
  const context: ConvertContext = {
    ...parts,
    chains: chains.flatMap((chain) => toSwapChain(chain, rpcProxy) ?? []),
    quota: rpcProxy.quota,
    pools: createPoolReader({ now: parts.now, deadlineMs }),
    deadlineMs,
  }
  return Object.entries(handlers).map(([path, { name, method, handle }]) => ({
    name,
    method,
    pattern: new RegExp(`^/v1/convert/${path}$`),
    maxBodyBytes,
    handle: async (request) => ({
      headers: { 'cache-control': 'no-store' },
      body: await handleFailures(context, () => handle(request, context)),
    }),
  }))
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
    throw new HttpError(503, 'chainId', 'The nodes of the chain cannot be read: try again later')
  }
}

/** Returns `undefined` for a chain without a router. */
function toSwapChain(chain: Chain, rpcProxy: RpcProxy): SwapChain | undefined {
  const { id, uniswapV2 } = chain
  const pool = rpcProxy.chains.find((one) => one.id === id)?.pool
  if (!uniswapV2?.router || !pool) return undefined
  const { factory, router, wrappedNative, stablecoin, intermediateTokens = [] } = uniswapV2
  return {
    id,
    pool,
    native: getNative(chain),
    multicall3: getMulticall3(chain),
    factory: toHex(factory),
    router: toHex(router),
    wrappedNative: toHex(wrappedNative),
    intermediateTokens: [wrappedNative, stablecoin.address, ...intermediateTokens].map(toHex),
  }
}
