'use client'
import type { ChainNamespace } from '@latchkit/core'
import { approveSwap, closeSwap, navigate, reviewSwap } from '@latchkit/core/actions'
import { toSwapReviewModel } from '@latchkit/core/views/swap'
import { SwapReviewView } from '@latchkit/ui/views/swap'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'
import { useAccountAfter } from './useAccountAfter.js'

type SwapReviewProps = {
  readonly namespace: ChainNamespace
  /** Shows the form again. */
  readonly onEdit?: (() => void) | undefined
}

/** Shows the step of the swap under review, and asks the wallet for it. */
export function SwapReview({ namespace, onEdit }: SwapReviewProps): ReactNode {
  const { kit } = useLatchkitContext()
  useAccountAfter()
  return (
    <SwapReviewView
      model={useLatchkitState(toSwapReviewModel)}
      // The review shows why nothing was sent.
      onApprove={() => ignoreRejection(approveSwap(kit))}
      onStop={() => {
        closeSwap(kit)
        onEdit?.()
      }}
      onEdit={onEdit}
      // The review shows why it failed again.
      onRetry={() => ignoreRejection(reviewSwap(kit))}
      onDone={() => navigate(kit, { route: { view: 'account', namespace, tab: 'activity' }, replace: true })}
    />
  )
}
