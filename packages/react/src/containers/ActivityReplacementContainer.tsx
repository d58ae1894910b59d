'use client'
import {
  approveReplacement,
  cancelTransaction,
  closeReplacement,
  goBack,
  navigate,
  setReplacementSpeed,
  speedUpTransaction,
} from '@latchkit/core/actions'
import { toReplacementModel } from '@latchkit/core/views/replacement'
import { ActivityReplacementView } from '@latchkit/ui/views/activity-replacement'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows what replaces a pending transaction, and asks the wallet for it. Back leads to the transaction. */
export function ActivityReplacementContainer({ route }: ContainerProps<'activity-replacement'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, id, action } = route
  // Before the first frame, which would show that there is nothing to replace.
  useLayoutEffect(() => {
    // A replacement that is started again could be sent twice.
    const status = kit.getState().replacementReview?.status
    if (status === 'checking' || status === 'signing') return
    const start = action === 'cancel' ? cancelTransaction : speedUpTransaction
    // The view shows why it cannot be replaced.
    ignoreRejection(start(kit, { id }))
  }, [kit, id, action])
  const goToTransaction = () => void goBack(kit)
  return (
    <ActivityReplacementView
      model={useLatchkitState(toReplacementModel)}
      onSpeed={(speed) => setReplacementSpeed(kit, { speed })}
      // The review shows why nothing was sent.
      onApprove={() => ignoreRejection(approveReplacement(kit))}
      onStop={() => {
        closeReplacement(kit)
        goToTransaction()
      }}
      onBack={goToTransaction}
      onActivity={() =>
        navigate(kit, { route: { view: 'account', namespace, tab: 'activity' }, replace: true })
      }
    />
  )
}
