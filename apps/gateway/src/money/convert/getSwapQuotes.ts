import type { SwapQuote, SwapQuotesResponse } from '@latchkit/blockchain-api/contract'
import { getAddress } from 'viem/utils'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { parseMode, parseSwap } from './parseSwap.js'
import type { SwapRequest } from './SwapRequest.js'
import { askSources, type OfferedQuote } from './sources/askSources.js'

/**
 * Handles `GET /v1/convert/quotes`. Without `swapMode`, only the source of clients that do not choose one quotes.
 *
 * @throws HttpError if the request is invalid, or the swap is not possible.
 * @throws SourceError if all sources fail.
 */
export async function getSwapQuotes(
  request: RouteRequest,
  context: ConvertContext,
): Promise<SwapQuotesResponse> {
  const { query, address } = request
  const projectId = requireProject(context.projects(), request)
  const [fromAccount, toAccount] = [query.get('from') ?? '', query.get('to') ?? '']
  const mode = query.get('swapMode')
  const swap = parseSwap(context, {
    ...{ from: fromAccount, to: toAccount, amount: query.get('amount') },
    mode: mode === null ? 'exactIn' : parseMode(mode),
    canPermit2: query.get('permit2') === 'true',
  })
  const able = context.sources.filter((source) => source.canSwap(swap))
  const asked = mode === null ? able.slice(0, 1) : able
  const cost = asked.reduce((sum, source) => sum + source.getCost(swap, false), 0)
  context.quota.take({ address, projectId }, Math.max(1, cost))
  const offered = await askSources(context, asked, swap)
  return { quotes: offered.map((one) => toQuote(swap, one, { fromAccount, toAccount })) }
}

function toQuote(
  { from }: SwapRequest,
  { source, quote }: OfferedQuote,
  accounts: Pick<SwapQuote, 'fromAccount' | 'toAccount'>,
): SwapQuote {
  const { fromAmount, toAmount, spender, router, steps, estimatedSeconds, expiresAt } = quote
  const { acceptsPermit, permit2Spender } = quote
  const toAccountId = (address: Hex) => `${from.chainId}:${getAddress(address)}`
  return {
    id: null,
    fromAmount: String(fromAmount),
    fromAccount: accounts.fromAccount,
    toAmount: String(toAmount),
    toAccount: accounts.toAccount,
    source: { id: source.id, name: source.name },
    ...(spender && { spender: toAccountId(spender) }),
    ...(acceptsPermit && { acceptsPermit }),
    ...(permit2Spender && { permit2: { spender: toAccountId(permit2Spender) } }),
    ...(router && { router: toAccountId(router) }),
    ...(estimatedSeconds !== undefined && { estimatedSeconds }),
    steps,
    ...(expiresAt !== undefined && { expiresAt }),
  }
}
