'use client'
import type { KitState } from '@latchkit/core'
import { changeEmail, getLoginEmail } from '@latchkit/core/actions'
import { toUpdateEmailModel } from '@latchkit/core/views/login'
import { UpdateEmailView } from '@latchkit/ui/views/login'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Asks for a new e-mail address of the login. */
export function UpdateEmailContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const [current] = useState(() => getLoginEmail(kit))
  const [email, setEmail] = useState<string>()
  const select = useCallback((state: KitState) => toUpdateEmailModel(state, email, current), [email, current])
  const model = useLatchkitState(select)
  return (
    <UpdateEmailView
      model={model}
      onEmail={setEmail}
      // The field shows why it failed.
      onSave={() => ignoreRejection(changeEmail(kit, { email: model.email }))}
    />
  )
}
