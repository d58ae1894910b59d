import { isSignature, type Signature } from '@solana/kit'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { InvalidParameterError } from '../../foundation/errors/request.js'
import { BlockhashExpiredError, RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import type { SolanaConfirmation, SolanaSent } from '../../ports/SolanaMethods.js'
import { askNode, pause } from './askNode.js'

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
  clock: Clock,
  parameters: { readonly sent: SolanaSent; readonly network: Network; readonly signal: AbortSignal },
): Promise<SolanaConfirmation> {
  const { sent, signal } = parameters
  const { signature } = sent
  if (!isSignature(signature)) {
    const reason = 'it must be 64 bytes in base58'
    throw new InvalidParameterError({ field: 'sent.signature', reason })
  }
  for (let silences = 0; ; ) {
    try {
      const confirmation = await look(clock, signature, parameters)
      silences = 0
      if (confirmation === 'expired') throw new BlockhashExpiredError(sent)
      if (confirmation) return confirmation
    } catch (error) {
      if (!(error instanceof RpcRequestError) || silences >= silencesMax) throw error as LatchkitError
      silences += 1
    }
    await pause(clock, signal, pollMs)
  }
}

async function look(
  clock: Clock,
  signature: Signature,
  { sent, network, signal }: Parameters<typeof waitForConfirmation>[1],
): Promise<SolanaConfirmation | 'expired' | undefined> {
  // The height is read first, so that a transaction confirmed in between is seen by its status.
  const height = await askNode(
    clock,
    { method: 'getBlockHeight', network, signal },
    async (node, abortSignal) => {
      const answer = await node.getBlockHeight({ commitment: 'confirmed' }).send({ abortSignal })
      if (typeof answer !== 'bigint') throw new Error('The response is not a block height.')
      return answer
    },
  )
  const isLate = height > sent.lastValidBlockHeight
  const status = await askNode(
    clock,
    { method: 'getSignatureStatuses', network, signal },
    async (node, abortSignal) => {
      // By default a node searches only the last minutes, which is too short for an app that was
      // suspended for longer.
      const config = { searchTransactionHistory: isLate }
      const { value } = await node.getSignatureStatuses([signature], config).send({ abortSignal })
      const [answer] = value
      // An unreadable status must not count as unknown, which could report the transaction as
      // expired.
      if (answer === undefined) throw new Error('The response contains no status.')
      return answer
    },
  )
  if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized') {
    const { slot, err } = status
    return err === null ? { status: 'success', slot } : { status: 'failed', slot, error: toText(err) }
  }
  return !status && isLate ? 'expired' : undefined
}

function toText(error: unknown): string {
  if (typeof error === 'string') return error
  return JSON.stringify(error, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
}
