import type { Network } from '@latchkit/core'
import {
  type BitcoinCoin,
  checkPayment,
  checkPsbtInputs,
  checkSignedPsbt,
  checkSpent,
  type Esplora,
  fromBase64,
  planTransfer,
  type SigningAddress,
  toBase64,
} from '@latchkit/core/bip122'
import { InvalidTransactionError, WalletResponseError } from '@latchkit/core/errors'
import type { PsbtInput, SignedPsbt } from '@latchkit/core/ports'
import type { BitcoinAddress } from '@latchkit/core/schema'
import { Psbt } from 'bitcoinjs-lib'
import { extractTransaction, isFinal, toPsbtView } from './psbt.js'
import type { Signer } from './Signer.js'

/**
 * Signs a PSBT with the wallet, compares the result with the request, and sends it if `esplora` is given.
 *
 * @param parameters `getAddress`: an address of the session, with its public key if the wallet provides it.
 * @throws `InvalidTransactionError`, `WalletResponseError`, `RpcRequestError`, and what the wallet throws
 */
export async function signPsbt(parameters: {
  readonly signer: Signer
  /** Base64. */
  readonly psbt: string
  readonly inputs: readonly PsbtInput[]
  readonly getAddress: (address: string) => SigningAddress
  readonly esplora?: Esplora | undefined
}): Promise<SignedPsbt> {
  const { signer, inputs, getAddress, esplora } = parameters
  const reason = 'it is not a PSBT'
  const asked = readOrThrow(
    () => Psbt.fromBuffer(fromBase64(parameters.psbt)),
    () => new InvalidTransactionError({ field: 'psbt', reason }),
  )
  // Read before signing: the library may mutate it.
  const before = toPsbtView(asked)
  const signing = await checkPsbtInputs(before, inputs, getAddress)
  const answer = await signer.style.signPsbt({
    psbt: asked.toBuffer(),
    inputs: signing,
    chain: signer.chain,
  })
  const signed = readOrThrow(
    () => Psbt.fromBuffer(answer),
    (cause) => new WalletResponseError({ method: 'signPsbt', reason, cause }),
  )
  await checkSignedPsbt(before, toPsbtView(signed), inputs)
  if (!esplora) return { psbt: toBase64(answer), isFinal: isFinal(signed) }
  const txid = await esplora.send(extractTransaction(signed))
  return { psbt: signed.toBase64(), isFinal: true, txid }
}

/**
 * Pays from the signer's address: builds the transaction, has it signed, and sends it. Returns its id.
 *
 * @throws `InvalidAmountError`, and as `signPsbt`; `RpcRequestError` also if the server reported wrong amounts
 */
export async function pay(parameters: {
  readonly signer: Signer
  readonly to: BitcoinAddress
  /** Sats. */
  readonly amount: bigint
  /** The outputs to spend, and the fee in sats. Default: the selection at the current fee rate. */
  readonly exact?: { readonly coins: readonly BitcoinCoin[]; readonly fee: bigint } | undefined
  readonly network: Network
  readonly esplora: Esplora
}): Promise<string> {
  const { signer, to, amount, exact, network, esplora } = parameters
  const { address: from } = signer
  const plan = await planTransfer({ from, to, amount, exact, esplora })
  // The library's types are mutable, but it does not mutate the arguments.
  const psbt = new Psbt().addInputs([...plan.inputs]).addOutputs([...plan.outputs])
  const view = toPsbtView(psbt)
  checkSpent(view, plan, network)
  if (exact) checkPayment(view.transaction, { ...exact, from: from.script, to: to.script, amount })
  const inputs = plan.inputs.map((_, index) => ({ index, address: from.address }))
  const { txid = '' } = await signPsbt({
    signer,
    psbt: psbt.toBase64(),
    inputs,
    getAddress: () => from,
    esplora,
  })
  return txid
}

function readOrThrow<T>(work: () => T, toError: (cause: unknown) => Error): T {
  try {
    return work()
  } catch (cause) {
    throw toError(cause)
  }
}
