import type { SwapAllowanceResponse, SwapApprovalResponse } from '@latchkit/blockchain-api/contract'
import { encodeFunctionData } from 'viem/utils'
import { callContract, getWord } from '../../data/accountData/evm/callContracts.js'
import { createNodeReader } from '../../data/sources/createNodeReader.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { findSwapChain, parseCaip10 } from './parseCaip10.js'
import { parseAmount, requireKnownToken } from './parseSwap.js'
import { nativeAddress } from './SwapChain.js'
import { approvalAbi } from './swapAbi.js'

/** The largest amount, which most tokens treat as an allowance without a limit. */
const maxAllowance = 2n ** 256n - 1n

/**
 * Handles `GET /v1/convert/allowance`: what the router may take from an account. The native token needs no allowance.
 *
 * @throws HttpError if the request is invalid.
 * @throws SourceError if the nodes fail.
 */
export async function getSwapAllowance(
  request: RouteRequest,
  context: ConvertContext,
): Promise<SwapAllowanceResponse> {
  const { query } = request
  const projectId = requireProject(context.projects(), request)
  const token = parseCaip10('tokenAddress', query.get('tokenAddress'))
  const user = parseCaip10('userAddress', query.get('userAddress'), token.chainId)
  const chain = findSwapChain(context.chains, token.chainId)
  requireKnownToken(context, 'tokenAddress', token)
  context.quota.take({ address: request.address, projectId }, 1)
  if (token.address === nativeAddress) return { allowance: String(maxAllowance) }
  const args = [user.address, chain.router] as const
  const data = encodeFunctionData({ abi: approvalAbi, functionName: 'allowance', args })
  const node = createNodeReader(chain.pool, AbortSignal.timeout(context.deadlineMs))
  const allowance = getWord(await callContract(node, { to: token.address, data }, 'latest'))
  if (allowance === undefined)
    throw new HttpError(400, 'tokenAddress', `"tokenAddress" must be an ERC-20 token, got ${token.address}`)
  return { allowance: String(allowance) }
}

/**
 * Handles `GET /v1/convert/build-approve`. The call data depends on the router and the amount only: existing clients request
 * with the token that is sold as `from`, others with that token as `to`.
 *
 * @throws HttpError if the request is invalid.
 * @throws SourceError if the price of gas cannot be read.
 */
export async function createSwapApproval(
  request: RouteRequest,
  context: ConvertContext,
): Promise<SwapApprovalResponse> {
  const { query } = request
  const { gasPrices, quota } = context
  const projectId = requireProject(context.projects(), request)
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const { chainId } = parseCaip10('from', from)
  parseCaip10('to', to, chainId)
  const chain = findSwapChain(context.chains, chainId)
  const amount = query.has('amount') ? parseAmount('amount', query.get('amount')) : maxAllowance
  quota.take({ address: request.address, projectId }, Math.max(1, gasPrices.getCost(chainId)))
  const { standard: gasPrice } = await gasPrices.read(chain)
  const args = [chain.router, amount] as const
  const data = encodeFunctionData({ abi: approvalAbi, functionName: 'approve', args })
  return { tx: { from, to, data, value: '0', eip155: { gasPrice } } }
}
