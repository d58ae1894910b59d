'use client'
import { navigate, registerName, updateName } from '@latchkit/core/actions'
import { toRegisterNameModel } from '@latchkit/core/views/names'
import { RegisterAccountNameView } from '@latchkit/ui/views/names'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the form in which the user chooses a name. */
export function RegisterAccountNameContainer({ route }: ContainerProps<'register-account-name'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const model = useModel(toRegisterNameModel, kit)
  const isAvailable = model.status !== 'unavailable'
  useEffect(() => {
    if (isAvailable) updateName(kit)
  }, [kit, isAvailable])
  return (
    <RegisterAccountNameView
      model={model}
      onLabel={(label) => updateName(kit, { label })}
      // The view shows why it failed.
      onRegister={(name) => ignoreRejection(registerName(kit, { name }))}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
