import type { Relay } from '../Relay.js'
import { RpcError } from '../RpcError.js'

/** @throws RpcError where a call names too many things at once. */
export function checkBatch({ limits }: Pick<Relay, 'limits'>, batch: readonly unknown[]): void {
  if (batch.length > limits.maxBatch)
    throw new RpcError(-32602, `${batch.length} in one call: at most ${limits.maxBatch}`)
}
