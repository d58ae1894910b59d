import { isSignature } from '@solana/kit'
import { InvalidParameterError } from '../../foundation/errors/parameters.js'
import type { SolanaMethods, SolanaTransactionStatus } from '../../ports/SolanaMethods.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'

/**
 * Looks for a transaction once. It has expired when its last valid block is confirmed, and it is in no block.
 *
 * @throws `RpcRequestError`, `AbortedError`, `InvalidParameterError` if the signature is invalid
 */
export async function getTransactionStatus(
  clock: NodeClock,
  parameters: Parameters<SolanaMethods['getTransactionStatus']>[0],
): Promise<SolanaTransactionStatus> {
  const { signature, lastValidBlockHeight, network, signal } = parameters
  if (!isSignature(signature)) {
    const reason = 'it must be 64 bytes in base58'
    throw new InvalidParameterError({ field: 'sent.signature', reason })
  }
  const isExpired =
    lastValidBlockHeight !== undefined &&
    // The height is read first, so that a transaction confirmed in between is seen by its status.
    (await askNode(clock, { method: 'getBlockHeight', network, signal }, async (node, abortSignal) => {
      const answer = await node.getBlockHeight({ commitment: 'confirmed' }).send({ abortSignal })
      if (typeof answer !== 'bigint') throw new Error('The response is not a block height.')
      return answer
    })) > lastValidBlockHeight
  const status = await askNode(
    clock,
    { method: 'getSignatureStatuses', network, signal },
    async (node, abortSignal) => {
      // By default a node searches only the last minutes, which is too short for an app that was
      // suspended for longer.
      const config = { searchTransactionHistory: isExpired || lastValidBlockHeight === undefined }
      const { value } = await node.getSignatureStatuses([signature], config).send({ abortSignal })
      const [answer] = value
      // An unreadable status must not count as unknown, which could report the transaction as
      // expired.
      if (answer === undefined) throw new Error('The response contains no status.')
      return answer
    },
  )
  if (!status) return { status: isExpired ? 'expired' : 'unknown' }
  if (status.confirmationStatus !== 'confirmed' && status.confirmationStatus !== 'finalized')
    return { status: 'pending' }
  const { slot, err } = status
  return err === null ? { status: 'confirmed', slot } : { status: 'failed', slot, error: stringifyError(err) }
}

function stringifyError(error: unknown): string {
  if (typeof error === 'string') return error
  return JSON.stringify(error, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
}
