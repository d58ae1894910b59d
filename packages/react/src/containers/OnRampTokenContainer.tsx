'use client'
import { goBack, navigate, updateOnRamp } from '@latchkit/core/actions'
import { toOnRampTokensModel } from '@latchkit/core/views/onramp'
import { OnRampTokenView } from '@latchkit/ui/views/onramp'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the currencies that the account can buy. */
export function OnRampTokenContainer({ route }: ContainerProps<'onramp-token'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  return (
    <OnRampTokenView
      model={useLatchkitState(toOnRampTokensModel)}
      onSelect={(symbol, chainId) => {
        updateOnRamp(kit, { symbol, chainId, namespace })
        void goBack(kit)
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
