'use client'
import { goBack } from '@latchkit/core/actions'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { SwapReview } from './SwapReview.js'

/** Shows the swap under review. Back leads to the form. */
export function SwapReviewContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  return <SwapReview onEdit={() => void goBack(kit)} />
}
