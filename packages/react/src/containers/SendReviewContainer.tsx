'use client'
import { goBack } from '@latchkit/core/actions'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { SendReview } from './SendReview.js'

/** Shows the transfer under review. Back leads to the form. */
export function SendReviewContainer({ route }: ContainerProps<'send-review'>): ReactNode {
  const { kit } = useLatchkitContext()
  return <SendReview namespace={route.namespace} onEdit={() => void goBack(kit)} />
}
