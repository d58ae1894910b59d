import { isSameBytes } from '../../../chains/solana/nodeBytes.js'
import type { WriteIntent } from '../../wallet/request/writes.js'
import { checkTransaction } from './checkTransaction.js'
import type { SolanaSwapFacts, SolanaSwapIntent, SolanaSwapPlan, SwapTools } from './types.js'

/** Returns the swap as it would be signed. */
export function toPlan(
  intent: SolanaSwapIntent,
  facts: SolanaSwapFacts,
  { getPaid, toSwapAction }: Pick<SwapTools, 'getPaid' | 'toSwapAction'>,
): SolanaSwapPlan {
  const { transaction, lastValidBlockHeight, limit, fee, rent } = facts
  const problem = findProblem(intent, facts)
  return {
    // What the wallet signed is compared with the transaction before it is sent.
    write: {
      kind: 'solana_signAndSendTransaction',
      transaction,
      options: {},
      isChecked: true,
      lastValidBlockHeight,
      action: toSwapAction(intent, facts),
    },
    paid: getPaid(intent, limit),
    fee,
    rent,
    ...(problem && { problem }),
  }
}

/** Whether the account has what the swap costs. */
export const canPay = (intent: SolanaSwapIntent, facts: SolanaSwapFacts): boolean =>
  findProblem(intent, facts) === undefined

function findProblem(
  { sell, buy }: SolanaSwapIntent,
  { fromAmount, toAmount, fee, rent, nativeBalance, sellBalance, leastBalance }: SolanaSwapFacts,
): SolanaSwapPlan['problem'] {
  if (fromAmount > sellBalance) return 'insufficient-funds'
  const [sold, bought] = [sell, buy].map(({ address }, at) =>
    address === undefined ? [fromAmount, toAmount][at] : 0n,
  )
  // The fee is paid before anything is bought.
  if (fee > nativeBalance) return 'insufficient-fee'
  const left = nativeBalance - fee - rent - (sold ?? 0n) + (bought ?? 0n)
  return left < 0n || (left > 0n && left < leastBalance) ? 'insufficient-fee' : undefined
}

/** Whether a swap that was reviewed with some facts can be signed unchanged now that others are true. */
export function isStillTrue(
  { intent }: { readonly intent: SolanaSwapIntent },
  reviewed: SolanaSwapFacts,
  now: SolanaSwapFacts,
  { getReceived }: Pick<SwapTools, 'getReceived'>,
): boolean {
  return (
    isSameBytes(now.transaction, reviewed.transaction) &&
    canPay(intent, now) &&
    now.fromAmount <= reviewed.fromAmount &&
    now.toAmount >= getReceived(intent, reviewed.limit) &&
    now.fee <= reviewed.fee &&
    now.rent <= reviewed.rent
  )
}

/**
 * Compares what would be signed with what the user reviewed.
 *
 * @throws `createMismatch` with the field that differs
 */
export function compareWrite(
  write: WriteIntent,
  { from }: SolanaSwapIntent,
  { transaction }: SolanaSwapFacts,
  tools: Pick<SwapTools, 'createMismatch'>,
): void {
  if (write.kind !== 'solana_signAndSendTransaction' || !isSameBytes(write.transaction, transaction))
    throw tools.createMismatch('method')
  checkTransaction(write.transaction, from, tools)
}
