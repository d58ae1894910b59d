import { type PsbtView, sameBytes } from '@latchkit/core/bip122'
import { InvalidTransactionError } from '@latchkit/core/errors'
import { type Psbt, Transaction } from 'bitcoinjs-lib'

/** Returns the parts that are compared before and after signing. */
export function toPsbtView(psbt: Psbt): PsbtView {
  const inputs = psbt.data.inputs.map((input, index) => ({ ...input, ...spentOutput(psbt, index) }))
  return { transaction: psbt.data.getTransaction(), inputs }
}

type Output = { readonly script: Uint8Array; readonly value: bigint }

function spentOutput({ data, txInputs }: Psbt, at: number): Output | undefined {
  const { witnessUtxo, nonWitnessUtxo } = data.inputs[at] ?? {}
  const { hash, index } = txInputs[at] ?? {}
  if (witnessUtxo || !nonWitnessUtxo || !hash || index === undefined) return witnessUtxo
  const previous = Transaction.fromBuffer(nonWitnessUtxo)
  // Only the transaction that the input names is trustworthy.
  return sameBytes(previous.getHash(), hash) ? previous.outs[index] : undefined
}

/** Returns whether every input has all its signatures, so that the transaction can be sent. */
export function isFinal({ data }: Psbt): boolean {
  return data.inputs.every(
    ({ finalScriptSig, finalScriptWitness }) =>
      finalScriptSig !== undefined || finalScriptWitness !== undefined,
  )
}

/**
 * Finalizes the signed inputs and extracts the transaction: its hex and its id.
 *
 * @throws `InvalidTransactionError` if an input lacks a signature, or the fee exceeds 5000 sats per virtual byte
 */
export function extractTransaction(psbt: Psbt): { readonly hex: string; readonly txid: string } {
  try {
    for (const [index, { finalScriptSig, finalScriptWitness, tapKeySig }] of psbt.data.inputs.entries()) {
      if (finalScriptSig || finalScriptWitness) continue
      // bitcoinjs-lib would need an elliptic curve library to detect taproot.
      if (tapKeySig)
        psbt.data.updateInput(index, { finalScriptWitness: Uint8Array.of(1, tapKeySig.length, ...tapKeySig) })
      else psbt.finalizeInput(index)
    }
    const transaction = psbt.extractTransaction()
    return { hex: transaction.toHex(), txid: transaction.getId() }
  } catch (cause) {
    const reason = `it cannot be sent: ${cause instanceof Error ? cause.message : cause}`
    throw new InvalidTransactionError({ field: 'psbt', reason })
  }
}
