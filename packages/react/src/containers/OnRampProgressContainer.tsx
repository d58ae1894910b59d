'use client'
import { navigate, watchPurchases } from '@latchkit/core/actions'
import { toPurchaseModel } from '@latchkit/core/views/onramp'
import { OnRampProgressView } from '@latchkit/ui/views/onramp'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Follows a purchase. */
export function OnRampProgressContainer({ route }: ContainerProps<'onramp-progress'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, purchaseId } = route
  useEffect(() => watchPurchases(kit), [kit])
  return (
    <OnRampProgressView
      model={useModel(toPurchaseModel, purchaseId)}
      onCopyLink={(url) => navigator.clipboard.writeText(url)}
      onBuyAgain={() => navigate(kit, { route: { view: 'onramp', namespace }, replace: true })}
      onDone={() => navigate(kit, { route: { view: 'account', namespace, tab: 'tokens' }, replace: true })}
      onPurchases={() => navigate(kit, { route: { view: 'onramp-activity', namespace } })}
    />
  )
}
