import { InvalidTransactionError } from '@latchkit/core'
import { type PsbtView, sameBytes } from '@latchkit/core/bip122'
import { type Psbt, Transaction } from 'bitcoinjs-lib'

/** What is compared before and after signing. */
export function viewOf(psbt: Psbt): PsbtView {
  const inputs = psbt.data.inputs.map((input, index) => ({ ...input, ...spentOutput(psbt, index) }))
  return { transaction: psbt.data.getTransaction(), inputs }
}

type Output = { readonly script: Uint8Array; readonly value: bigint }

function spentOutput({ data, txInputs }: Psbt, at: number): Output | undefined {
  const { witnessUtxo, nonWitnessUtxo } = data.inputs[at] ?? {}
  const { hash, index } = txInputs[at] ?? {}
  if (witnessUtxo || !nonWitnessUtxo || !hash || index === undefined) return witnessUtxo
  const previous = Transaction.fromBuffer(nonWitnessUtxo)
  // It is the one that the input names, or what it says is anybody's invention.
  return sameBytes(previous.getHash(), hash) ? previous.outs[index] : undefined
}

/** Whether every input has all its signatures, and can be sent as it is. */
export function isFinal({ data }: Psbt): boolean {
  return data.inputs.every(
    ({ finalScriptSig, finalScriptWitness }) =>
      finalScriptSig !== undefined || finalScriptWitness !== undefined,
  )
}

/**
 * Finalises what is signed, and takes out the transaction: in hex, and its id.
 *
 * @throws `InvalidTransactionError` where an input lacks a signature, or the fee is beyond 5000 sats for each virtual byte
 */
export function extract(psbt: Psbt): { readonly hex: string; readonly txid: string } {
  try {
    for (const [index, { finalScriptSig, finalScriptWitness, tapKeySig }] of psbt.data.inputs.entries()) {
      if (finalScriptSig || finalScriptWitness) continue
      // bitcoinjs-lib would want an elliptic curve library, only to see that this is taproot.
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
