import {
  type MessageContents,
  parseTransaction,
  type WireTransaction,
} from '../../../chains/solana/parseTransaction.js'
import type { SwapTools } from './types.js'

/** A transaction of a server that only the account still has to sign. */
export type CheckedTransaction = Pick<WireTransaction, 'message'> & {
  readonly contents: MessageContents
}

/**
 * Parses a transaction of a server, and checks that the account pays its fee, and that only its signature is missing. What the
 * transaction does is known by its simulation. A network executes none with an invalid signature of another signer.
 *
 * @throws `createMismatch` with what differs
 */
export function checkTransaction(
  transaction: Uint8Array,
  account: string,
  tools: Pick<SwapTools, 'createMismatch'>,
): CheckedTransaction {
  const { contents, message, signers, signatures } = parseSwapTransaction(transaction, tools)
  // A version that is not parsed could write to accounts that are not compared.
  if (!contents) throw tools.createMismatch('method')
  const [payer, ...others] = signatures.map(isEmpty)
  if (signers[0] !== account || payer !== true || others.includes(true)) throw tools.createMismatch('signers')
  return { contents, message }
}

function parseSwapTransaction(
  transaction: Uint8Array,
  { createMismatch }: Pick<SwapTools, 'createMismatch'>,
): WireTransaction {
  try {
    return parseTransaction(transaction)
  } catch (cause) {
    throw createMismatch('method', cause)
  }
}

const isEmpty = (signature: Uint8Array): boolean => signature.every((byte) => byte === 0)
