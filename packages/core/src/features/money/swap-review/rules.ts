import { decodeApproval, encodeApproval } from '../../../chains/evm/approvalData.js'
import { decodeSwap } from '../../../chains/evm/decodeSwap.js'
import { decodePermit2Approval, encodePermit2Approval } from '../../../chains/evm/permitData.js'
import type { FeeSpeed, GasFee } from '../../../chains/evm/readFees.js'
import type { BatchCall } from '../../../chains/evm/sendCalls.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import type { ArrivalTarget } from '../../wallet/request/ArrivalTarget.js'
import type { WriteIntent } from '../../wallet/request/writes.js'
import { comparePermit } from './permits.js'
import { toSwapAction } from './toSwapAction.js'
import type { SwapFacts, SwapIntent } from './types.js'

/** A transaction that is valid for less than this time could fail before it is in a block. */
const validSecondsMin = 60

/** One step of a swap as it would be signed. */
export type SwapPlan = {
  readonly write: WriteIntent<'sendTransaction' | 'sendCalls' | 'signTypedData'>
  /** Amount that the account pays at most: the exact amount that is approved. */
  readonly paid: bigint
  /** The most that the network takes for this step, in base units of the native token. */
  readonly fee: bigint
  /** Why it cannot be sent: the account has less than it pays, or too little of the native token for the fee. */
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | undefined
}

/** Returns what the account pays at most. */
export const getPaid = ({ mode, amount }: Pick<SwapIntent, 'mode' | 'amount'>, limit: bigint): bigint =>
  mode === 'exactIn' ? amount : limit

/** Whether what is bought arrives on another chain, where nothing can be simulated. */
export const isCrossing = ({ chainId, buy }: Pick<SwapIntent, 'chainId' | 'buy'>): boolean =>
  buy.chainId !== chainId

/** Returns what the account receives at least. */
export const getReceived = ({ mode, amount }: Pick<SwapIntent, 'mode' | 'amount'>, limit: bigint): bigint =>
  mode === 'exactIn' ? limit : amount

/**
 * Returns the worst amount that is accepted at a price: a part less of what is received, or a part more of what is paid. Rounded in
 * favor of the user.
 */
export function getLimit(mode: SwapIntent['mode'], quoted: bigint, slippageBps: number): bigint {
  const part = (quoted * BigInt(slippageBps)) / 10_000n
  return mode === 'exactIn' ? quoted - part : quoted + part
}

/** Whether one limit is at least as good for the user as another one. */
export const isAsGood = (mode: SwapIntent['mode'], limit: bigint, other: bigint): boolean =>
  mode === 'exactIn' ? limit >= other : limit <= other

/** Returns the step as it would be signed at that speed. */
export function toPlan(intent: SwapIntent, facts: SwapFacts, speed: FeeSpeed): SwapPlan {
  const { step, nativeBalance, sellBalance, gas, dataFee, fees, isSponsored } = facts
  const paid = getPaid(intent, facts.limit)
  const gasFee = fees.bySpeed[speed]
  const fee = isSponsored ? 0n : gas * getPrice(gasFee) + dataFee
  const calls = toCalls(intent, facts)
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const isShort = paid > sellBalance
  const isShortOfFee = fee + value > nativeBalance
  const problem = isShort ? 'insufficient-funds' : isShortOfFee ? 'insufficient-fee' : undefined
  const [transaction] = calls
  const isSwap = step === 'swap' || step === 'batch'
  const reviewed = {
    ...(isSwap && toArrival(intent, facts)),
    action: isSwap ? toSwapAction(intent, facts) : ({ operation: 'approve', transfers: [] } as const),
  }
  // The wallet sets gas and fees of a batch. A permit has none: the fee is the fee of the swap after it.
  const write = facts.permit
    ? ({ kind: 'signTypedData', typedData: facts.permit.typedData } as const)
    : step === 'batch' || !transaction
      ? ({ kind: 'sendCalls', calls, ...reviewed } as const)
      : ({ kind: 'sendTransaction', transaction: { ...transaction, gas, ...gasFee }, ...reviewed } as const)
  return { write, paid, fee, ...(problem && { problem }) }
}

/** Returns what a swap to another chain promises, by which it is followed. */
function toArrival(intent: SwapIntent, { limit, estimatedSeconds }: SwapFacts) {
  const { source, buy } = intent
  if (!source || !isCrossing(intent)) return undefined
  const { chainId: toChainId, symbol, decimals } = buy
  const amount = getReceived(intent, limit)
  const arrival: ArrivalTarget = { source, toChainId, symbol, decimals, amount, estimatedSeconds }
  return { arrival }
}

/** Returns the calls of the step, in their order: one, unless it is a batch. */
function toCalls(intent: SwapIntent, facts: SwapFacts): readonly Call[] {
  const { step } = facts
  if (step === 'swap') return [toSwap(intent, facts)]
  if (step === 'permit') return []
  const approvals = toApprovals(intent, facts)
  return step === 'batch' ? [...approvals, toSwap(intent, facts)] : approvals.slice(0, 1)
}

/** Returns the approvals that a swap needs first, in their order. A signature for Permit2 does the same as the last one. */
export function toApprovals(
  intent: SwapIntent,
  { approval, isPermit2Needed, limit, deadline }: Approvals,
): readonly Call[] {
  const paid = getPaid(intent, limit)
  return [
    ...(approval === 'reset' ? [toApproval(intent, 0n)] : []),
    ...(approval ? [toApproval(intent, paid)] : []),
    ...(isPermit2Needed ? [toPermit2Approval(intent, paid, deadline)] : []),
  ]
}

type Approvals = Pick<SwapFacts, 'approval' | 'isPermit2Needed' | 'limit' | 'deadline'>

function toPermit2Approval(
  { sell, spender, permit2Spender }: SwapIntent,
  amount: bigint,
  expiration: number,
): Call {
  if (!sell.address || !spender || !permit2Spender) throw new TransactionMismatchError({ field: 'token' })
  const data = encodePermit2Approval({ token: sell.address, spender: permit2Spender, amount, expiration })
  return { to: spender, data, value: 0n }
}

type Call = { readonly to: Hex; readonly data: Hex; readonly value: bigint }

/** Returns the transaction of the server. Without a value of its own, it is what the account pays in the native token. */
export function toSwap(
  intent: SwapIntent,
  { transaction, limit }: Pick<SwapFacts, 'transaction' | 'limit'>,
): Call {
  const { to, data, value = intent.sell.address ? 0n : getPaid(intent, limit) } = transaction
  return { to, data, value }
}

/** Whether a value is what the account pays in the native token: exactly, or at most, if what it buys is exact. */
export function isPaidValue(
  { sell, mode }: Pick<SwapIntent, 'sell' | 'mode'>,
  value: bigint,
  paid: bigint,
): boolean {
  if (sell.address) return value === 0n
  return mode === 'exactIn' ? value === paid : value <= paid
}

/** Returns the transaction that allows the spender to take exactly that amount. */
export function toApproval({ sell, spender }: SwapIntent, amount: bigint): Call {
  if (!sell.address || !spender) throw new TransactionMismatchError({ field: 'token' })
  return { to: sell.address, data: encodeApproval({ spender, amount }), value: 0n }
}

/**
 * Compares what would be signed with what the user reviewed: each call of a batch too.
 *
 * @throws `TransactionMismatchError` with the field that differs
 */
export function compareWrite(write: WriteIntent, intent: SwapIntent, facts: SwapFacts): void {
  const { step, approval, isPermit2Needed, permit, deadline } = facts
  if (step === 'permit') {
    if (write.kind !== 'signTypedData' || !permit) throw new TransactionMismatchError({ field: 'method' })
    comparePermit(write.typedData, intent, {
      paid: getPaid(intent, facts.limit),
      deadline,
      nonce: permit.nonce,
    })
    return
  }
  if (step !== 'batch') {
    if (write.kind !== 'sendTransaction') throw new TransactionMismatchError({ field: 'method' })
    compareSwap(write.transaction, intent, facts)
    return
  }
  const steps = [
    approval === 'reset' && 'reset',
    approval && 'approve',
    isPermit2Needed && 'allow',
    'swap',
  ] as const
  const expected = steps.filter((one) => one !== false && one !== undefined)
  if (write.kind !== 'sendCalls' || write.calls.length !== expected.length)
    throw new TransactionMismatchError({ field: 'method' })
  write.calls.forEach((call: BatchCall, index) => {
    compareSwap(call, intent, { ...facts, step: expected[index] ?? 'swap' })
  })
}

/**
 * Decodes a transaction, and compares it with what the user reviewed. Call data of a router that is not decoded was simulated: see
 * `readSwapFacts`.
 *
 * @throws `TransactionMismatchError` with the field that differs
 */
export function compareSwap(
  transaction: EvmTransaction,
  intent: SwapIntent,
  facts: Pick<SwapFacts, 'step' | 'limit' | 'deadline'>,
): void {
  const { to, data = '0x', value = 0n } = transaction
  const { sell, buy, router, spender, permit2Spender } = intent
  const paid = getPaid(intent, facts.limit)
  if (facts.step === 'allow') {
    const allowance = decodePermit2Approval(data)
    check(isSameAddress(to, spender), 'recipient')
    check(allowance !== undefined, 'method')
    check(isSameAddress(allowance?.token, sell.address), 'token')
    check(isSameAddress(allowance?.spender, permit2Spender), 'recipient')
    check(allowance?.amount === paid && allowance.expiration === facts.deadline, 'amount')
    check(value === 0n, 'value')
    return
  }
  if (facts.step !== 'swap') {
    const approval = decodeApproval(data)
    check(isSameAddress(to, sell.address), 'token')
    check(approval !== undefined, 'method')
    check(isSameAddress(approval?.spender, spender), 'recipient')
    check(approval?.amount === (facts.step === 'reset' ? 0n : paid), 'amount')
    check(value === 0n, 'value')
    return
  }
  check(isPaidValue(intent, value, paid), 'value')
  const call = decodeSwap(data)
  if (call === 'invalid') throw new TransactionMismatchError({ field: 'method' })
  // What is decoded swaps on this chain.
  if (isCrossing(intent)) check(call === undefined, 'method')
  if (call?.path.length === 0) {
    // The account itself gets what is wrapped.
    check(intent.recipient === undefined, 'recipient')
    // A wrapped native token is called itself: its amount is the amount of the native token.
    check(isSameAddress(to, call.isNativeSold ? buy.address : sell.address), 'token')
    check(!(call.isNativeSold ? sell.address : buy.address), 'token')
    check(call.isNativeSold || call.sold === paid, 'amount')
    return
  }
  check(isSameAddress(to, router), 'router')
  // A call of a token itself could move or approve anything, and a call of the account itself, if it has code, could give it away.
  check(
    ![intent.from, sell.address, buy.address, ...intent.others].some((own) => isSameAddress(to, own)),
    'method',
  )
  if (call === undefined) return
  check(call.isNativeSold === (sell.address === undefined), 'token')
  check(call.isNativeBought === (buy.address === undefined), 'token')
  check(sell.address === undefined || isSameAddress(call.path[0], sell.address), 'token')
  check(buy.address === undefined || isSameAddress(call.path.at(-1), buy.address), 'token')
  check(isSameAddress(call.recipient, intent.recipient ?? intent.from), 'recipient')
  check(call.sold === undefined || call.sold <= paid, 'amount')
  check(call.bought !== undefined && call.bought >= getReceived(intent, facts.limit), 'amount')
}

function check(isAsReviewed: boolean, field: TransactionMismatchError['field']): void {
  if (!isAsReviewed) throw new TransactionMismatchError({ field })
}

/** Whether a step that was reviewed with some facts can be sent unchanged now that others are true. */
export function isStillTrue(
  { intent, speed }: { readonly intent: SwapIntent; readonly speed: FeeSpeed },
  reviewed: SwapFacts,
  now: SwapFacts,
): boolean {
  // The transaction is signed with the reviewed limits and prices, so only its costs are compared.
  const costs = toPlan(
    intent,
    { ...now, gas: reviewed.gas, fees: reviewed.fees, limit: reviewed.limit },
    speed,
  )
  return (
    costs.problem === undefined &&
    now.step === reviewed.step &&
    now.isSponsored === reviewed.isSponsored &&
    now.approval === reviewed.approval &&
    now.isPermit2Needed === reviewed.isPermit2Needed &&
    now.permit?.nonce === reviewed.permit?.nonce &&
    now.limit === reviewed.limit &&
    now.transaction.data === reviewed.transaction.data &&
    now.transaction.value === reviewed.transaction.value &&
    isSameAddress(now.transaction.to, reviewed.transaction.to) &&
    (now.rounding ?? 0n) <= (reviewed.rounding ?? 0n) &&
    now.received + (now.rounding ?? 0n) >= getReceived(intent, reviewed.limit) &&
    now.gas <= reviewed.gas &&
    now.dataFee <= reviewed.dataFee &&
    // With a lower price it would stay pending.
    getPrice(reviewed.fees.bySpeed[speed]) >= getLeastPrice(now)
  )
}

/** Whether a transaction that is valid until then can still be signed. */
export const isValidAt = (deadline: number, now: number): boolean => deadline - validSecondsMin > now / 1_000

const getPrice = (fee: GasFee): bigint => ('gasPrice' in fee ? fee.gasPrice : fee.maxFeePerGas)

function getLeastPrice({ fees }: SwapFacts): bigint {
  const { slow } = fees.bySpeed
  return 'gasPrice' in slow ? slow.gasPrice : fees.baseFeePerGas
}

/** Whether two addresses are known and equal, in any case. */
export const isSameAddress = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.toLowerCase() === other.toLowerCase()
