'use client'
import type { Config, KitState } from '@latchkit/core'
import { push } from '@latchkit/core/actions'
import { namespaceFor, toConnectModel } from '@latchkit/core/views'
import { ConnectView } from '@latchkit/ui/views/connect'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import type { ContainerProps } from '../modal/types.js'
import { askWallet } from './askWallet.js'

/** The wallets to choose from. The one that is chosen is asked, unless it has first to be said on which chain. */
export function ConnectContainer({ route }: ContainerProps<'connect'>): ReactNode {
  const { kit } = useShared()
  const select = useCallback(
    (state: KitState, config: Config) => toConnectModel(state, config, route.namespace),
    [route.namespace],
  )
  const model = useLatchkitState(select)
  const isOneOfMany = kit.config.networks.some(({ chainNamespace }) => chainNamespace !== route.namespace)
  const onSelectWallet = (walletId: string) => {
    const rows = model.status === 'ready' ? model.wallets : []
    const row = rows.find(({ id }) => id === walletId)
    if (row && row.namespaces.length > 1) {
      push(kit, { route: { view: 'connecting-multi-chain', walletId } })
      return
    }
    const namespace = namespaceFor(kit.getState(), row, route.namespace)
    askWallet(kit, { walletId, namespace, chainId: route.chainId })
  }
  return (
    <ConnectView
      model={model}
      namespace={isOneOfMany ? route.namespace : undefined}
      onSelectWallet={onSelectWallet}
      onGetWallet={() => push(kit, { route: { view: 'get-wallet' } })}
      onWhatIsAWallet={() => push(kit, { route: { view: 'what-is-a-wallet' } })}
    />
  )
}
