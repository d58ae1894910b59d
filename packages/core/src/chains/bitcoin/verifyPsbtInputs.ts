import type { PsbtInput } from '../../ports/BitcoinMethods.js'
import { findSigningKey, type SigningAddress } from './findSigningKey.js'
import type { PsbtView } from './PsbtView.js'
import { findSighashProblem, getUsableTypes } from './sighashTypes.js'

/** An input of a PSBT that a wallet is to sign. */
export type SigningInput = PsbtInput & {
  /** Whether a taproot script names the key as it was before the tweak of BIP-341. */
  readonly isUntweaked: boolean
}

/**
 * Validates the inputs that a wallet is to sign: each exists and is listed once, and the key of the address can sign it,
 * with a signature hash type that exists for the input.
 *
 * @returns The problem of the first invalid input, or the inputs.
 */
export function verifyPsbtInputs(
  psbt: PsbtView,
  inputs: readonly PsbtInput[],
  getAddress: (address: string) => SigningAddress,
): string | readonly SigningInput[] {
  if (inputs.length === 0) return 'the list must name at least one input'
  for (const [at, { index }] of inputs.entries()) {
    if (inputs.findIndex((input) => input.index === index) < at) return `input ${index} is listed twice`
    if (!psbt.inputs[index]?.script)
      return `the PSBT must contain input ${index} and the output that it spends`
  }
  const signing: SigningInput[] = []
  for (const input of inputs) {
    const { index, address } = input
    const signer = getAddress(address)
    try {
      const key = findSigningKey(psbt.inputs[index] ?? {}, signer)
      if (!key) return `input ${index} does not spend from ${address}, and its script does not name that key`
      const problem = findSighashProblem(psbt, input)
      if (problem !== undefined) return problem
      const types = input.sighashTypes && { sighashTypes: getUsableTypes(psbt, input) }
      signing.push({ ...input, ...types, ...key })
    } catch (cause) {
      return `input ${index} cannot be signed: ${cause instanceof Error ? cause.message : cause}`
    }
  }
  return signing
}
