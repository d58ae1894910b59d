import { bytesToHex } from '@noble/hashes/utils'
import type { PsbtInput } from '../../ports/BitcoinMethods.js'
import type { PsbtView } from './PsbtView.js'
import { parseRawTransaction } from './rawTransaction.js'
import { getUsableTypes } from './sighashTypes.js'
import { verifyInput } from './verifyInput.js'

type Input = PsbtView['inputs'][number]

/**
 * Verifies the new signatures of the inputs that a wallet was asked to sign, and their signature
 * hash types. The spent outputs are taken from the request, so that the wallet cannot choose them.
 *
 * @returns The problem of the first invalid input.
 */
export function verifyPsbt(
  asked: PsbtView,
  answered: PsbtView,
  inputs: readonly PsbtInput[],
): string | undefined {
  const tx = parseRawTransaction(asked.transaction)
  const spent = asked.inputs.map((before, at) => spentBy(before) ?? spentBy(answered.inputs[at] ?? {}))
  for (const requested of inputs) {
    const { index } = requested
    const [before = {}, after = {}] = [asked.inputs[index], answered.inputs[index]]
    // Scripts from the wallet are safe to use: an output commits to its scripts.
    const input = { ...before, ...after }
    try {
      const types = verifyInput({ tx, index, spent, input, known: signaturesOf(before) })
      const usable = getUsableTypes(asked, requested)
      if (types.some((type) => !usable.includes(type)))
        return `input ${index} has a signature hash type that was not allowed`
    } catch (cause) {
      return `the signature of input ${index} is not valid: ${cause instanceof Error ? cause.message : cause}`
    }
  }
  return undefined
}

function spentBy({
  script,
  value,
}: Input): { readonly script: Uint8Array; readonly value: bigint } | undefined {
  return script && value !== undefined ? { script, value } : undefined
}

function signaturesOf({ partialSig = [], tapKeySig, tapScriptSig = [] }: Input): ReadonlySet<string> {
  const signatures = [...partialSig, ...tapScriptSig].map(({ signature }) => signature)
  return new Set([...signatures, ...(tapKeySig ? [tapKeySig] : [])].map(bytesToHex))
}
