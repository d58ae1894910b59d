import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { SolanaTransfer, SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import type { TransferProblem } from '../transfer/TransferChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'

/** A transfer as it would be signed. `fee` and `accountRent` in lamports. */
export type SolanaPlan = {
  readonly amount: bigint
  readonly fee: bigint
  readonly accountRent: bigint
  readonly transfer: SolanaTransfer
  readonly problem?: TransferProblem | undefined
}

/** Compute units for what a wallet adds, which only makes a transaction fail (Lighthouse). */
const guardUnits = 20_000

/** Returns the limit of compute units, with a margin: the state of the accounts can change until the block. */
const toLimit = (units: number): number => Math.ceil(units * 1.2) + guardUnits

/** Returns the transfer as it would be signed at that speed. */
export function toSolanaPlan(
  intent: Pick<AnyTransferIntent, 'to' | 'token' | 'amount'>,
  facts: SolanaTransferFacts,
  speed: FeeSpeed,
): SolanaPlan {
  const { balance, baseFee, token, units } = facts
  const isMax = intent.amount === 'max'
  const computeUnitLimit = toLimit(units)
  const priorityFeeMicroLamports = facts.unitPrices[speed]
  const fee = baseFee + (BigInt(computeUnitLimit) * priorityFeeMicroLamports + 999_999n) / 1_000_000n
  const max = token ? token.balance : balance > fee ? balance - fee : 0n
  const amount = intent.amount === 'max' ? max : intent.amount
  const accountRent = token?.accountRent ?? 0n
  const isShort = amount > (token ? token.balance : balance) || (isMax && amount === 0n)
  const problem =
    facts.refusal ?? (isShort ? 'insufficient-funds' : findShortage(facts, { amount, fee, accountRent }))
  const tokenFee = token?.hasFee && token.received !== undefined ? amount - token.received : undefined
  return {
    amount,
    fee,
    accountRent,
    transfer: {
      to: intent.to,
      amount,
      ...(intent.token !== undefined && { mint: intent.token }),
      ...(tokenFee !== undefined && { tokenFee }),
      priorityFeeMicroLamports,
      computeUnitLimit,
    },
    ...(problem && { problem }),
  }
}

/** Returns what an account would have too little of; an account has no SOL, or at least the least balance. */
function findShortage(
  { balance, leastBalance, receiverBalance, token }: SolanaTransferFacts,
  { amount, fee, accountRent }: Pick<SolanaPlan, 'amount' | 'fee' | 'accountRent'>,
): TransferProblem | undefined {
  const left = balance - fee - accountRent - (token ? 0n : amount)
  if (left < 0n) return 'insufficient-fee'
  if (left > 0n && left < leastBalance) return 'leaves-too-little'
  return !token && receiverBalance + amount < leastBalance ? 'recipient-minimum' : undefined
}

/** Whether a transfer that was reviewed with some facts can be sent unchanged now that others are true. */
export function isStillTrue(
  { intent, speed }: { readonly intent: AnyTransferIntent; readonly speed: FeeSpeed },
  reviewed: SolanaTransferFacts,
  now: SolanaTransferFacts,
): boolean {
  const before = toSolanaPlan(intent, reviewed, speed)
  const { amount } = before
  // The transaction is signed with the reviewed limit and price, so only its costs are compared.
  const { units, unitPrices } = reviewed
  const costs = toSolanaPlan({ ...intent, amount }, { ...now, units, unitPrices }, speed)
  return (
    costs.problem === undefined &&
    costs.fee <= before.fee &&
    costs.accountRent <= before.accountRent &&
    now.units <= toLimit(reviewed.units) &&
    now.isContract === reviewed.isContract &&
    now.token?.hasFee === reviewed.token?.hasFee &&
    now.token?.received === reviewed.token?.received
  )
}
