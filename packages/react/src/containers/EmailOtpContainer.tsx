'use client'
import type { KitState } from '@latchkit/core'
import { goBack, resendEmail, verifyEmailCode } from '@latchkit/core/actions'
import { toEmailOtpModel } from '@latchkit/core/views/login'
import { getTime } from '@latchkit/core/views/ui'
import { EmailOtpView } from '@latchkit/ui/views/login'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'
import { prefetchAccount } from './prefetchViews.js'
import { useCountdown } from './useCountdown.js'

/** Asks for the code of the login. Going back ends the login. */
export function EmailOtpContainer(): ReactNode {
  const context = useLatchkitContext()
  const { kit } = context
  useEffect(() => prefetchAccount(context), [context])
  const [isCounting, setIsCounting] = useState(true)
  const tick = useCountdown(isCounting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model depends on the time.
  const select = useCallback((state: KitState) => toEmailOtpModel(state, getTime(kit)), [kit, tick])
  const model = useLatchkitState(select)
  const isWaiting = model.status === 'ready' && model.resend.seconds > 0
  if (isWaiting !== isCounting) setIsCounting(isWaiting)
  return (
    <EmailOtpView
      model={model}
      // The view shows why it failed.
      onCode={(code) => ignoreRejection(verifyEmailCode(kit, { code }))}
      onResend={() => ignoreRejection(resendEmail(kit))}
      onStartAgain={() => void goBack(kit)}
    />
  )
}
