'use client'
import { navigate, watchPurchases } from '@latchkit/core/actions'
import { toPurchasesModel } from '@latchkit/core/views/onramp'
import { OnRampActivityView } from '@latchkit/ui/views/onramp'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the purchases of this browser, and follows those that are not over. */
export function OnRampActivityContainer({ route }: ContainerProps<'onramp-activity'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  useEffect(() => watchPurchases(kit), [kit])
  return (
    <OnRampActivityView
      model={useLatchkitState(toPurchasesModel)}
      onSelect={(purchaseId) => navigate(kit, { route: { view: 'onramp-progress', namespace, purchaseId } })}
      onBuy={() => navigate(kit, { route: { view: 'onramp', namespace } })}
    />
  )
}
