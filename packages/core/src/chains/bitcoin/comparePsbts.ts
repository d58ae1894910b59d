import { sameBytes } from '../../foundation/encoding/bytes.js'
import { InvalidTransactionError } from '../../foundation/errors/parameters.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { PsbtInput } from '../../ports/BitcoinMethods.js'
import type { PsbtView } from './PsbtView.js'

type Input = PsbtView['inputs'][number]

/** The fields that a signer may add to an input. */
const signatures = [
  'partialSig',
  'tapKeySig',
  'tapScriptSig',
  'finalScriptSig',
  'finalScriptWitness',
] as const

/** SIGHASH_DEFAULT and SIGHASH_ALL. */
const wholeTransaction: readonly number[] = [0, 1]

/**
 * Validates the inputs that a wallet is to sign: each exists, is listed once, and spends from the
 * given address.
 *
 * @param scriptOf Returns the locking script of one of the session's addresses.
 * @throws `InvalidTransactionError`, and what `scriptOf` throws
 * @example
 * ```ts
 * import { checkPsbtInputs, type PsbtView } from '@latchkit/core/bip122'
 *
 * export function check(psbt: PsbtView, address: string, script: Uint8Array): void {
 *   checkPsbtInputs(psbt, [{ index: 0, address }], () => script)
 * }
 * ```
 */
export function checkPsbtInputs(
  psbt: PsbtView,
  inputs: readonly PsbtInput[],
  scriptOf: (address: string) => Uint8Array,
): void {
  const wrong = (reason: string) => new InvalidTransactionError({ field: 'inputs', reason })
  if (inputs.length === 0) throw wrong('the list must name at least one input')
  for (const [at, { index, address }] of inputs.entries()) {
    if (inputs.findIndex((input) => input.index === index) < at) throw wrong(`input ${index} is listed twice`)
    const { script } = psbt.inputs[index] ?? {}
    if (!script) throw wrong(`the PSBT must contain input ${index} and the output that it spends`)
    if (!sameBytes(script, scriptOf(address))) throw wrong(`input ${index} does not spend from ${address}`)
  }
}

/**
 * Compares what a wallet returned with the request: the same transaction, each requested input signed with an allowed
 * signature hash type, and no other input changed. Every new signature is verified, whether the input is final or
 * not.
 *
 * @throws `WalletResponseError`
 * @example
 * ```ts
 * import { checkSignedPsbt, type PsbtView } from '@latchkit/core/bip122'
 *
 * export function check(asked: PsbtView, answered: PsbtView, address: string): Promise<void> {
 *   return checkSignedPsbt(asked, answered, [{ index: 0, address }])
 * }
 * ```
 */
export async function checkSignedPsbt(
  asked: PsbtView,
  answered: PsbtView,
  inputs: readonly PsbtInput[],
): Promise<void> {
  const wrong = (reason: string) => new WalletResponseError({ method: 'signPsbt', reason })
  if (!sameBytes(asked.transaction, answered.transaction)) throw wrong('it is not the requested transaction')
  for (const [index, before] of asked.inputs.entries()) {
    const after = answered.inputs[index] ?? {}
    const named = inputs.find((input) => input.index === index)
    const isChanged = keyOf(before) !== keyOf(after)
    if (isChanged !== (named !== undefined))
      throw wrong(`input ${index} ${isChanged ? 'is signed, but this was not requested' : 'is not signed'}`)
  }
  const { verifyPsbt } = await import('./verifyPsbt.js')
  const reason = verifyPsbt(asked, answered, inputs, wholeTransaction)
  if (reason !== undefined) throw wrong(reason)
}

function keyOf(input: Input): string {
  return JSON.stringify(signatures.map((field) => input[field]))
}
