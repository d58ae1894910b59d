import type { Command } from '../../engine/types.js'

/** Whether the recipient would get less than the app asks for, because the token takes a fee. */
export const isLess = (
  { amount }: { readonly amount: bigint | 'max' },
  received: bigint | undefined,
): boolean => amount !== 'max' && received !== undefined && received < amount

/** Returns what follows when the wallet has signed a payment. */
export const toSent = ({
  id,
  result,
}: {
  readonly id: string
  readonly result: string
}): readonly Command[] => [{ feature: 'pay', event: { type: 'walletSent', reviewId: id, txHash: result } }]
