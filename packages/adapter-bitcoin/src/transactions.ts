import { InvalidTransactionError, type Network, WalletResponseError } from '@latchkit/core'
import {
  checkPsbtInputs,
  checkSignedPsbt,
  checkSpent,
  type Esplora,
  fromBase64,
  planTransfer,
  toBase64,
} from '@latchkit/core/bip122'
import type { PsbtInput, SignedPsbt } from '@latchkit/core/ports'
import type { BitcoinAddress } from '@latchkit/core/schema'
import { Psbt } from 'bitcoinjs-lib'
import type { Signer } from './bitcoinMethods.js'
import { extract, isFinal, viewOf } from './psbt.js'

/**
 * Has a PSBT signed, compares what came back with what was asked for, and sends it where there is an `esplora`.
 *
 * @param parameters `scriptOf`: the locking script of one of the session's addresses.
 * @throws `InvalidTransactionError`, `WalletResponseError`, `RpcRequestError`, and what the wallet throws
 */
export async function signPsbt(parameters: {
  readonly signer: Signer
  /** Base64. */
  readonly psbt: string
  readonly inputs: readonly PsbtInput[]
  readonly scriptOf: (address: string) => Uint8Array
  readonly esplora?: Esplora | undefined
}): Promise<SignedPsbt> {
  const { signer, inputs, scriptOf, esplora } = parameters
  const reason = 'it is no PSBT'
  const asked = read(
    () => Psbt.fromBuffer(fromBase64(parameters.psbt)),
    () => new InvalidTransactionError({ field: 'psbt', reason }),
  )
  // As it is now: the library may write into it.
  const before = viewOf(asked)
  checkPsbtInputs(before, inputs, scriptOf)
  const { style, chain } = signer
  const answer = await style.signPsbt({ psbt: asked.toBuffer(), inputs, chain })
  const signed = read(
    () => Psbt.fromBuffer(answer),
    (cause) => new WalletResponseError({ method: 'signPsbt', reason, cause }),
  )
  await checkSignedPsbt(before, viewOf(signed), inputs)
  if (!esplora) return { psbt: toBase64(answer), isFinal: isFinal(signed) }
  const txid = await esplora.send(extract(signed))
  return { psbt: signed.toBase64(), isFinal: true, txid }
}

/**
 * Pays from the signer's address: builds the transaction from what there is to spend, has it signed, and sends what was
 * built. Answers its id.
 *
 * @throws `InvalidAmountError`, and as `signPsbt`; `RpcRequestError` also where the server told of other amounts than there are
 */
export async function pay(parameters: {
  readonly signer: Signer
  readonly to: BitcoinAddress
  /** Sats. */
  readonly amount: bigint
  readonly network: Network
  readonly esplora: Esplora
}): Promise<string> {
  const { signer, to, amount, network, esplora } = parameters
  const from = { ...signer.account, ...signer.address }
  const plan = await planTransfer({ from, to, amount, esplora })
  // The library's types say that it may write into them, which it does not.
  const psbt = new Psbt().addInputs([...plan.inputs]).addOutputs([...plan.outputs])
  checkSpent(viewOf(psbt), plan, network)
  const inputs = plan.inputs.map((_, index) => ({ index, address: from.address }))
  const { txid = '' } = await signPsbt({
    signer,
    psbt: psbt.toBase64(),
    inputs,
    scriptOf: () => from.script,
    esplora,
  })
  return txid
}

function read<T>(work: () => T, toError: (cause: unknown) => Error): T {
  try {
    return work()
  } catch (cause) {
    throw toError(cause)
  }
}
