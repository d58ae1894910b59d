import type { BitcoinAddress } from './bitcoinAddress.js'
import { dustOf } from './checkTransfer.js'
import { chooseCoins, getWorthwhile, toFee } from './chooseCoins.js'
import type { Utxo } from './createEsplora.js'

/** A payment as it would be signed. Amounts in sats. */
export type PaymentPlan = {
  readonly coins: readonly Utxo[]
  readonly amount: bigint
  readonly fee: bigint
  /** Change that returns to the sender; 0 for none. */
  readonly change: bigint
  /**
   * Why it cannot be sent: the outputs are worth less than the amount, or than amount and fee; the amount is so small that nodes do
   * not relay it.
   */
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | 'dust' | undefined
}

/**
 * Plans a payment: its inputs, its fee and its change. `max` spends every output that is worth its fee, and leaves no change.
 *
 * @throws `InvalidTransactionError` if it is unknown how to spend from the address
 */
export function planPayment(parameters: {
  readonly from: BitcoinAddress
  readonly to: BitcoinAddress
  readonly amount: bigint | 'max'
  readonly utxos: readonly Utxo[]
  readonly feeRate: number
}): PaymentPlan {
  const { from, to, amount, utxos, feeRate } = parameters
  if (amount === 'max') {
    const coins = getWorthwhile(from, utxos, feeRate)
    const fee = toFee({ from, coinCount: coins.length, outputs: [to], feeRate }) ?? 0n
    const rest = sum(coins) - fee
    const problem = rest <= 0n ? 'insufficient-funds' : rest < dustOf(to) ? 'dust' : undefined
    return { coins, amount: rest < 0n ? 0n : rest, fee, change: 0n, ...(problem && { problem }) }
  }
  const had = sum(utxos)
  const leastFee = toFee({ from, coinCount: utxos.length, outputs: [to], feeRate }) ?? 0n
  const short = { coins: [], amount, fee: leastFee, change: 0n }
  if (amount > had) return { ...short, problem: 'insufficient-funds' }
  const worthwhile = getWorthwhile(from, utxos, feeRate)
  const needed = amount + (toFee({ from, coinCount: worthwhile.length, outputs: [to], feeRate }) ?? 0n)
  if (sum(worthwhile) < needed) return { ...short, fee: needed - amount, problem: 'insufficient-fee' }
  const { coins, change } = chooseCoins({ from, to, amount, utxos, feeRate })
  const fee = sum(coins) - amount - change
  return { coins, amount, fee, change, ...(amount < dustOf(to) && { problem: 'dust' }) }
}

const sum = (coins: readonly { readonly value: bigint }[]): bigint =>
  coins.reduce((total, { value }) => total + value, 0n)
