import { isSignature, type Signature } from '@solana/kit'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { InvalidParameterError } from '../../foundation/errors/request.js'
import { BlockhashExpiredError, RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import type { SolanaConfirmation, SolanaSent } from '../../ports/SolanaMethods.js'
import { askNode, pause } from './askNode.js'

const pollMs = 1_000

/** How often in a row the nodes may be silent: a network that is down for a while says nothing about the transaction. */
const silencesMax = 30

/**
 * Asks the network until the transaction is confirmed, or can no longer be: when the last block that could hold it is
 * confirmed, and it is in none.
 *
 * @throws `BlockhashExpiredError`, `RpcRequestError` where the network stays silent, `AbortedError` as soon as `signal` fires,
 * `InvalidParameterError` where the signature is none
 */
export async function waitForConfirmation(
  clock: Clock,
  parameters: { readonly sent: SolanaSent; readonly network: Network; readonly signal: AbortSignal },
): Promise<SolanaConfirmation> {
  const { sent, signal } = parameters
  const { signature } = sent
  if (!isSignature(signature)) {
    const reason = 'it is 64 bytes in base58'
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
  // The height first: a transaction that comes in between is then seen by its status.
  const height = await askNode(
    clock,
    { method: 'getBlockHeight', network, signal },
    async (node, abortSignal) => {
      const answer = await node.getBlockHeight({ commitment: 'confirmed' }).send({ abortSignal })
      if (typeof answer !== 'bigint') throw new Error('The answer is no height.')
      return answer
    },
  )
  const isLate = height > sent.lastValidBlockHeight
  const status = await askNode(
    clock,
    { method: 'getSignatureStatuses', network, signal },
    async (node, abortSignal) => {
      // By itself a node looks some minutes back: to a page that slept for longer, what was sent long ago is still sent.
      const config = { searchTransactionHistory: isLate }
      const { value } = await node.getSignatureStatuses([signature], config).send({ abortSignal })
      const [answer] = value
      // To take it for "never heard of it" might be to say that it has expired.
      if (answer === undefined) throw new Error('The answer holds no status.')
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
