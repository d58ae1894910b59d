import { sameBytes } from '../../foundation/encoding/bytes.js'
import { InvalidTransactionError } from '../../foundation/errors/parameters.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { PsbtInput } from '../../ports/BitcoinMethods.js'
import type { SigningAddress } from './findSigningKey.js'
import type { PsbtView } from './PsbtView.js'
import type { SigningInput } from './verifyPsbtInputs.js'

type Input = PsbtView['inputs'][number]

/** The fields that a signer may add to an input. */
const signatures = [
  'partialSig',
  'tapKeySig',
  'tapScriptSig',
  'finalScriptSig',
  'finalScriptWitness',
] as const

/**
 * Validates the inputs that a wallet is to sign: each exists, is listed once, and can be signed by the key of the given
 * address: it spends from the address, or a script that its output commits to names the key or its hash. Its signature
 * hash types must exist for the form of the input.
 *
 * @param getAddress Returns one of the session's addresses, with its public key if the wallet provides it.
 * @returns The inputs; `isUntweaked` if a taproot script names the key as it was before the tweak of BIP-341.
 * @throws `InvalidTransactionError`, and what `getAddress` throws
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 *
 * @example
 * ```ts
 * import { checkPsbtInputs, type PsbtView } from '@latchkit/core/bip122'
 * import type { BitcoinAddress } from '@latchkit/core/schema'
 *
 * export async function check(psbt: PsbtView, text: string, address: BitcoinAddress): Promise<void> {
 *   await checkPsbtInputs(psbt, [{ index: 0, address: text }], () => address)
 * }
 * ```
 */
export async function checkPsbtInputs(
  psbt: PsbtView,
  inputs: readonly PsbtInput[],
  getAddress: (address: string) => SigningAddress,
): Promise<readonly SigningInput[]> {
  const { verifyPsbtInputs } = await import('./verifyPsbtInputs.js')
  const signing = verifyPsbtInputs(psbt, inputs, getAddress)
  if (typeof signing === 'string') throw new InvalidTransactionError({ field: 'inputs', reason: signing })
  return signing
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
  const reason = verifyPsbt(asked, answered, inputs)
  if (reason !== undefined) throw wrong(reason)
}

function keyOf(input: Input): string {
  return JSON.stringify(signatures.map((field) => input[field]))
}
