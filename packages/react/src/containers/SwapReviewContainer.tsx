'use client'
import { goBack } from '@latchkit/core/actions'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { SwapReview } from './SwapReview.js'

/** Shows the swap under review. Back leads to the form. */
export function SwapReviewContainer({ route }: ContainerProps<'swap-review'>): ReactNode {
  const { kit } = useLatchkitContext()
  return <SwapReview namespace={route.namespace} onEdit={() => void goBack(kit)} />
}
