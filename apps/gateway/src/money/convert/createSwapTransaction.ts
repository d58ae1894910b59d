import type { SwapTransactionRequest, SwapTransactionResponse } from '@latchkit/blockchain-api/contract'
import { getAddress } from 'viem/utils'
import { quote } from '../../chain/rpcProxy/responses.js'
import { createNodeReader } from '../../data/sources/createNodeReader.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { parseAsset } from './parseCaip10.js'
import { parsePermit2 } from './parsePermit2.js'
import { parseAmount, parseSwap } from './parseSwap.js'
import { parseTransactionBody } from './parseTransactionBody.js'
import { readGasLimit } from './readGasLimit.js'
import type { SwapNetwork } from './SwapChain.js'
import type { SwapRequest } from './SwapRequest.js'
import { callSource } from './sources/askSources.js'
import type { EvmBuild, SwapBuild, SwapSource } from './sources/SwapSource.js'

/** Time in which a swap must be mined. */
const deadlineSeconds = 20 * 60

/**
 * Handles `POST /v1/convert/build-transaction`. The source quotes again, because the limits of the transaction follow from
 * the current price.
 *
 * @throws HttpError if the request is invalid, or the swap is not possible.
 * @throws SourceError if the source or the nodes fail.
 */
export async function createSwapTransaction(
  request: RouteRequest,
  context: ConvertContext,
): Promise<SwapTransactionResponse> {
  const body = parseTransactionBody(await request.text())
  const projectId = requireProject(context.projects(), request, body.projectId)
  const mode = body.swapMode ?? 'exactIn'
  // A client that has chosen a source knows what it needs.
  const swap = parseSwap(context, { ...body, mode, canPermit2: body.source !== undefined })
  const source = findSource(context, swap, body.source)
  const build = parseBuild(context, swap, body)
  const { gasPrices, quota, sourceTimeoutMs, networks } = context
  const network = networks.find(({ id }) => id === swap.from.chainId)
  if (!network) throw new HttpError(400, 'chainId', `The gateway has no nodes of ${swap.from.chainId}`)
  const isEvm = network.id.startsWith('eip155:')
  const estimateCost = body.disableEstimate || !isEvm ? 0 : 1
  const cost = source.getCost(swap, true) + (isEvm ? gasPrices.getCost(network.id) : 0) + estimateCost
  quota.take({ address: request.address, projectId }, Math.max(1, cost))

  const [built, gasPrice] = await Promise.all([
    callSource((signal) => source.build(build, signal), sourceTimeoutMs),
    isEvm ? gasPrices.read(network).then(({ standard }) => standard) : '0',
  ])
  if (built.kind === 'solana')
    return {
      solana: {
        from: body.userAddress,
        transaction: built.transaction,
        fromAmount: String(built.fromAmount),
        amount: String(built.toAmount),
      },
    }
  const gas = body.disableEstimate ? built.defaultGas : await estimate(context, network, build, built)
  const toId = (address: string) => `${network.id}:${getAddress(address)}`
  const { transaction, spender } = built
  return {
    tx: {
      from: body.userAddress,
      to: toId(transaction.to),
      data: transaction.data,
      amount: String(built.toAmount),
      value: String(transaction.value),
      fromAmount: String(built.fromAmount),
      minToAmount: String(built.minToAmount),
      maxFromAmount: String(built.maxFromAmount),
      ...(spender && { spender: toId(spender) }),
      eip155: { gas: String(gas), gasPrice },
    },
  }
}

/** @throws HttpError 400 `source` if it does not exist, or cannot swap these chains. */
function findSource({ sources }: ConvertContext, swap: SwapRequest, id: string | undefined): SwapSource {
  const able = sources.filter((source) => source.canSwap(swap))
  const source = id === undefined ? able[0] : able.find((one) => one.id === id)
  if (source) return source
  const names = able.map((one) => one.id).join(', ')
  throw new HttpError(
    400,
    'source',
    `"source" must be a source of this swap (${names}), got ${quote(id ?? '')}`,
  )
}

/** @throws HttpError 400 with the invalid field. */
function parseBuild({ now }: ConvertContext, swap: SwapRequest, body: SwapTransactionRequest): SwapBuild {
  const user = parseAsset('userAddress', body.userAddress)
  requireChain('userAddress', user.chainId, swap.from.chainId)
  const recipient = body.recipient === undefined ? undefined : parseAsset('recipient', body.recipient)
  if (recipient) requireChain('recipient', recipient.chainId, swap.to.chainId)
  const isSameNamespace = swap.from.chainId.split(':')[0] === swap.to.chainId.split(':')[0]
  if (!recipient && !isSameNamespace)
    throw new HttpError(400, 'recipient', `"recipient" must be set, because "to" is on ${swap.to.chainId}`)
  const seconds = Math.floor(now() / 1_000)
  const deadline = body.deadline ?? seconds + deadlineSeconds
  if (deadline <= seconds)
    throw new HttpError(400, 'deadline', `"deadline" must be in the future, got ${deadline}`)
  const permit = body.eip155?.permit
  if (permit !== undefined && !/^0x[\da-f]{448}$/i.test(permit))
    throw new HttpError(
      400,
      'permit',
      '"permit" must be the ABI encoding of the seven parameters of "permit"',
    )
  const toLimit = (field: 'minToAmount' | 'maxFromAmount') =>
    body[field] === undefined ? undefined : parseAmount(field, body[field])
  return {
    ...swap,
    account: user.address,
    recipient: recipient?.address ?? user.address,
    slippageBps: body.slippageBps ?? (body.eip155?.slippage ?? 0) * 100,
    minToAmount: toLimit('minToAmount'),
    maxFromAmount: toLimit('maxFromAmount'),
    deadline,
    permit: permit === undefined ? undefined : toHexAddress(permit),
    permit2: parsePermit2(body.eip155?.permit2),
  }
}

function requireChain(field: string, chainId: string, required: string): void {
  if (chainId !== required)
    throw new HttpError(400, field, `"${field}" must be on the chain ${required}, got ${chainId}`)
}

async function estimate(
  { deadlineMs }: ConvertContext,
  { pool }: SwapNetwork,
  { account }: SwapBuild,
  { transaction }: EvmBuild,
): Promise<bigint> {
  const node = createNodeReader(pool, AbortSignal.timeout(deadlineMs))
  return readGasLimit(node, toHexAddress(account), transaction)
}
