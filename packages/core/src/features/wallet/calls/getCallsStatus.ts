import { type CallsResult, parseCallsResult } from '../../../chains/evm/parseCallsResult.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { askCalls } from './askCalls.js'
import { readReceipts } from './readReceipts.js'

/**
 * Asks the wallet connected on `eip155` once what became of a batch of calls (EIP-5792), without a prompt. `waitForCalls` asks until
 * it is complete. A wallet may tell the hashes of the transactions in place of their receipts (CAIP-345): those are read from the chain.
 *
 * @throws see `getCallsStatus.ErrorType`. `UnknownBundleIdError` if the wallet does not know the batch.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getCallsStatus } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { status, receipts } = await getCallsStatus(kit, { id: '0x1' })
 * ```
 */
export async function getCallsStatus(
  kit: Latchkit,
  parameters: getCallsStatus.Parameters,
): Promise<getCallsStatus.ReturnType> {
  checkParameters(kit, parameters, 'getCallsStatus(kit, { id })')
  const { id, signal } = parameters
  return untilDestroyed(
    kit,
    async (ended) => {
      const answer = await askCalls(kit, 'wallet_getCallsStatus', id)
      return readReceipts(kit, { answer, result: parseCallsResult(answer), signal: ended })
    },
    signal,
  )
}

export declare namespace getCallsStatus {
  type Parameters = {
    /** The id of the batch: see `sendCalls`. */
    readonly id: string
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = CallsResult
  type ErrorType = askCalls.ErrorType | RpcRequestError
}
