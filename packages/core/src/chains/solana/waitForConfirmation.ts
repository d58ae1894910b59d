import type { LatchkitError } from '../../foundation/errors/base.js'
import { BlockhashExpiredError, RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Network } from '../../foundation/schema/network.js'
import type { SolanaConfirmation, SolanaSent } from '../../ports/SolanaMethods.js'
import { pause } from '../rpc/pause.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { getTransactionStatus } from './getTransactionStatus.js'

const pollMs = 1_000

/**
 * How many consecutive failures are tolerated: a temporary outage says nothing about the
 * transaction.
 */
const silencesMax = 30

/**
 * Polls the network until the transaction is confirmed or has expired: when its last valid block is
 * confirmed, and it is in no block.
 *
 * @throws `BlockhashExpiredError`, `RpcRequestError` if the network does not respond,
 * `AbortedError` as soon as `signal` aborts, `InvalidParameterError` if the signature is invalid
 */
export async function waitForConfirmation(
  clock: NodeClock,
  parameters: { readonly sent: SolanaSent; readonly network: Network; readonly signal: AbortSignal },
): Promise<SolanaConfirmation> {
  const { sent, network, signal } = parameters
  for (let silences = 0; ; ) {
    try {
      const found = await getTransactionStatus(clock, { ...sent, network, signal })
      silences = 0
      if (found.status === 'expired') throw new BlockhashExpiredError(sent)
      if (found.status === 'confirmed') return { status: 'success', slot: found.slot }
      if (found.status === 'failed') return { status: 'failed', slot: found.slot, error: found.error }
    } catch (error) {
      if (!(error instanceof RpcRequestError) || silences >= silencesMax) throw error as LatchkitError
      silences += 1
    }
    await pause(clock, signal, pollMs)
  }
}
