import type { FeeSpeed, GasFee } from '../../../chains/evm/readFees.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import type { ReplacementFacts, ReplacementIntent } from './types.js'

/**
 * Nodes accept a replacement whose prices are at least 10 % higher (geth, reth, anvil), 12.5 % (Erigon and older nodes), so that
 * each is raised by 12.5 %. In per mille.
 */
const raisePermille = 1_125n

/** A replacement as it would be signed. */
export type ReplacementPlan = {
  /** The most that the network takes, in base units of the native token. */
  readonly fee: bigint
  readonly transaction: EvmTransaction & { readonly nonce: number }
  readonly problem?: 'insufficient-fee' | undefined
}

/** Returns the replacement as it would be signed at that speed. */
export function toPlan(
  { action, from, original }: Pick<ReplacementIntent, 'action' | 'from' | 'original'>,
  facts: ReplacementFacts,
  speed: FeeSpeed,
): ReplacementPlan {
  const { nonce, gas, nativeBalance, dataFee } = facts
  const gasFee = getGasFee(facts, speed)
  const fee = gas * getPrice(gasFee) + dataFee
  const content = action === 'cancel' ? { to: from, value: 0n } : original
  const problem = fee + content.value > nativeBalance ? 'insufficient-fee' : undefined
  return { fee, transaction: { ...content, nonce, gas, ...gasFee }, ...(problem && { problem }) }
}

/** Each price is the current one, but at least the price of the pending transaction raised by 12.5 %. */
function getGasFee(
  { originalFee, fees }: Pick<ReplacementFacts, 'originalFee' | 'fees'>,
  speed: FeeSpeed,
): GasFee {
  const now = fees.bySpeed[speed]
  const least = getLeastFee(originalFee)
  if ('gasPrice' in least) return { gasPrice: max(least.gasPrice, getPrice(now)) }
  const priority = 'gasPrice' in now ? 0n : now.maxPriorityFeePerGas
  return {
    maxFeePerGas: max(least.maxFeePerGas, getPrice(now)),
    maxPriorityFeePerGas: max(least.maxPriorityFeePerGas, priority),
  }
}

/** Returns the lowest prices that replace the prices of a pending transaction. */
export function getLeastFee(fee: GasFee): GasFee {
  return 'gasPrice' in fee
    ? { gasPrice: raise(fee.gasPrice) }
    : { maxFeePerGas: raise(fee.maxFeePerGas), maxPriorityFeePerGas: raise(fee.maxPriorityFeePerGas) }
}

/**
 * Compares a transaction with the replacement that the user reviewed.
 *
 * @throws `TransactionMismatchError` with the field that differs
 */
export function compareReplacement(
  transaction: EvmTransaction,
  { action, from, original }: Pick<ReplacementIntent, 'action' | 'from' | 'original'>,
  facts: ReplacementFacts,
): void {
  const check = (isSame: boolean, field: TransactionMismatchError['field']) => {
    if (!isSame) throw new TransactionMismatchError({ field })
  }
  const wanted = action === 'cancel' ? { to: from, value: 0n } : original
  const { data = '0x' } = 'data' in wanted ? wanted : {}
  check(transaction.to?.toLowerCase() === wanted.to?.toLowerCase(), 'recipient')
  check((transaction.value ?? 0n) === wanted.value, 'amount')
  check((transaction.data ?? '0x').toLowerCase() === data.toLowerCase(), 'method')
  check(transaction.nonce === facts.nonce, 'nonce')
  const least = getLeastFee(facts.originalFee)
  const { gasPrice = 0n, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = transaction
  check(
    'gasPrice' in least
      ? gasPrice >= least.gasPrice
      : maxFeePerGas >= least.maxFeePerGas && maxPriorityFeePerGas >= least.maxPriorityFeePerGas,
    'fee',
  )
}

/** Whether a replacement that was reviewed with some facts can be sent unchanged now that others are true. */
export function isStillTrue(
  { intent, speed }: { readonly intent: ReplacementIntent; readonly speed: FeeSpeed },
  reviewed: ReplacementFacts,
  now: ReplacementFacts,
): boolean {
  // It is signed with the reviewed limit and prices, so only its costs are compared.
  const costs = toPlan(intent, { ...now, gas: reviewed.gas, fees: reviewed.fees }, speed)
  return (
    costs.problem === undefined &&
    now.nonce === reviewed.nonce &&
    now.gas <= reviewed.gas &&
    now.dataFee <= reviewed.dataFee &&
    // With a lower price it would stay pending too.
    getPrice(getGasFee(reviewed, speed)) >= now.fees.baseFeePerGas
  )
}

/** Returns the most that a unit of gas costs. */
export const getPrice = (fee: GasFee): bigint => ('gasPrice' in fee ? fee.gasPrice : fee.maxFeePerGas)

/** Rounds up, and raises a price of 0 too. */
const raise = (price: bigint): bigint => max((price * raisePermille + 999n) / 1_000n, price + 1n)

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)
