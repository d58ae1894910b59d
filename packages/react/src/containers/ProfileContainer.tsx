'use client'
import {
  canSwitchAccount,
  loadAddressLabels,
  navigate,
  setAddressLabel,
  switchAccount,
  watchIdentity,
} from '@latchkit/core/actions'
import { toProfileModel } from '@latchkit/core/views/accounts'
import { ProfileView } from '@latchkit/ui/views/profile'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows what identifies one account of the wallet, and its label. */
export function ProfileContainer({ route }: ContainerProps<'profile'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, address } = route
  useEffect(() => ignoreRejection(loadAddressLabels(kit)), [kit])
  useEffect(
    () => (namespace === 'eip155' ? watchIdentity(kit, { address }) : undefined),
    [kit, namespace, address],
  )
  return (
    <ProfileView
      model={useModel(toProfileModel, namespace, address)}
      onCopyAddress={() => navigator.clipboard.writeText(address)}
      onSaveLabel={(label) => setAddressLabel(kit, { namespace, address, label })}
      onSwitchAccount={
        canSwitchAccount(kit, { namespace })
          ? () => ignoreRejection(switchAccount(kit, { namespace, address }))
          : undefined
      }
      onAccounts={() => navigate(kit, { route: { view: 'switch-account', namespace }, replace: true })}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
