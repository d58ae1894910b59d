'use client'
import type { KitState } from '@latchkit/core'
import { goBack, resendEmail } from '@latchkit/core/actions'
import { toEmailDeviceModel } from '@latchkit/core/views/login'
import { getTime } from '@latchkit/core/views/ui'
import { EmailDeviceView } from '@latchkit/ui/views/login'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'
import { useCountdown } from './useCountdown.js'

/** Waits for the link of the login. Going back ends the login. */
export function EmailDeviceContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const [isCounting, setIsCounting] = useState(true)
  const tick = useCountdown(isCounting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model depends on the time.
  const select = useCallback((state: KitState) => toEmailDeviceModel(state, getTime(kit)), [kit, tick])
  const model = useLatchkitState(select)
  const isWaiting = 'resend' in model && model.resend.seconds > 0
  if (isWaiting !== isCounting) setIsCounting(isWaiting)
  return (
    <EmailDeviceView
      model={model}
      // The view shows why it failed.
      onResend={() => ignoreRejection(resendEmail(kit))}
      onStartAgain={() => void goBack(kit)}
    />
  )
}
