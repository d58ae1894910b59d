import type { Client, Hex, TransactionReceipt } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'

/**
 * Waits until a transaction is in a block and returns its receipt, also of a reverted one.
 *
 * It does not search for replacements: while viem 2 loads a block for that search, it ignores a new one. A chain of
 * the devnet has a block per transaction, so no later block would end the wait.
 */
export function waitForReceipt(client: Client, hash: Hex): Promise<TransactionReceipt> {
  return waitForTransactionReceipt(client, { hash, checkReplacement: false, pollingInterval: 20 })
}
