'use client'
import { type Config, type KitState, toAccountModel } from '@latchkit/core'
import { canSwitchAccount, disconnect, push, switchAccount } from '@latchkit/core/actions'
import { AccountView } from '@latchkit/ui/views/account'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import type { ContainerProps } from '../modal/parts.js'
import { settle } from './settle.js'

/** An external wallet's account. */
export function AccountContainer({ route }: ContainerProps<'account'>): ReactNode {
  const { kit } = useShared()
  const { namespace } = route
  const select = useCallback(
    (state: KitState, config: Config) => toAccountModel(state, config, namespace),
    [namespace],
  )
  const model = useLatchkitState(select)
  const { enableNetworkSwitch } = kit.config
  return (
    <AccountView
      model={model}
      onCopyAddress={async () => {
        if (model.status !== 'disconnected') await navigator.clipboard.writeText(model.address)
      }}
      onNetworks={enableNetworkSwitch ? () => push(kit, { route: { view: 'networks' } }) : undefined}
      onSwitchWallet={() => push(kit, { route: { view: 'connect', namespace } })}
      onSwitchAccount={
        canSwitchAccount(kit, { namespace })
          ? (address) => settle(switchAccount(kit, { namespace, address }))
          : undefined
      }
      onDisconnect={() => settle(disconnect(kit, { namespace }))}
    />
  )
}
