import type { Command } from '../../../engine/types.js'

/** Adds the problem that the recipient would get less than the app asks for, because the token takes a fee. Another problem is kept. */
export function withLessReceived<
  Problem extends string,
  Plan extends { readonly problem?: Problem | undefined },
>(
  plan: Plan & { readonly problem?: Problem | undefined },
  { amount }: { readonly amount: bigint | 'max' },
  received: bigint | undefined,
): Omit<Plan, 'problem'> & { readonly problem?: Problem | 'less-received' | undefined } {
  const isLess = amount !== 'max' && received !== undefined && received < amount
  return isLess ? { ...plan, problem: plan.problem ?? 'less-received' } : plan
}

/** Returns what follows when the wallet has signed a payment. */
export const toSent = ({
  id,
  result,
}: {
  readonly id: string
  readonly result: string
}): readonly Command[] => [{ feature: 'pay', event: { type: 'walletSent', reviewId: id, txHash: result } }]
