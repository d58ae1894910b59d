import type { Hex } from 'viem'
import { RpcError } from '../rpc/RpcError.js'
import { toQuantity } from '../rpc/toQuantity.js'
import { readNonce } from './readAccountState.js'
import type { OperationReader } from './readOperationReceipt.js'

/** An operation without a receipt. */
export type UnconfirmedOperation = {
  readonly operationHash: Hex
  readonly sender: Hex
  /** In hex. */
  readonly nonce: Hex
  /** In seconds since 1970. */
  readonly validUntil: number
}

/**
 * Returns whether an operation can never be included: the bundler does not know it, its paymaster does not pay any more at the time of
 * the chain, and its nonce is unused. A used nonce does not say by which operation it was used, so that it stays unknown. `false` if a
 * server does not answer.
 */
export async function isOperationDropped(
  { operationHash, sender, nonce, validUntil }: UnconfirmedOperation,
  { chainId, entryPoint, rpc, servers, signal }: OperationReader,
): Promise<boolean> {
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  try {
    const block = await ask('eth_getBlockByNumber', ['latest', false])
    if (toQuantity(Object(block).timestamp) <= BigInt(validUntil)) return false
    const method = 'eth_getUserOperationByHash'
    const known = await servers.bundler({ chainId, method, params: [operationHash], signal })
    // Read last: the operation could be included before.
    return known === null && (await readNonce(sender, entryPoint, ask)) === BigInt(nonce)
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    return false
  }
}
