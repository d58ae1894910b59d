import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { toHex } from 'viem'
import { createTransactions } from './createTransactions.js'

/** Time that a seeded history covers, in seconds: two years. */
export const historySeconds: number = 2 * 365 * 24 * 60 * 60

/**
 * Sends transactions of the first account in even distances over the last two years of block time. The chain must have begun
 * before them. Its next block is of the current time.
 *
 * @param count Number of transactions.
 * @param now The current time in seconds since 1970.
 */
export async function seedHistory(rpcUrl: string, count: number, now: number): Promise<void> {
  const first = now - historySeconds + historySeconds / count
  for (const [index, transaction] of createTransactions(count).entries()) {
    const at = Math.floor(first + (index * (now - first)) / count)
    await jsonRpc(post, rpcUrl, 'evm_setNextBlockTimestamp', [toHex(at)])
    await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [transaction])
  }
  await jsonRpc(post, rpcUrl, 'evm_setNextBlockTimestamp', [toHex(now)])
  await jsonRpc(post, rpcUrl, 'evm_mine')
}
