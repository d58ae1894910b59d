import { InvalidTransactionError, WalletResponseError } from '@latchkit/core'
import { sameBytes } from '@latchkit/core/bip122'
import type { PsbtInput } from '@latchkit/core/ports'
import { Psbt, Transaction } from 'bitcoinjs-lib'

type Input = Psbt['data']['inputs'][number]

/** What a signer may add to an input. */
const signatures = [
  'partialSig',
  'tapKeySig',
  'tapScriptSig',
  'finalScriptSig',
  'finalScriptWitness',
] as const

/** SIGHASH_DEFAULT and SIGHASH_ALL: all of the transaction is signed. */
const wholeTransaction: readonly number[] = [0, 1]

/**
 * Reads a PSBT (BIP-174).
 *
 * @throws `InvalidTransactionError`
 */
export function readPsbt(bytes: Uint8Array): Psbt {
  try {
    return Psbt.fromBuffer(bytes)
  } catch (cause) {
    throw invalid('psbt', cause instanceof Error ? cause.message : 'it is none')
  }
}

/**
 * Judges which inputs are to be signed: each there, once, and an output of the address that it is said to be of.
 *
 * @param scriptOf The locking script of one of the session's addresses.
 * @throws `InvalidTransactionError`
 */
export function checkInputs(
  psbt: Psbt,
  inputs: readonly PsbtInput[],
  scriptOf: (address: string) => Uint8Array,
): void {
  if (inputs.length === 0) throw invalid('inputs', 'there is nothing to sign')
  for (const [at, { index, address }] of inputs.entries()) {
    if (inputs.findIndex((input) => input.index === index) !== at)
      throw invalid('inputs', `${index} is named twice`)
    const spent = spentBy(psbt, index)
    if (!spent) throw invalid('inputs', `there is no input ${index}, or it does not say what it spends`)
    if (!sameBytes(spent.script, scriptOf(address)))
      throw invalid('inputs', `${index} does not spend from ${address}`)
  }
}

/** The output that an input spends, as the PSBT tells it. */
function spentBy(
  psbt: Psbt,
  index: number,
): { readonly script: Uint8Array; readonly value: bigint } | undefined {
  const input = psbt.data.inputs[index]
  const { hash, index: vout } = psbt.txInputs[index] ?? {}
  if (!input || !hash || vout === undefined) return undefined
  if (input.witnessUtxo) return input.witnessUtxo
  if (!input.nonWitnessUtxo) return undefined
  const previous = Transaction.fromBuffer(input.nonWitnessUtxo)
  // It is the one that the input names, or its values are anybody's invention.
  return sameBytes(previous.getHash(), hash) ? previous.outs[vout] : undefined
}

/**
 * Compares what came back with what was asked for: the same transaction, every input named is signed for the whole of it
 * or as was allowed, and no other.
 *
 * @throws `WalletResponseError`
 */
export function checkSigned(asked: Psbt, answered: Psbt, inputs: readonly PsbtInput[]): void {
  const malformed = (reason: string) => new WalletResponseError({ method: 'signPsbt', reason })
  if (!sameBytes(asked.data.getTransaction(), answered.data.getTransaction()))
    throw malformed('it signed another transaction')
  for (const [index, before] of asked.data.inputs.entries()) {
    const after = answered.data.inputs[index]
    if (!after) throw malformed(`input ${index} is gone`)
    const named = inputs.find((input) => input.index === index)
    const changed = signatures.some((field) => keyOf(before[field]) !== keyOf(after[field]))
    if (!named && changed) throw malformed(`it signed input ${index}, which it was not asked to`)
    if (!named) continue
    if (!changed) throw malformed(`it did not sign input ${index}`)
    const allowed = named.sighashTypes ?? wholeTransaction
    if (sighashTypesOf(after).some((type) => !allowed.includes(type)))
      throw malformed(`it signed input ${index} for another part of the transaction`)
  }
}

/** Whether every input has all its signatures, and can be sent as it is. */
export function isFinal(psbt: Psbt): boolean {
  return psbt.data.inputs.every(isFinalInput)
}

/**
 * Finalises what is signed.
 *
 * @throws `InvalidTransactionError` where an input lacks a signature
 */
export function finalize(psbt: Psbt): void {
  for (const [index, input] of psbt.data.inputs.entries()) {
    if (isFinalInput(input)) continue
    const { tapKeySig } = input
    try {
      // bitcoinjs-lib would want an elliptic curve library, only to see that this is taproot.
      if (tapKeySig) {
        const finalScriptWitness = Uint8Array.of(1, tapKeySig.length, ...tapKeySig)
        psbt.data.updateInput(index, { finalScriptWitness })
      } else psbt.finalizeInput(index)
    } catch {
      // Why not is bitcoinjs-lib's to know; what to do about it is always the same.
      throw invalid('inputs', `${index} lacks a signature, so it cannot be sent yet`)
    }
  }
}

/**
 * The transaction of a PSBT whose inputs are all final, in hex, and its id.
 *
 * @throws `InvalidTransactionError` where its fee is beyond 5000 sats for each virtual byte
 */
export function extract(psbt: Psbt): { readonly hex: string; readonly txid: string } {
  try {
    const transaction = psbt.extractTransaction()
    return { hex: transaction.toHex(), txid: transaction.getId() }
  } catch (cause) {
    throw invalid('fee', cause instanceof Error ? cause.message : 'it is beyond reason')
  }
}

function isFinalInput({ finalScriptSig, finalScriptWitness }: Input): boolean {
  return finalScriptSig !== undefined || finalScriptWitness !== undefined
}

/** Of what is not final yet: the last byte says it, and a taproot signature without one is for the whole. */
function sighashTypesOf({ partialSig = [], tapKeySig }: Input): readonly number[] {
  const ecdsa = partialSig.map(({ signature }) => signature.at(-1) ?? 0)
  return tapKeySig ? [...ecdsa, tapKeySig.length === 64 ? 0 : (tapKeySig[64] ?? 0)] : ecdsa
}

function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

function invalid(field: string, reason: string): InvalidTransactionError {
  return new InvalidTransactionError({ field, reason })
}
