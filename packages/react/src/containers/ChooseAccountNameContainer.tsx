'use client'
import { navigate } from '@latchkit/core/actions'
import { ChooseAccountNameView } from '@latchkit/ui/views/names'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'

/** Shows what a name is good for. */
export function ChooseAccountNameContainer({ route }: ContainerProps<'choose-account-name'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  return (
    <ChooseAccountNameView
      onChoose={() => navigate(kit, { route: { view: 'register-account-name', namespace }, replace: true })}
    />
  )
}
