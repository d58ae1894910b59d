'use client'
import { type Config, type KitState, namespaceFor, toConnectModel } from '@latchkit/core'
import { connect, push } from '@latchkit/core/actions'
import { ConnectView } from '@latchkit/ui/views/connect'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import type { ContainerProps } from '../modal/parts.js'
import { settle } from './settle.js'

/** The wallets to choose from. The one that is chosen is asked in the same task: a wallet may only open then. */
export function ConnectContainer({ route }: ContainerProps<'connect'>): ReactNode {
  const { kit } = useShared()
  const select = useCallback(
    (state: KitState, config: Config) => toConnectModel(state, config, route.namespace),
    [route.namespace],
  )
  const model = useLatchkitState(select)
  const onSelectWallet = (walletId: string) => {
    const rows = model.status === 'ready' ? model.wallets : []
    const row = rows.find(({ id }) => id === walletId)
    const namespace = namespaceFor(kit.getState(), row, route.namespace)
    push(kit, { route: { view: 'connecting', walletId, namespace } })
    settle(connect(kit, { connectorId: walletId, namespace }))
  }
  return (
    <ConnectView
      model={model}
      onSelectWallet={onSelectWallet}
      onGetWallet={() => push(kit, { route: { view: 'get-wallet' } })}
      onWhatIsAWallet={() => push(kit, { route: { view: 'what-is-a-wallet' } })}
    />
  )
}
