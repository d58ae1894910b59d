import type { SwapToken, SwapTokensResponse } from '@latchkit/blockchain-api/contract'
import type { TokenInfo } from '../accountData/tokens/ListedToken.js'
import type { RouteRequest } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { findSwapChain } from './parseCaip10.js'
import { nativeAddress } from './SwapChain.js'

/**
 * Handles `GET /v1/convert/tokens`: the native token, and the tokens of the lists. With `address`, only this one.
 *
 * @throws HttpError if the project or the chain is unknown.
 */
export function getSwapTokens(request: RouteRequest, context: ConvertContext): SwapTokensResponse {
  const { query, address } = request
  const projectId = requireProject(context.projects(), request)
  const { id, native } = findSwapChain(context.chains, query.get('chainId') ?? '')
  context.quota.take({ address, projectId }, 1)
  const toToken = (token: TokenInfo, tokenAddress: string): SwapToken => ({
    name: token.name,
    symbol: token.symbol,
    address: `${id}:${tokenAddress}`,
    decimals: token.decimals,
    logoUri: context.toImageUrl(token.iconUrl) ?? null,
    // The functions of the router take no permits.
    eip2612: false,
  })
  const tokens = [
    toToken(native, nativeAddress),
    ...context.tokens(id).map((token) => toToken(token, token.address)),
  ]
  const wanted = query.get('address')?.split(':').at(-1)?.toLowerCase()
  const isWanted = (token: SwapToken) =>
    wanted === undefined || token.address.toLowerCase().endsWith(`:${wanted}`)
  return { tokens: tokens.filter(isWanted) }
}
