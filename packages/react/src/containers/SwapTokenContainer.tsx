'use client'
import type { CaipNetworkId, Config, KitState } from '@latchkit/core'
import { goBack, loadSwapTokens, navigate, updateSwap, watchTokens } from '@latchkit/core/actions'
import { toSwapTokensModel } from '@latchkit/core/views/swap'
import { SwapTokenView } from '@latchkit/ui/views/swap'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the tokens that can be swapped, and keeps the balances up to date. */
export function SwapTokenContainer({ route }: ContainerProps<'swap-token'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, side } = route
  const [query, setQuery] = useState('')
  // Chosen here: the form keeps its token until another one is selected.
  const [chainId, setChainId] = useState<CaipNetworkId>()
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => toSwapTokensModel(state, config, side, query, chainId),
    [side, query, chainId],
  )
  const model = useLatchkitState(select)
  return (
    <SwapTokenView
      model={model}
      query={query}
      onSearch={setQuery}
      onSelect={(id) => {
        const isOther = model.status === 'ready' && model.networks.length > 0
        updateSwap(kit, { [side]: id, ...(isOther && { toChainId: model.network.id }) })
        void goBack(kit)
      }}
      onNetwork={(id) => {
        const found = kit.config.networks.find(({ caipNetworkId }) => caipNetworkId === id)
        if (!found) return
        setChainId(found.caipNetworkId)
        loadSwapTokens(kit, { chainId: found.caipNetworkId })
      }}
      onRetry={() => {
        if (model.status === 'failed') loadSwapTokens(kit, { chainId: model.network.id })
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
