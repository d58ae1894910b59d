'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { goBack, loadSwapTokens, navigate, updateSwap, watchTokens } from '@latchkit/core/actions'
import { toSwapTokensModel } from '@latchkit/core/views/swap'
import { SwapTokenView } from '@latchkit/ui/views/swap'
import { type ReactNode, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Shows the tokens that can be swapped, and keeps the balances up to date. */
export function SwapTokenContainer({ route }: ContainerProps<'swap-token'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, side } = route
  const [query, setQuery] = useState('')
  // Chosen here: the form keeps its token until another one is selected.
  const [chainId, setChainId] = useState<CaipNetworkId>()
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const model = useModel(toSwapTokensModel, side, query, chainId)
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
