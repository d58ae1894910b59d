'use client'
import { navigate, registerName, updateName } from '@latchkit/core/actions'
import { toRegisterNameModel } from '@latchkit/core/views/names'
import { RegisterAccountNameView } from '@latchkit/ui/views/names'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the form in which the user chooses a name. */
export function RegisterAccountNameContainer({ route }: ContainerProps<'register-account-name'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const hasNames = kit.internal.dataApi?.loadNames !== undefined
  useEffect(() => {
    if (hasNames) updateName(kit)
  }, [kit, hasNames])
  const model = useLatchkitState(toRegisterNameModel)
  return (
    <RegisterAccountNameView
      model={hasNames ? model : { status: 'unavailable' }}
      onLabel={(label) => updateName(kit, { label })}
      // The view shows why it failed.
      onRegister={(name) => ignoreRejection(registerName(kit, { name }))}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
