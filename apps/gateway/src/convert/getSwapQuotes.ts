import type { SwapQuotesResponse } from '@latchkit/blockchain-api/contract'
import type { RouteRequest } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { parseSwap } from './parseSwap.js'
import { getPoolRequest, quoteSwap } from './quoteSwap.js'

/**
 * Handles `GET /v1/convert/quotes`.
 *
 * @throws HttpError if the request is invalid, or the swap is not possible.
 * @throws SourceError if the pools cannot be read.
 */
export async function getSwapQuotes(
  request: RouteRequest,
  context: ConvertContext,
): Promise<SwapQuotesResponse> {
  const { query, address } = request
  const projectId = requireProject(context.projects(), request)
  const [fromAccount, toAccount] = [query.get('from') ?? '', query.get('to') ?? '']
  const swap = parseSwap(context, { from: fromAccount, to: toAccount, amount: query.get('amount') })
  const poolRequest = getPoolRequest(swap)
  const cost = poolRequest ? context.pools.getCost(poolRequest) : 0
  context.quota.take({ address, projectId }, Math.max(1, cost))
  const { amountOut } = await quoteSwap(context.pools, swap, poolRequest)
  const fromAmount = String(swap.amount)
  return { quotes: [{ id: null, fromAmount, fromAccount, toAmount: String(amountOut), toAccount }] }
}
