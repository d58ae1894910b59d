import { type Hex, keccak256, type TransactionSerializable } from 'viem'
import type { ChainBundler } from './ChainBundler.js'
import type { StoredOperation } from './createOperationStore.js'
import type { StoredTransaction } from './createTransactionStore.js'
import { getTransactionGas } from './getTransactionGas.js'
import { toOperation } from './ParsedOperation.js'
import { encodeHandleOps } from './simulate.js'

/** Signs the transaction of an operation, with an EIP-7702 authorization if it has one. */
export async function signTransaction(
  { executor, chainId, id, beneficiary }: ChainBundler,
  stored: StoredOperation,
  {
    nonce,
    attempt,
    fees,
    at,
  }: {
    readonly nonce: number
    readonly attempt: number
    readonly fees: { readonly maxFee: bigint; readonly maxPriorityFee: bigint }
    readonly at: number
  },
): Promise<StoredTransaction> {
  const operation = toOperation(JSON.parse(stored.operation))
  const common = {
    chainId,
    nonce,
    to: stored.entryPoint as Hex,
    data: encodeHandleOps(operation, beneficiary),
    gas: getTransactionGas(operation),
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.maxPriorityFee,
  }
  const { authorization } = operation
  const transaction: TransactionSerializable = authorization
    ? { ...common, type: 'eip7702', authorizationList: [authorization] }
    : { ...common, type: 'eip1559' }
  const raw = await executor.signTransaction(transaction)
  return {
    chainId: id,
    hash: keccak256(raw),
    executor: executor.address.toLowerCase(),
    nonce,
    attempt,
    operationHash: stored.hash,
    raw,
    maxFee: fees.maxFee.toString(),
    maxPriorityFee: fees.maxPriorityFee.toString(),
    status: 'sent',
    createdAt: at,
    sentAt: at,
    blockNumber: null,
    blockHash: null,
  }
}
