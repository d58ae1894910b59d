import { SigHash, Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { createInvalidParamsError } from '../wallet/params.js'
import type { BitcoinWalletKey } from './keys.js'

/** An input to sign, with its key. */
export type InputToSign = {
  readonly index: number
  readonly key: BitcoinWalletKey
  /**
   * Allowed signature hash types; the first applies if the input names none. Default: those that cover all inputs and
   * outputs.
   */
  readonly sighashTypes?: readonly number[] | undefined
}

const lenient = { allowUnknownInputs: true, allowUnknownOutputs: true, allowLegacyWitnessUtxo: true }

/**
 * Parses a PSBT.
 *
 * @throws ProviderRpcError -32602
 */
export function readPsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(bytes, lenient)
  } catch (cause) {
    throw createInvalidParamsError(`the PSBT is malformed: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Returns the inputs of a PSBT that belong to a key's address. */
export function getInputs(psbt: Transaction, key: BitcoinWalletKey): readonly InputToSign[] {
  return Array.from({ length: psbt.inputsLength }, (_, index) => index)
    .filter((index) => isHeldBy(psbt, index, key))
    .map((index) => ({ index, key }))
}

/**
 * Signs inputs of a PSBT in place.
 *
 * @throws ProviderRpcError -32602 if an input is missing or belongs to another key.
 */
export function signInputs(psbt: Transaction, inputs: readonly InputToSign[]): void {
  for (const { index, key, sighashTypes } of inputs) {
    if (index >= psbt.inputsLength) throw createInvalidParamsError(`the PSBT has no input ${index}`)
    if (!isHeldBy(psbt, index, key))
      throw createInvalidParamsError(`input ${index} does not spend from that address`)
    if (key.type === 'p2tr' && !psbt.getInput(index).tapInternalKey)
      psbt.updateInput(index, { tapInternalKey: key.publicKey.slice(1) })
    const [first] = sighashTypes ?? []
    if (first !== undefined && psbt.getInput(index).sighashType === undefined)
      psbt.updateInput(index, { sighashType: first })
    const allowed: SigHash[] = [...(sighashTypes ?? [SigHash.ALL, SigHash.DEFAULT])]
    try {
      psbt.signIdx(key.privateKey, index, allowed)
    } catch (cause) {
      throw createInvalidParamsError(`input ${index}: ${cause instanceof Error ? cause.message : cause}`)
    }
  }
}

/** Finalizes the signed inputs that are not final yet. */
export function finalizeInputs(psbt: Transaction, indexes: readonly number[]): void {
  for (const index of indexes) {
    const { finalScriptWitness, finalScriptSig } = psbt.getInput(index)
    if (!finalScriptWitness && !finalScriptSig) psbt.finalizeIdx(index)
  }
}

function isHeldBy(psbt: Transaction, index: number, { script }: BitcoinWalletKey): boolean {
  const { witnessUtxo, nonWitnessUtxo, index: vout = 0 } = psbt.getInput(index)
  const spent = witnessUtxo?.script ?? nonWitnessUtxo?.outputs[vout]?.script
  return spent !== undefined && equalBytes(spent, script)
}
