import { useLatchkitSwap } from '@latchkit/react'

/** Shows the swap that the user prepares with the hook, without the modal. */
export function SwapHook() {
  const { form, review } = useLatchkitSwap()
  const { price, check } = form.status === 'ready' ? form : {}
  return (
    <output aria-label="State of the swap" data-status={form.status}>
      {[
        form.status,
        check,
        price && `${price.fromAmount} for ${price.toAmount}, limit ${price.limit}`,
        review.status !== 'none' && `review ${review.status}`,
        review.status === 'ready' && review.step,
      ]
        .filter(Boolean)
        .join(' · ')}
    </output>
  )
}
