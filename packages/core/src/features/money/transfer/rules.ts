import { decodeNftTransfer, encodeNftTransfer } from '../../../chains/evm/nftTransferData.js'
import type { FeeSpeed, GasFee } from '../../../chains/evm/readFees.js'
import { decodeTransfer, encodeTransfer } from '../../../chains/evm/transferData.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import type { TransferFacts, TransferIntent, TransferPlan } from './types.js'

/** Returns the transfer as it would be signed at that speed. */
export function toPlan(intent: TransferIntent, facts: TransferFacts, speed: FeeSpeed): TransferPlan {
  const { nativeBalance, tokenBalance = 0n, gas, dataFee, isSponsored } = facts
  const isMax = intent.amount === 'max'
  const gasFee = getGasFee(intent, facts, speed)
  const fee = isSponsored ? 0n : gas * getPrice(gasFee) + dataFee
  const max = intent.token ? tokenBalance : atLeast0(nativeBalance - fee)
  const amount = intent.amount === 'max' ? max : intent.amount
  const transaction = { ...toTransfer(intent, amount), gas, ...gasFee }
  const balance = intent.token ? tokenBalance : nativeBalance
  const isShort = amount > balance || (isMax && amount === 0n)
  const isShortOfFee = fee + (intent.token ? 0n : amount) > nativeBalance
  const problem = isShort ? 'insufficient-funds' : isShortOfFee ? 'insufficient-fee' : undefined
  return { amount, fee, transaction, ...(problem && { problem }) }
}

/** Nothing of the native token is left only if the network takes exactly the fee: the priority fee is then the whole rest. */
function getGasFee(intent: TransferIntent, { fees }: TransferFacts, speed: FeeSpeed): GasFee {
  const gasFee = fees.bySpeed[speed]
  const isEmptied = intent.amount === 'max' && intent.token === undefined
  return isEmptied && 'maxFeePerGas' in gasFee
    ? { ...gasFee, maxPriorityFeePerGas: gasFee.maxFeePerGas }
    : gasFee
}

/** Returns what a transaction transfers, without fees. */
export function toTransfer({ from, to, token, nft }: TransferIntent, amount: bigint): EvmTransaction {
  if (token && nft) return { to: token, data: encodeNftTransfer({ ...nft, from, to, amount }), value: 0n }
  return token ? { to: token, data: encodeTransfer({ to, amount }), value: 0n } : { to, value: amount }
}

/**
 * Decodes a transaction, and compares it with what the user reviewed.
 *
 * @throws `TransactionMismatchError` with the field that differs
 */
export function compareTransfer(
  transaction: EvmTransaction,
  intent: Pick<TransferIntent, 'to' | 'token' | 'nft'> & { readonly from?: Hex; readonly amount: bigint },
): void {
  const { from, to, token, nft, amount } = intent
  const { data = '0x', value = 0n } = transaction
  const check = (isSame: boolean, field: TransactionMismatchError['field']) => {
    if (!isSame) throw new TransactionMismatchError({ field })
  }
  if (!token) {
    check(isSameAddress(transaction.to, to), 'recipient')
    check(data === '0x', 'method')
    check(value === amount, 'amount')
    return
  }
  check(isSameAddress(transaction.to, token), 'token')
  if (nft) {
    const moved = decodeNftTransfer(data)
    check(moved?.standard === nft.standard && isSameAddress(moved.from, from ?? ''), 'method')
    check(moved?.tokenId === nft.tokenId, 'token')
  }
  const call = nft ? decodeNftTransfer(data) : decodeTransfer(data)
  check(call !== undefined, 'method')
  check(isSameAddress(call?.to, to), 'recipient')
  check(call?.amount === amount, 'amount')
  check(value === 0n, 'value')
}

/** Whether a transfer that was reviewed with some facts can be sent unchanged now that others are true. */
export function isStillTrue(
  { intent, speed }: { readonly intent: TransferIntent; readonly speed: FeeSpeed },
  reviewed: TransferFacts,
  now: TransferFacts,
): boolean {
  const before = toPlan(intent, reviewed, speed)
  // The transaction is signed with the reviewed limits and prices, so only its costs are compared.
  const costs = toPlan(
    { ...intent, amount: before.amount },
    { ...now, gas: reviewed.gas, fees: reviewed.fees },
    speed,
  )
  const expected = reviewed.received ?? 0n
  return (
    costs.problem === undefined &&
    now.gas <= reviewed.gas &&
    now.dataFee <= reviewed.dataFee &&
    now.isContract === reviewed.isContract &&
    now.isSponsored === reviewed.isSponsored &&
    (reviewed.received === undefined || (now.received ?? -1n) >= expected) &&
    (now.rounding ?? 0n) <= (reviewed.rounding ?? 0n) &&
    // With a lower price it would stay pending.
    getPrice(getGasFee(intent, reviewed, speed)) >= getLeastPrice(now)
  )
}

const getPrice = (fee: GasFee): bigint => ('gasPrice' in fee ? fee.gasPrice : fee.maxFeePerGas)

function getLeastPrice({ fees }: TransferFacts): bigint {
  const { slow } = fees.bySpeed
  return 'gasPrice' in slow ? slow.gasPrice : fees.baseFeePerGas
}

const isSameAddress = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase()

const atLeast0 = (value: bigint): bigint => (value < 0n ? 0n : value)
