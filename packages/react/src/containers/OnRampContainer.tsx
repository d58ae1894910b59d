'use client'
import { navigate, refreshOnRamp, startPurchase, updateOnRamp, watchOnRamp } from '@latchkit/core/actions'
import { toOnRampModel } from '@latchkit/core/views/onramp'
import { OnRampView } from '@latchkit/ui/views/onramp'
import { type ReactNode, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the form of a purchase, and keeps the quotes up to date. */
export function OnRampContainer({ route }: ContainerProps<'onramp'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  // What is preset counts once: the user may have changed it before the view is shown again.
  const [preset] = useState(() => (kit.getState().onramp?.form ? undefined : route.preset))
  useEffect(() => watchOnRamp(kit, { ...preset, namespace }), [kit, namespace, preset])
  return (
    <OnRampView
      model={useLatchkitState(toOnRampModel)}
      onAmount={(amount) => updateOnRamp(kit, { amount, namespace })}
      onSelectToken={() => navigate(kit, { route: { view: 'onramp-token', namespace } })}
      onSelectPayment={() => navigate(kit, { route: { view: 'onramp-fiat', namespace } })}
      onBuy={(provider) => {
        // In the click: the browser blocks a window that is opened later.
        ignoreRejection(startPurchase(kit, { provider }))
        void navigate(kit, { route: { view: 'onramp-progress', namespace } })
      }}
      onRefresh={() => refreshOnRamp(kit)}
      onPurchases={() => navigate(kit, { route: { view: 'onramp-activity', namespace } })}
      onRetry={() => updateOnRamp(kit, { namespace })}
      onNetworks={
        kit.config.enableNetworkSwitch ? () => navigate(kit, { route: { view: 'networks' } }) : undefined
      }
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
