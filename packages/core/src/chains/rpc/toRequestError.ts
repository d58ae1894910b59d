import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { RpcFailure } from './RpcFailure.js'
import type { TransportCall } from './TransportCall.js'

/** Converts the failure of the endpoints to the error of a call. Other errors stay unchanged. */
export function toRequestError(
  error: unknown,
  { method, network }: Pick<TransportCall<unknown>, 'method' | 'network'>,
): unknown {
  if (!(error instanceof RpcFailure)) return error
  const { kind: reason, message: details } = error
  return new RpcRequestError({ method, network: network.name, reason, details, cause: error })
}
