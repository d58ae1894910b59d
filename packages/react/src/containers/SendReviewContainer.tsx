'use client'
import { goBack } from '@latchkit/core/actions'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { SendReview } from './SendReview.js'

/** Shows the transfer under review. Back leads to the form. */
export function SendReviewContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  return <SendReview onEdit={() => void goBack(kit)} />
}
