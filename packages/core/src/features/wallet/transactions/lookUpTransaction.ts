import type { Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import { lookUpEvmTransaction } from './lookUpEvmTransaction.js'
import type { TrackedTransaction, TransactionLook, TransactionsEffect } from './types.js'

/**
 * Asks the network of a transaction for it, through the adapter of its namespace. Without an adapter it is `unreachable`.
 *
 * @throws What the adapter rejects with
 */
export async function lookUpTransaction(
  adapter: Pick<Adapter, 'evm' | 'solana' | 'bitcoin'> | undefined,
  parameters: {
    readonly transaction: TrackedTransaction
    readonly network: Network
    readonly conclusion: Extract<TransactionsEffect, { type: 'look' }>['conclusion']
    readonly signal: AbortSignal
  },
): Promise<TransactionLook> {
  const { transaction, network, conclusion, signal } = parameters
  const { evm, solana, bitcoin } = adapter ?? {}
  const { hash } = transaction
  if (transaction.namespace === 'eip155' && evm) {
    const isReplacementNeeded = conclusion === 'replaced'
    return lookUpEvmTransaction(evm, { network, transaction, isReplacementNeeded, signal })
  }
  if (transaction.namespace === 'solana' && solana) {
    const { lastValidBlockHeight } = transaction
    const found = await solana.getTransactionStatus({
      signature: hash,
      lastValidBlockHeight,
      network,
      signal,
    })
    return found.status === 'expired'
      ? { status: 'unknown', conclusion: 'dropped' }
      : { status: found.status }
  }
  if (transaction.namespace === 'bip122' && bitcoin) {
    const { inputs } = transaction
    const found = await bitcoin.getTransactionStatus({ txid: hash, inputs, network, signal })
    return found.status === 'replaced'
      ? {
          status: 'unknown',
          conclusion: 'replaced',
          replacement: { hash: found.txid, reason: 'replaced' },
        }
      : found
  }
  return { status: 'unreachable' }
}
