import type { SolanaKey } from '../solana/keys.js'
import { encodeTransaction, parseMessage, parseTransaction } from '../solana/wire.js'
import { createInvalidParamsError } from '../wallet/params.js'

/**
 * Adds a key's signature to a transaction in wire format, legacy or v0. Keeps other signatures.
 *
 * @throws ProviderRpcError -32602 if it is malformed, or does not need that key's signature.
 */
export function signTransaction(bytes: Uint8Array, key: SolanaKey): Uint8Array {
  const { signatures, messageBytes, message } = parseTransactionParameter(bytes)
  const place = message.accountKeys.slice(0, signatures.length).indexOf(key.address)
  if (place < 0) throw createInvalidParamsError(`the transaction does not need a signature of ${key.address}`)
  const signed = signatures.map((each, at) => (at === place ? key.sign(messageBytes) : each))
  return encodeTransaction(signed, messageBytes)
}

/** Returns whether a text is also a valid transaction message, which no wallet must sign as text. */
export function isTransactionMessage(bytes: Uint8Array): boolean {
  try {
    parseMessage(bytes)
    return true
  } catch {
    return false
  }
}

function parseTransactionParameter(bytes: Uint8Array) {
  try {
    return parseTransaction(bytes)
  } catch (cause) {
    throw createInvalidParamsError(
      `the transaction is malformed: ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}
