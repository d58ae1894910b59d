'use client'
import { goBack, navigate, updateOnRamp } from '@latchkit/core/actions'
import { toOnRampPaymentsModel } from '@latchkit/core/views/onramp'
import { OnRampFiatView } from '@latchkit/ui/views/onramp'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the currencies to pay with. */
export function OnRampFiatContainer({ route }: ContainerProps<'onramp-fiat'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  return (
    <OnRampFiatView
      model={useLatchkitState(toOnRampPaymentsModel)}
      onSelect={(payment) => {
        updateOnRamp(kit, { payment, namespace })
        void goBack(kit)
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
