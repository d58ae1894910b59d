import type { SwapStatusResponse } from '@latchkit/blockchain-api/contract'
import { HttpError } from '../http/HttpError.js'
import type { RouteRequest } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import { quote } from '../rpcProxy/responses.js'
import type { ConvertContext } from './ConvertContext.js'

/**
 * Handles `GET /v1/convert/status`.
 *
 * @throws HttpError if the request is invalid.
 */
export function getSwapStatus(request: RouteRequest, context: ConvertContext): SwapStatusResponse {
  requireProject(context.projects(), request)
  const id = request.query.get('source') ?? ''
  throw new HttpError(
    400,
    'source',
    `"source" must be the source of a swap to another chain, got ${quote(id)}`,
  )
}
