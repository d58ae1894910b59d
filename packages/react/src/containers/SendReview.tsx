'use client'
import type { ChainNamespace } from '@latchkit/core'
import { approveSend, closeSend, navigate, reviewSend, setSendSpeed } from '@latchkit/core/actions'
import { toSendReviewModel } from '@latchkit/core/views/send'
import { SendReviewView } from '@latchkit/ui/views/send'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'
import { useAccountAfter } from './useAccountAfter.js'

type SendReviewProps = {
  readonly namespace: ChainNamespace
  /** Shows the form again. */
  readonly onEdit?: (() => void) | undefined
}

/** Shows the transfer under review, and asks the wallet for it. */
export function SendReview({ namespace, onEdit }: SendReviewProps): ReactNode {
  const { kit } = useLatchkitContext()
  useAccountAfter()
  const model = useModel(toSendReviewModel, namespace)
  const isReviewedByFrame = model.status === 'ready' && model.isReviewedByFrame
  useEffect(() => {
    if (isReviewedByFrame) ignoreRejection(approveSend(kit, { namespace }))
  }, [isReviewedByFrame, kit, namespace])
  return (
    <SendReviewView
      // Its numbers are in the frame.
      model={isReviewedByFrame ? { ...model, status: 'checking' } : model}
      onSpeed={(speed) => setSendSpeed(kit, { speed, namespace })}
      // The review shows why nothing was sent.
      onSend={() => ignoreRejection(approveSend(kit, { namespace }))}
      onStop={() => {
        closeSend(kit, { isFormKept: true, namespace })
        onEdit?.()
      }}
      onEdit={onEdit}
      // The review shows why it failed again.
      onRetry={() => ignoreRejection(reviewSend(kit, { namespace }))}
      onDone={() => navigate(kit, { route: { view: 'account', namespace, tab: 'activity' }, replace: true })}
    />
  )
}
