'use client'
import type { Config, KitState } from '@latchkit/core'
import { goBack, navigate, updateSwap, watchTokens } from '@latchkit/core/actions'
import { toSwapTokensModel } from '@latchkit/core/views/swap'
import { SwapTokenView } from '@latchkit/ui/views/swap'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import type { ContainerProps } from '../modal/types.js'

/** Shows the tokens that can be swapped, and keeps the balances up to date. */
export function SwapTokenContainer({ route }: ContainerProps<'swap-token'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, side } = route
  const [query, setQuery] = useState('')
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => toSwapTokensModel(state, config, side, query),
    [side, query],
  )
  return (
    <SwapTokenView
      model={useLatchkitState(select)}
      query={query}
      onSearch={setQuery}
      onSelect={(id) => {
        updateSwap(kit, { [side]: id })
        void goBack(kit)
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
