import type { EvmSwapTransactionRequest, EvmSwapTransactionResponse } from '@latchkit/blockchain-api/contract'
import { getAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { createNodeReader } from '../accountData/createNodeReader.js'
import { describeIssue } from '../describeIssue.js'
import { HttpError } from '../http/HttpError.js'
import type { RouteRequest } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import { parseJson } from '../relay/parseJson.js'
import type { ConvertContext } from './ConvertContext.js'
import { encodeSwap } from './encodeSwap.js'
import { parseCaip10 } from './parseCaip10.js'
import { parseSwap } from './parseSwap.js'
import { getPoolRequest, quoteSwap } from './quoteSwap.js'
import { getDefaultGasLimit, readGasLimit } from './readGasLimit.js'

/** Time in which a swap must be mined. */
const deadlineSeconds = 20 * 60

const text = z.string().check(z.maxLength(500))
const bodySchema: z.ZodMiniType<EvmSwapTransactionRequest> = z.object({
  projectId: text,
  amount: text,
  from: text,
  to: text,
  userAddress: text,
  eip155: z.object({
    slippage: z.int().check(z.gte(0), z.lte(50)),
    permit: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  disableEstimate: z.optional(z.boolean()),
})

/**
 * Handles `POST /v1/convert/build-transaction`. It reads the current reserves, because the minimum that the account receives
 * follows from them.
 *
 * @throws HttpError if the request is invalid, or the swap is not possible.
 * @throws SourceError if the nodes fail.
 */
export async function createSwapTransaction(
  request: RouteRequest,
  context: ConvertContext,
): Promise<EvmSwapTransactionResponse> {
  const body = parseBody(await request.text())
  const { slippage, permit } = body.eip155
  const projectId = requireProject(context.projects(), request, body.projectId)
  const swap = parseSwap(context, body)
  const { address: account } = parseCaip10('userAddress', body.userAddress, swap.chain.id)
  if (permit !== undefined)
    throw new HttpError(400, 'permit', '"permit" must be absent: no token of this server has "eip2612"')
  const { chain } = swap
  const { pools, gasPrices, quota, deadlineMs, now } = context
  const poolRequest = getPoolRequest(swap, true)
  const estimateCost = body.disableEstimate ? 0 : 1
  const cost = (poolRequest ? pools.getCost(poolRequest) : 0) + gasPrices.getCost(chain.id) + estimateCost
  quota.take({ address: request.address, projectId }, Math.max(1, cost))

  const [quoted, { standard }] = await Promise.all([
    quoteSwap(pools, swap, poolRequest),
    gasPrices.read(chain),
  ])
  const deadline = Math.floor(now() / 1_000) + deadlineSeconds
  const transaction = encodeSwap(swap, quoted, { account, slippage, deadline })
  const gas = body.disableEstimate
    ? getDefaultGasLimit(quoted.path)
    : await readGasLimit(createNodeReader(chain.pool, AbortSignal.timeout(deadlineMs)), account, transaction)
  return {
    tx: {
      from: body.userAddress,
      to: `${chain.id}:${getAddress(transaction.to)}`,
      data: transaction.data,
      amount: String(quoted.amountOut),
      eip155: { gas: String(gas), gasPrice: standard },
    },
  }
}

/** @throws HttpError 422 for a body of another shape. */
function parseBody(json: string): EvmSwapTransactionRequest {
  const result = bodySchema.safeParse(parseJson(json).value)
  if (result.success) return result.data
  const issues = result.error.issues.map(describeIssue).join('; ')
  throw new HttpError(422, '', `The body is invalid: ${issues}`)
}
