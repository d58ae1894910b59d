'use client'
import { openModal } from '@latchkit/core'
import { toNameRegistrationModel } from '@latchkit/core/views/names'
import { RegisterAccountNameSuccessView } from '@latchkit/ui/views/names'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows a registration, and then the registered name. */
export function RegisterAccountNameSuccessContainer({
  route,
}: ContainerProps<'register-account-name-success'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  return (
    <RegisterAccountNameSuccessView
      model={useLatchkitState(toNameRegistrationModel)}
      onDone={() => void openModal(kit, { view: 'account', namespace })}
    />
  )
}
