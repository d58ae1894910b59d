import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import { untilDestroyed } from '../../../../engine/untilDestroyed.js'
import { decodeBase58 } from '../../../../foundation/encoding/base58.js'
import { type AdapterNotFoundError, MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import type { BlockhashExpiredError, RpcRequestError } from '../../../../foundation/errors/rpc.js'
import type { AbortedError } from '../../../../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../../../../foundation/schema/caip.js'
import type { SolanaConfirmation, SolanaSent } from '../../../../ports/SolanaMethods.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { getNetworkIn } from '../getNetworkIn.js'

/**
 * Waits until a transaction is confirmed on `solana`, or can no longer be. A failed transaction also resolves: check
 * `status`.
 *
 * @throws see `waitForSolanaConfirmation.ErrorType`. `BlockhashExpiredError` when it can no longer be included in a block.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendSolanaTransfer, waitForSolanaConfirmation } from '@latchkit/core/actions'
 * import { solana } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [solana] })
 * const to = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
 * const sent = await sendSolanaTransfer(kit, { to, amount: 1_000_000n })
 * const { status } = await waitForSolanaConfirmation(kit, { ...sent, chainId: solana.caipNetworkId })
 * ```
 */
export async function waitForSolanaConfirmation(
  kit: Latchkit,
  parameters: waitForSolanaConfirmation.Parameters,
): Promise<waitForSolanaConfirmation.ReturnType> {
  checkParameters(
    kit,
    parameters,
    'waitForSolanaConfirmation(kit, { signature, blockhash, lastValidBlockHeight })',
  )
  const { signature, blockhash, lastValidBlockHeight, chainId } = parameters
  checkBase58(signature, 64, 'signature')
  checkBase58(blockhash, 32, 'blockhash')
  if (typeof lastValidBlockHeight !== 'bigint' || lastValidBlockHeight < 0n)
    throw new InvalidParameterError({ field: 'lastValidBlockHeight', reason: 'it is a bigint from 0' })
  const network = getNetworkIn(kit, 'solana', chainId)
  const { solana, namespace } = getAdapter(kit.internal, 'solana')
  if (!solana) throw new MethodNotSupportedError({ method: 'waitForConfirmation', namespace })
  const sent = { signature, blockhash, lastValidBlockHeight }
  return untilDestroyed(
    kit,
    (signal) => solana.waitForConfirmation({ sent, network, signal }),
    parameters.signal,
  )
}

function checkBase58(text: unknown, byteLength: number, field: string): void {
  // Checked before decoding: 64 bytes are at most 88 characters.
  if (typeof text === 'string' && text.length <= 88 && decodeBase58(text)?.length === byteLength) return
  throw new InvalidParameterError({ field, reason: `it is ${byteLength} bytes in base58` })
}

export declare namespace waitForSolanaConfirmation {
  /** The result of `sendSolanaTransfer`. */
  type Parameters = SolanaSent & {
    /** The cluster of the transaction (CAIP-2). Default: the current one of `solana`, which may have changed. */
    readonly chainId?: CaipNetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = SolanaConfirmation
  type ErrorType =
    | BlockhashExpiredError
    | RpcRequestError
    | InvalidParameterError
    | NetworkNotFoundError
    | AdapterNotFoundError
    | MethodNotSupportedError
    | AbortedError
}
