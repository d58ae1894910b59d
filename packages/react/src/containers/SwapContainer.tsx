'use client'
import type { Config, KitState, Latchkit } from '@latchkit/core'
import {
  flipSwap,
  navigate,
  presetSwap,
  refreshSwap,
  reviewSwap,
  updateSwap,
  watchCapabilities,
  watchSwap,
  watchTokens,
  watchTransactions,
} from '@latchkit/core/actions'
import { toAvailableSwap } from '@latchkit/core/views/capabilities'
import { toSwapModel, toSwapReviewModel } from '@latchkit/core/views/swap'
import { SwapView } from '@latchkit/ui/views/swap'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'
import { SwapReview } from './SwapReview.js'

/** Shows the form of a swap, and keeps its price up to date. While the wallet is asked for one, it shows that one. */
export function SwapContainer({ route }: ContainerProps<'swap'>): ReactNode {
  const { kit } = useLatchkitContext()
  // A swap that is reviewed again could be sent twice.
  const isAsked = useLatchkitState(toSwapReviewModel).status === 'signing'
  const { namespace } = route
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  useEffect(() => {
    const { fromToken, toToken, amount } = route
    // The route itself: Back from another view shows this one again, with what the user has changed.
    if ([fromToken, toToken, amount].some((value) => value !== undefined)) presetSwap(kit, route)
  }, [kit, route])
  useEffect(() => watchCapabilities(kit), [kit])
  useEffect(() => watchSwap(kit), [kit])
  // What is sent here is tracked over a reload, also in an app that does not track transactions itself.
  useEffect(() => watchTransactions(kit), [kit])
  const model = useModel(toAvailableModel, kit)
  if (isAsked) return <SwapReview namespace={namespace} />
  return (
    <SwapView
      model={model}
      onAmount={(side, text) =>
        updateSwap(kit, { amount: text, mode: side === 'from' ? 'exactIn' : 'exactOut' })
      }
      onMax={() => {
        if (model.status === 'ready' && model.max !== undefined)
          updateSwap(kit, { amount: model.max, mode: 'exactIn' })
      }}
      onFlip={() => flipSwap(kit)}
      onSelectToken={(side) => navigate(kit, { route: { view: 'swap-token', namespace, side } })}
      onSlippage={(slippageBps) => updateSwap(kit, { slippageBps })}
      onReview={() => {
        ignoreRejection(reviewSwap(kit))
        void navigate(kit, { route: { view: 'swap-review', namespace } })
      }}
      onRetry={() => refreshSwap(kit)}
      onNetworks={
        kit.config.enableNetworkSwitch ? () => navigate(kit, { route: { view: 'networks' } }) : undefined
      }
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}

function toAvailableModel(state: KitState, config: Config, kit: Latchkit) {
  return toAvailableSwap(toSwapModel(state, config), state, config, kit)
}
