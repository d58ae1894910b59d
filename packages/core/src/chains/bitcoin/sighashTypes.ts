import type { PsbtInput } from '../../ports/BitcoinMethods.js'
import type { PsbtView } from './PsbtView.js'
import { parseRawTransaction } from './rawTransaction.js'
import { isTaprootScript } from './taprootScripts.js'

/** ALL, NONE and SINGLE, each also with ANYONECANPAY. Nodes relay no other type of an ECDSA signature. */
const ecdsa: readonly number[] = [1, 2, 3, 0x81, 0x82, 0x83]
const sighashDefault = 0
const sighashSingle = 3

/** SIGHASH_DEFAULT and SIGHASH_ALL. */
const wholeTransaction: readonly number[] = [sighashDefault, 1]

/**
 * Returns the signature hash types that a wallet may use for an input: those that the request allows and that exist for
 * the form of the input.
 */
export function getUsableTypes(
  { inputs, transaction }: PsbtView,
  { index, sighashTypes: allowed = wholeTransaction }: PsbtInput,
): readonly number[] {
  const { script = new Uint8Array() } = inputs[index] ?? {}
  const isTaproot = isTaprootScript(script)
  const existing = allowed.filter((type) => ecdsa.includes(type) || (isTaproot && type === sighashDefault))
  if (!existing.some(isSingle)) return existing
  const { outputs } = parseRawTransaction(transaction)
  return index < outputs.length ? existing : existing.filter((type) => !isSingle(type))
}

/**
 * Validates the signature hash types of an input before the wallet signs it.
 *
 * @returns The problem, if there is one.
 */
export function findSighashProblem(psbt: PsbtView, input: PsbtInput): string | undefined {
  const { index, sighashTypes: allowed = wholeTransaction } = input
  const unknown = allowed.find((type) => type !== sighashDefault && !ecdsa.includes(type))
  if (unknown !== undefined)
    return `${unknown} is not a signature hash type, in "sighashTypes" of input ${index}`
  const usable = getUsableTypes(psbt, input)
  if (usable.length === 0)
    return `"sighashTypes" of input ${index} must contain a signature hash type that exists for this input, got [${allowed.join(', ')}]`
  const { sighashType } = psbt.inputs[index] ?? {}
  if (sighashType !== undefined && !usable.includes(sighashType))
    return `the PSBT requires signature hash type ${sighashType} for input ${index}, and its "sighashTypes" must contain it`
  return undefined
}

/** Signs only the output with the index of the input. */
function isSingle(type: number): boolean {
  return (type & 31) === sighashSingle
}
