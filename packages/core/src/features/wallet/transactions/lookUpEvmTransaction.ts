import { toQuantity } from '../../../chains/evm/toQuantity.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import { findReplacement } from './findReplacement.js'
import type { TrackedEvmTransaction, TransactionLook } from './types.js'

/**
 * Asks the network of an EVM chain for a transaction: its receipt, else the pending transaction, else whether the account
 * has used the nonce.
 *
 * @throws What the request rejects with; `TypeError` for an answer that is no answer to it.
 */
export async function lookUpEvmTransaction(
  { requestNetwork }: Pick<EvmMethods, 'requestNetwork'>,
  parameters: {
    readonly network: Network
    readonly transaction: TrackedEvmTransaction
    /** Whether to look for the transaction that has used the nonce. */
    readonly isReplacementNeeded: boolean
    readonly signal: AbortSignal
  },
): Promise<TransactionLook> {
  const { network, transaction, isReplacementNeeded, signal } = parameters
  const { hash, from, nonce } = transaction
  const request = (method: string, params: readonly unknown[]) =>
    requestNetwork({ network, method, params, signal })

  const receipt = await request('eth_getTransactionReceipt', [hash])
  // Some nodes have a receipt without a block for a pending transaction.
  const isMined = isAbout(receipt, 'transactionHash', hash) && Reflect.get(receipt, 'blockNumber')
  const found = await request('eth_getTransactionByHash', [hash])
  // The wallet can have used another nonce than the app's.
  const known = isAbout(found, 'hash', hash) && { nonce: Number(toQuantity(Reflect.get(found, 'nonce'))) }
  if (isMined) {
    const status = toQuantity(Reflect.get(receipt, 'status')) === 1n ? 'confirmed' : 'failed'
    return { status, ...known }
  }
  if (known) return { status: 'pending', ...known }
  if (nonce === undefined) return { status: 'unknown' }
  const count = toQuantity(await request('eth_getTransactionCount', [from, 'latest']))
  if (count <= nonce) return { status: 'unknown' }
  const conclusion = 'replaced'
  if (!isReplacementNeeded) return { status: 'unknown', conclusion }
  const replacement = await findReplacement(request, { ...transaction, nonce }).catch(() => undefined)
  // It has been mined between the requests.
  if (replacement?.hash.toLowerCase() === hash.toLowerCase()) return { status: 'unreachable' }
  return { status: 'unknown', conclusion, replacement }
}

/** Whether an answer is there. One about another transaction is none. */
function isAbout(answer: unknown, key: string, hash: string): answer is object {
  if (answer === null || answer === undefined) return false
  const found: unknown = typeof answer === 'object' ? Reflect.get(answer, key) : undefined
  if (String(found).toLowerCase() === hash.toLowerCase()) return true
  throw new TypeError(`The answer is about another transaction than ${hash}`)
}
