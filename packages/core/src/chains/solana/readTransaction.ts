import {
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import { InvalidParameterError } from '../../foundation/errors/parameters.js'
import { parseTransaction } from './parseTransaction.js'
import type { SolanaSigner, SolanaSigning } from './SolanaSigner.js'

/** A parsed message: fee payer, accounts and instructions. */
type Message = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>

/**
 * Parses a transaction for a wallet to sign.
 *
 * @throws `InvalidParameterError` if it is malformed, the account is not a signer, or the wallet
 * does not support its version
 */
export function readTransaction(
  bytes: ReadonlyUint8Array,
  {
    address,
    signer,
    signing,
  }: { readonly address: string; readonly signer: SolanaSigner; readonly signing: SolanaSigning },
): Transaction {
  const transaction = decodeTransaction(bytes)
  if (!Object.hasOwn(transaction.signatures, address))
    throw createTransactionError(`${address} is not one of its signers`)
  const { version } = readMessage(transaction)
  if (!signer.takes(signing, version))
    throw createTransactionError(`${signer.name} does not support transactions of version ${version}`)
  return transaction
}

/** Parses the message of a transaction. */
function readMessage({ messageBytes }: Transaction): Message {
  return getCompiledTransactionMessageDecoder().decode(messageBytes)
}

function decodeTransaction(bytes: ReadonlyUint8Array): Transaction {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    readMessage(transaction)
    // `@solana/kit` accepts missing and trailing bytes, which the wallet's response could not be compared with.
    parseTransaction(Uint8Array.from(bytes))
    return transaction
  } catch (cause) {
    throw createTransactionError(
      `it is not a transaction in wire format (${cause instanceof Error ? cause.message : cause})`,
    )
  }
}

function createTransactionError(reason: string): InvalidParameterError {
  return new InvalidParameterError({ field: 'transaction', reason })
}
