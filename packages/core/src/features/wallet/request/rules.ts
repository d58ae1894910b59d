import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { isHex } from '../../../foundation/encoding/hex.js'
import { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import { NotConnectedError, SessionChangedError } from '../../../foundation/errors/request.js'
import { InvalidTypedDataError } from '../../../foundation/errors/typedData.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import type { EvmTransaction, TypedData } from '../../../ports/EvmMethods.js'
import type { Write } from './machine.js'

const maxUint256 = 2n ** 256n - 1n
const amounts = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const
const fields: readonly string[] = ['to', 'data', 'nonce', ...amounts]

/**
 * Checks that the session still has the wallet, account and chain that a write was requested for.
 *
 * @throws `NotConnectedError` or `SessionChangedError`; the write is then not sent to the wallet.
 */
export function checkSessionUnchanged(
  write: Write,
  session: Session | undefined,
  namespace: ChainNamespace,
): void {
  if (!session) throw new NotConnectedError({ namespace })
  const before = { wallet: write.connectorId, account: write.address, chain: write.chainId }
  const now = {
    wallet: session.connectorId,
    account: session.accounts[0].address,
    chain: session.chainId,
  }
  for (const changed of ['wallet', 'account', 'chain'] as const) {
    if (now[changed] !== before[changed]) {
      throw new SessionChangedError({ changed, before: before[changed], now: now[changed] })
    }
  }
  // Accounts other than the active one also sign PSBTs.
  const signers = write.intent.kind === 'bip122_signPsbt' ? write.intent.inputs : []
  for (const { address } of signers) {
    if (!session.accounts.some((account) => account.address === address))
      throw new SessionChangedError({ changed: 'account', before: address, now: now.account })
  }
}

/**
 * Validates a transaction, so that no wallet is asked to send an invalid one. The rules are listed in apps/docs/src/content/docs/concepts/behavior,
 * "Requests and responses".
 *
 * @param prefix Of the names of its fields in the error.
 * @throws `InvalidTransactionError` naming the field and the reason.
 */
export function checkTransaction(transaction: EvmTransaction, prefix = ''): void {
  const reject = (field: string, reason: string) => {
    throw new InvalidTransactionError({ field: `${prefix}${field}`, reason })
  }
  for (const [field, value] of Object.entries(transaction)) {
    // Dropping an unknown field would send a different transaction from the one that was requested.
    if (value !== undefined && !fields.includes(field)) reject(field, 'there is no such field')
  }
  const { to, data, nonce, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction
  if (to !== undefined && !hasHexPrefix(to)) reject('to', 'it starts with 0x')
  if (to !== undefined && !isEvmAddress(to)) {
    reject('to', 'it is 0x and 40 hex digits, with a right checksum where upper and lower case are mixed')
  }
  if (data !== undefined && !hasHexPrefix(data)) reject('data', 'it starts with 0x')
  if (data !== undefined && !isHex(data)) reject('data', 'it is 0x and whole bytes in hex digits')
  if (to === undefined && (data ?? '0x') === '0x') {
    reject('to', 'without it a contract is made, and there is no data to make one of')
  }
  for (const field of amounts) {
    const amount: unknown = transaction[field]
    if (amount === undefined) continue
    if (typeof amount !== 'bigint') reject(field, 'it is a bigint')
    else if (amount < 0n) reject(field, 'it is negative')
    else if (amount > maxUint256) reject(field, 'it exceeds the 256-bit maximum')
  }
  if (nonce !== undefined && !(Number.isSafeInteger(nonce) && nonce >= 0)) {
    reject('nonce', 'it is a whole number from 0')
  }
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)) {
    reject('gasPrice', 'it cannot be combined with maxFeePerGas and maxPriorityFeePerGas (EIP-1559)')
  }
  if (
    maxFeePerGas !== undefined &&
    maxPriorityFeePerGas !== undefined &&
    maxPriorityFeePerGas > maxFeePerGas
  ) {
    reject('maxPriorityFeePerGas', 'it exceeds maxFeePerGas')
  }
}

/**
 * Copies typed data (EIP-712), so that later changes by the caller do not affect the queued request.
 *
 * @throws `InvalidTypedDataError` if it cannot be signed.
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export function copyTypedData(typedData: TypedData): TypedData {
  // An app without types may omit `types`.
  if (!Object.hasOwn(typedData.types ?? {}, typedData.primaryType)) {
    throw new InvalidTypedDataError({ reason: `"types" has no "${typedData.primaryType}"` })
  }
  try {
    return structuredClone(typedData)
  } catch (cause) {
    // Values such as functions cannot be cloned.
    throw new InvalidTypedDataError({ reason: 'it holds something that is not data', cause })
  }
}

/** An app without types may pass null or a number. */
function hasHexPrefix(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('0x')
}
