'use client'
import type { KitState, Route } from '@latchkit/core'
import { getLoginEmail, goBack, verifyEmailChangeCode } from '@latchkit/core/actions'
import { toEmailChangeCodeModel } from '@latchkit/core/views/login'
import { UpdateEmailCodeView } from '@latchkit/ui/views/login'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Asks for a code of a change of the e-mail address. Going back ends the change. */
export function UpdateEmailCodeContainer({ route }: { readonly route: Pick<Route, 'view'> }): ReactNode {
  const { kit } = useLatchkitContext()
  const [current] = useState(() => getLoginEmail(kit))
  const step = route.view === 'update-email-primary' ? 'primary' : 'secondary'
  const select = useCallback(
    (state: KitState) => toEmailChangeCodeModel(state, step, current),
    [step, current],
  )
  return (
    <UpdateEmailCodeView
      model={useLatchkitState(select)}
      // The view shows why it failed.
      onCode={(code) => ignoreRejection(verifyEmailChangeCode(kit, { code }))}
      onStartAgain={() => void goBack(kit)}
    />
  )
}
