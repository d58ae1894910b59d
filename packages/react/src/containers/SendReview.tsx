'use client'
import { approveSend, closeSend, setSendSpeed } from '@latchkit/core/actions'
import { toSendReviewModel } from '@latchkit/core/views/send'
import { SendReviewView } from '@latchkit/ui/views/send'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

type SendReviewProps = {
  /** Shows the form again. */
  readonly onEdit?: (() => void) | undefined
}

/** Shows the transfer under review, and asks the wallet for it. */
export function SendReview({ onEdit }: SendReviewProps): ReactNode {
  const { kit } = useLatchkitContext()
  return (
    <SendReviewView
      model={useLatchkitState(toSendReviewModel)}
      onSpeed={(speed) => setSendSpeed(kit, { speed })}
      // The review shows why nothing was sent.
      onSend={() => ignoreRejection(approveSend(kit))}
      onStop={() => {
        closeSend(kit, { isFormKept: true })
        onEdit?.()
      }}
      onEdit={onEdit}
    />
  )
}
