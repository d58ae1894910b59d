import type { SwapStatusResponse } from '@latchkit/blockchain-api/contract'
import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { ConvertContext } from './ConvertContext.js'
import { callSource } from './sources/askSources.js'

/** A hash of an EVM chain, or a signature of Solana. */
const hashPattern = /^(0x[\da-f]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$/i

/**
 * Handles `GET /v1/convert/status`.
 *
 * @throws HttpError if the request is invalid.
 * @throws SourceError if the source fails.
 */
export async function getSwapStatus(
  request: RouteRequest,
  context: ConvertContext,
): Promise<SwapStatusResponse> {
  const { query, address } = request
  const projectId = requireProject(context.projects(), request)
  const id = query.get('source') ?? ''
  const source = context.sources.find((one) => one.id === id)
  const getStatus = source?.getStatus
  if (!source || !getStatus)
    throw new HttpError(
      400,
      'source',
      `"source" must be the source of a swap to another chain, got ${quote(id)}`,
    )
  const fromChainId = query.get('fromChainId') ?? ''
  if (!source.chainIds.includes(fromChainId))
    throw new HttpError(
      400,
      'fromChainId',
      `"fromChainId" must be a chain of the source, got ${quote(fromChainId)}`,
    )
  const hash = query.get('hash') ?? ''
  if (!hashPattern.test(hash))
    throw new HttpError(400, 'hash', `"hash" must be the hash of a transaction, got ${quote(hash)}`)
  context.quota.take({ address, projectId }, 1)
  return callSource((signal) => getStatus({ fromChainId, hash }, signal), context.sourceTimeoutMs)
}
