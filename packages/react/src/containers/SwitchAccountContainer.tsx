'use client'
import type { AccountType } from '@latchkit/core'
import {
  canSwitchAccount,
  goBack,
  loadAddressLabels,
  navigate,
  switchAccount,
  watchAccountTotals,
  watchIdentity,
} from '@latchkit/core/actions'
import { toSwitchAccountModel } from '@latchkit/core/views/accounts'
import { SwitchAccountView } from '@latchkit/ui/views/switch-account'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Number of accounts whose names are read. */
const maxNames = 20

/** Lists the accounts that the wallet shares, which follow the wallet. */
export function SwitchAccountContainer({ route }: ContainerProps<'switch-account'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const model = useModel(toSwitchAccountModel, namespace, kit)
  const addresses =
    model.status === 'ready' && namespace === 'eip155'
      ? model.accounts.slice(0, maxNames).map(({ address }) => address)
      : []
  // As text, so that the effect runs only if the addresses change.
  const named = addresses.join(' ')
  useEffect(() => ignoreRejection(loadAddressLabels(kit)), [kit])
  useEffect(() => watchAccountTotals(kit, { namespace }), [kit, namespace])
  useEffect(() => {
    const cleanups = named.split(' ').flatMap((address) => (address ? [watchIdentity(kit, { address })] : []))
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [kit, named])
  async function switchAndGoBack(address: string, type: AccountType): Promise<void> {
    // Two accounts can have the same address.
    await switchAccount(kit, { namespace, address, type })
    // The wallet may have asked the user, who left the view meanwhile.
    const { modal } = kit.getState()
    if (modal.status === 'open' && modal.stack.at(-1)?.view === 'switch-account') await goBack(kit)
  }
  return (
    <SwitchAccountView
      model={model}
      onSwitchAccount={
        canSwitchAccount(kit, { namespace })
          ? (address, type) => ignoreRejection(switchAndGoBack(address, type))
          : undefined
      }
      onProfile={(address) => navigate(kit, { route: { view: 'profile', namespace, address } })}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
