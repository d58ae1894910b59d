import type { Hex } from '../../foundation/encoding/hex.js'
import type { Network } from '../../foundation/schema/network.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'
import type { TransactionLook } from './types.js'

/**
 * Asks the network of an EVM chain for a transaction: its receipt, else the pending transaction, else whether the account
 * has used the nonce.
 *
 * @throws What the request rejects with; `TypeError` or `SyntaxError` for an answer that is no answer to it.
 */
export async function lookUpTransaction(
  { requestNetwork }: Pick<EvmMethods, 'requestNetwork'>,
  parameters: {
    readonly network: Network
    readonly hash: Hex
    readonly from: Hex
    /** Absent: not known yet. */
    readonly nonce?: number | undefined
    readonly signal: AbortSignal
  },
): Promise<TransactionLook> {
  const { network, hash, from, nonce, signal } = parameters
  const request = (method: string, params: readonly unknown[]) =>
    requestNetwork({ network, method, params, signal })

  const receipt = await request('eth_getTransactionReceipt', [hash])
  // Some nodes have a receipt without a block for a pending transaction.
  if (isAbout(receipt, 'transactionHash', hash) && Reflect.get(receipt, 'blockNumber'))
    return { status: toInteger(Reflect.get(receipt, 'status')) === 1 ? 'confirmed' : 'failed' }
  const transaction = await request('eth_getTransactionByHash', [hash])
  if (isAbout(transaction, 'hash', hash))
    return { status: 'pending', nonce: toInteger(Reflect.get(transaction, 'nonce')) }
  if (nonce === undefined) return { status: 'unknown', isNonceUsed: false }
  const count = toInteger(await request('eth_getTransactionCount', [from, 'latest']))
  return { status: 'unknown', isNonceUsed: count > nonce }
}

/** Whether an answer is there. One about another transaction is none. */
function isAbout(answer: unknown, key: string, hash: Hex): answer is object {
  if (answer === null || answer === undefined) return false
  const found: unknown = typeof answer === 'object' ? Reflect.get(answer, key) : undefined
  if (String(found).toLowerCase() === hash.toLowerCase()) return true
  throw new TypeError(`The answer is about another transaction than ${hash}`)
}

function toInteger(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value))
    throw new TypeError('The answer has no hexadecimal number')
  return Number(value)
}
