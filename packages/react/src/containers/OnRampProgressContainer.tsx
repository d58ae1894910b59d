'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate, watchPurchases } from '@latchkit/core/actions'
import { toPurchaseModel } from '@latchkit/core/views/onramp'
import { OnRampProgressView } from '@latchkit/ui/views/onramp'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Follows a purchase. */
export function OnRampProgressContainer({ route }: ContainerProps<'onramp-progress'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, purchaseId } = route
  useEffect(() => watchPurchases(kit), [kit])
  const select = useCallback(
    (state: KitState, config: Config) => toPurchaseModel(state, config, purchaseId),
    [purchaseId],
  )
  return (
    <OnRampProgressView
      model={useLatchkitState(select)}
      onCopyLink={(url) => navigator.clipboard.writeText(url)}
      onBuyAgain={() => navigate(kit, { route: { view: 'onramp', namespace }, replace: true })}
      onPurchases={() => navigate(kit, { route: { view: 'onramp-activity', namespace } })}
    />
  )
}
