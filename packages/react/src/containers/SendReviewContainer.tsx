'use client'
import { approveSend, goBack, setSendSpeed } from '@latchkit/core/actions'
import { toSendReviewModel } from '@latchkit/core/views/send'
import { SendReviewView } from '@latchkit/ui/views/send'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the transfer under review, and asks the wallet for it. */
export function SendReviewContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  return (
    <SendReviewView
      model={useLatchkitState(toSendReviewModel)}
      onSpeed={(speed) => setSendSpeed(kit, { speed })}
      // The review shows why nothing was sent.
      onSend={() => ignoreRejection(approveSend(kit))}
      onEdit={() => void goBack(kit)}
    />
  )
}
