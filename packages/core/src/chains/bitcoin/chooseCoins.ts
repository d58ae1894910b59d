import { InvalidAmountError, InvalidTransactionError } from '../../foundation/errors/parameters.js'
import type { BitcoinAddress, BitcoinAddressKind } from './bitcoinAddress.js'
import { dustOf } from './checkTransfer.js'
import type { Utxo } from './createEsplora.js'

/**
 * Upper bounds in virtual bytes (BIP-141): each input by type, and the overhead of the transaction.
 */
const inputBytes: Readonly<Partial<Record<BitcoinAddressKind, number>>> = {
  p2wpkh: 68,
  p2tr: 58,
  p2sh: 91,
  p2pkh: 148,
}
const otherBytes = 11

/** Returns the fee in sats of a transaction; `undefined` if it is unknown how to spend from the address. */
export function toFee(parameters: {
  readonly from: BitcoinAddress
  readonly coinCount: number
  readonly outputs: readonly BitcoinAddress[]
  readonly feeRate: number
}): bigint | undefined {
  const { from, coinCount, outputs, feeRate } = parameters
  const each = inputBytes[from.kind]
  return each === undefined
    ? undefined
    : BigInt(Math.ceil(feeRate * (otherBytes + each * coinCount + bytesOf(outputs))))
}

/** Returns the outputs that are worth more than it costs to spend them, which any sender can create. */
export function getWorthwhile<Coin extends { readonly value: bigint }>(
  from: BitcoinAddress,
  coins: readonly Coin[],
  feeRate: number,
): readonly Coin[] {
  return coins.filter(({ value }) => value > BigInt(Math.ceil(feeRate * (inputBytes[from.kind] ?? 0))))
}

/** The inputs, change and fee of a transfer. */
export type CoinChoice = {
  readonly coins: readonly Utxo[]
  /** Change in sats; 0 if it would be dust, which goes to the miners. */
  readonly change: bigint
}

/**
 * Selects the inputs of a transfer: confirmed outputs before others, large ones before small ones,
 * no more than needed, and none that costs more to spend than it is worth.
 *
 * @param parameters `amount` in sats, `feeRate` in sats per virtual byte.
 * @throws `InvalidAmountError` if the funds are insufficient, `InvalidTransactionError` if it is
 * unknown how to spend from the address
 */
export function chooseCoins(parameters: {
  readonly from: BitcoinAddress
  readonly to: BitcoinAddress
  readonly amount: bigint
  readonly utxos: readonly Utxo[]
  readonly feeRate: number
}): CoinChoice {
  const { from, to, amount, utxos, feeRate } = parameters
  const each = inputBytes[from.kind]
  if (each === undefined) {
    const reason = `transfers from a ${from.kind} address are not supported, so pay from another address`
    throw new InvalidTransactionError({ field: 'address', reason })
  }
  const costOf = (coins: number, ...outputs: readonly BitcoinAddress[]) =>
    amount + BigInt(Math.ceil(feeRate * (otherBytes + each * coins + bytesOf(outputs))))
  const coins: Utxo[] = []
  let had = 0n
  // An output that costs more to spend than it is worth would only raise the fee.
  for (const utxo of [...getWorthwhile(from, utxos, feeRate)].sort(comparePriority)) {
    if (coins.length > 0 && had >= costOf(coins.length, to)) break
    coins.push(utxo)
    had += utxo.value
  }
  if (had < costOf(coins.length, to)) {
    const reason = `with the fee it needs ${costOf(coins.length, to)} sats, and ${had} sats can be spent`
    throw new InvalidAmountError({ field: 'amount', unit: 'sats', reason })
  }
  const left = had - costOf(coins.length, to, from)
  return { coins, change: left < dustOf(from) ? 0n : left }
}

function bytesOf(outputs: readonly BitcoinAddress[]): number {
  return outputs.reduce((sum, { script }) => sum + 9 + script.length, 0)
}

function comparePriority(one: Utxo, other: Utxo): number {
  return Number(other.confirmed) - Number(one.confirmed) || Number(other.value - one.value)
}
