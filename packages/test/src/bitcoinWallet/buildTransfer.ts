import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { createInvalidParamsError } from '../wallet/params.js'
import type { BitcoinNetworkName } from './control.js'
import { type BitcoinWalletKey, bitcoinNetworks } from './keys.js'
import { signInputs } from './signPsbt.js'

/** An unspent output. */
export type Utxo = { readonly txid: string; readonly vout: number; readonly value: number }

/** A payment, in sats. */
export type Recipient = { readonly address: string; readonly amount: bigint }

const satsPerByte = 2n
/** Upper bounds, in virtual bytes. */
const size = { transaction: 11n, input: 68n, output: 43n }
const dust = 546n

/**
 * Builds a signed transaction from a key's outputs and returns the change to the key. In hex.
 *
 * @throws ProviderRpcError -32602 for an address of another network, -32603 for an insufficient balance.
 */
export function buildTransfer(
  key: BitcoinWalletKey,
  utxos: readonly Utxo[],
  recipients: readonly Recipient[],
  network: BitcoinNetworkName,
): string {
  const transaction = new Transaction()
  for (const { address, amount } of recipients)
    transaction.addOutput({ script: scriptOf(address, network), amount: positive(amount) })
  const wanted = recipients.reduce((total, { amount }) => total + amount, 0n)
  const getFee = (inputs: number) =>
    satsPerByte *
    (size.transaction + size.input * BigInt(inputs) + size.output * BigInt(recipients.length + 1))
  let had = 0n
  for (const { txid, vout, value } of utxos) {
    if (had >= wanted + getFee(transaction.inputsLength)) break
    transaction.addInput({ txid, index: vout, witnessUtxo: { script: key.script, amount: BigInt(value) } })
    had += BigInt(value)
  }
  const change = had - wanted - getFee(transaction.inputsLength)
  if (change < 0n) throw new ProviderRpcError(errorCodes.internal, 'Insufficient funds.')
  if (change >= dust) transaction.addOutput({ script: key.script, amount: change })
  signInputs(
    transaction,
    Array.from({ length: transaction.inputsLength }, (_, index) => ({ index, key })),
  )
  transaction.finalize()
  return transaction.hex
}

function scriptOf(address: string, network: BitcoinNetworkName): Uint8Array {
  try {
    return OutScript.encode(Address(bitcoinNetworks[network]).decode(address))
  } catch {
    throw createInvalidParamsError(`${address} is not an address of this network`)
  }
}

function positive(amount: bigint): bigint {
  if (amount <= 0n) throw createInvalidParamsError('an amount must be positive')
  return amount
}
