import type { SwapToken, SwapTokensResponse } from '@latchkit/blockchain-api/contract'
import { quote } from '../../chain/rpcProxy/responses.js'
import type { ListedToken, TokenInfo } from '../../data/sources/ListedToken.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { requireSwapNetwork } from './parseCaip10.js'
import { solMint } from './parseSwap.js'
import { nativeAddress } from './SwapChain.js'

/**
 * Handles `GET /v1/convert/tokens`: the native token, and the tokens of the lists. With `address`, only this one.
 *
 * @throws HttpError if the project or the chain is unknown.
 */
export function getSwapTokens(request: RouteRequest, context: ConvertContext): SwapTokensResponse {
  const { query, address } = request
  const projectId = requireProject(context.projects(), request)
  const chainId = query.get('chainId') ?? ''
  requireSwapNetwork(context, chainId)
  const network = context.networks.find(({ id }) => id === chainId)
  if (!network)
    throw new HttpError(
      400,
      'chainId',
      `Network not supported for Swaps: ${quote(chainId)}`,
      {},
      { code: 'unsupported' },
    )
  context.quota.take({ address, projectId }, 1)
  const toToken = (
    token: TokenInfo & Pick<ListedToken, 'permitDomain'>,
    tokenAddress: string,
  ): SwapToken => ({
    name: token.name,
    symbol: token.symbol,
    address: `${chainId}:${tokenAddress}`,
    decimals: token.decimals,
    logoUri: context.toImageUrl(token.iconUrl) ?? null,
    eip2612: token.permitDomain !== undefined,
    ...(token.permitDomain && { eip2612Domain: token.permitDomain }),
  })
  const native = chainId.startsWith('solana:') ? solMint : nativeAddress
  const listed = context.tokens(chainId).filter((token) => token.address !== native)
  const tokens = [toToken(network.native, native), ...listed.map((token) => toToken(token, token.address))]
  const wanted = query.get('address')?.split(':').at(-1)?.toLowerCase()
  const isWanted = (token: SwapToken) =>
    wanted === undefined || token.address.toLowerCase().endsWith(`:${wanted}`)
  return { tokens: tokens.filter(isWanted) }
}
