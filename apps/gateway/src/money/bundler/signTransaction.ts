import { type Hex, keccak256, type PrivateKeyAccount, type TransactionSerializable } from 'viem'
import type { ChainBundler } from './ChainBundler.js'
import type { StoredOperation } from './createOperationStore.js'
import type { StoredTransaction } from './createTransactionStore.js'
import { getTransactionGas } from './getTransactionGas.js'
import { toOperation } from './ParsedOperation.js'
import { encodeHandleOps } from './simulate.js'
import type { Fees } from './transactionFees.js'

/** Gas of a transfer without value. Rollups need more than 21,000, and the rest is not used. */
export const transferGas = 100_000n

/** The nonce and the fees of a transaction. */
export type TransactionFields = {
  readonly nonce: number
  readonly attempt: number
  readonly fees: Fees
  /** ms since 1970. */
  readonly at: number
}

type SigningChain = Pick<ChainBundler, 'chainId' | 'id' | 'settings'>

/**
 * Signs the transaction of an operation, with an EIP-7702 authorization if it has one.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export async function signTransaction(
  chain: SigningChain,
  account: PrivateKeyAccount,
  stored: StoredOperation,
  fields: TransactionFields,
): Promise<StoredTransaction> {
  const operation = toOperation(JSON.parse(stored.operation))
  const beneficiary = chain.settings.beneficiary ?? account.address
  const common = {
    ...toCommon(chain, fields),
    to: stored.entryPoint as Hex,
    data: encodeHandleOps(operation, beneficiary),
    // Another hash for each attempt, also with the same fees: a node may have refused the one before for a time.
    gas: getTransactionGas(operation) + BigInt(fields.attempt),
  }
  const { authorization } = operation
  const transaction: TransactionSerializable = authorization
    ? { ...common, type: 'eip7702', authorizationList: [authorization] }
    : { ...common, type: 'eip1559' }
  return sign(chain, account, transaction, { ...fields, operationHash: stored.hash })
}

/**
 * Signs a transfer of nothing to the executor itself, which uses a nonce.
 *
 * @param operationHash The operation whose place it takes.
 */
export function signEmptyTransfer(
  chain: SigningChain,
  account: PrivateKeyAccount,
  operationHash: string,
  fields: TransactionFields,
): Promise<StoredTransaction> {
  const transaction: TransactionSerializable = {
    ...toCommon(chain, fields),
    ...{ to: account.address, gas: transferGas + BigInt(fields.attempt), value: 0n },
    type: 'eip1559',
  }
  return sign(chain, account, transaction, { ...fields, operationHash })
}

function toCommon({ chainId }: SigningChain, { nonce, fees }: TransactionFields) {
  return { chainId, nonce, maxFeePerGas: fees.maxFee, maxPriorityFeePerGas: fees.maxPriorityFee }
}

async function sign(
  { id }: SigningChain,
  account: PrivateKeyAccount,
  transaction: TransactionSerializable,
  { nonce, attempt, fees, at, operationHash }: TransactionFields & { readonly operationHash: string },
): Promise<StoredTransaction> {
  const raw = await account.signTransaction(transaction)
  return {
    chainId: id,
    hash: keccak256(raw),
    executor: account.address.toLowerCase(),
    nonce,
    attempt,
    operationHash,
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
