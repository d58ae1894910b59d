import { InvalidTransactionError, type Network, RpcRequestError, WalletResponseError } from '@latchkit/core'
import { type Esplora, fromBase64, toBase64 } from '@latchkit/core/bip122'
import type { PsbtInput, SignedPsbt } from '@latchkit/core/ports'
import type { BitcoinAddress } from '@latchkit/core/schema'
import type { Signer } from './bitcoinMethods.js'
import { buildTransfer } from './buildTransfer.js'
import { checkInputs, checkSigned, extract, finalize, isFinal, readPsbt } from './psbt.js'

/** Where a transaction is sent. */
export type Destination = { readonly esplora: Esplora; readonly network: Network }

/**
 * Has a PSBT signed, compares what came back with what was asked for, and sends it where there is a `destination`.
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
  readonly destination?: Destination | undefined
}): Promise<SignedPsbt> {
  const { inputs, scriptOf, destination } = parameters
  const { style, chain } = parameters.signer
  const psbt = orElse(
    () => fromBase64(parameters.psbt),
    () => new InvalidTransactionError({ field: 'psbt', reason: 'it is not base64' }),
  )
  const asked = readPsbt(psbt)
  checkInputs(asked, inputs, scriptOf)
  const answer = await style.signPsbt({ psbt, inputs, chain })
  const signed = orElse(
    () => readPsbt(answer),
    (cause) => new WalletResponseError({ method: 'signPsbt', reason: 'it is no PSBT', cause }),
  )
  checkSigned(asked, signed, inputs)
  if (!destination) return { psbt: toBase64(answer), isFinal: isFinal(signed) }
  finalize(signed)
  const { hex, txid } = extract(signed)
  const { esplora, network } = destination
  const told = await esplora.send(hex)
  if (told === txid) return { psbt: signed.toBase64(), isFinal: true, txid }
  const details = `It says it has sent ${told}, not ${txid}.`
  throw new RpcRequestError({ method: '/tx', network: network.name, details })
}

/**
 * Pays from the signer's address: builds the transaction from what there is to spend, has it signed, and sends what was
 * built. Answers its id.
 *
 * @throws `InvalidAmountError`, and as `signPsbt`
 */
export async function pay(parameters: {
  readonly signer: Signer
  readonly to: BitcoinAddress
  /** Sats. */
  readonly amount: bigint
  readonly destination: Destination
}): Promise<string> {
  const { signer, to, amount, destination } = parameters
  const from = { ...signer.account, ...signer.address }
  const built = await buildTransfer({ from, to, amount, esplora: destination.esplora })
  const inputs = built.txInputs.map((_, index) => ({ index, address: from.address }))
  const psbt = built.toBase64()
  const { txid = '' } = await signPsbt({ signer, psbt, inputs, scriptOf: () => from.script, destination })
  return txid
}

function orElse<T>(read: () => T, toError: (cause: unknown) => Error): T {
  try {
    return read()
  } catch (cause) {
    throw toError(cause)
  }
}
