'use client'
import { loginWithSocial } from '@latchkit/core/actions'
import { toConnectMethodsModel } from '@latchkit/core/views/login'
import { ConnectSocialsView } from '@latchkit/ui/views/login'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows all providers of accounts to log in with. */
export function ConnectSocialsContainer({ route }: ContainerProps<'connect-socials'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const { providers } = useModel(toConnectMethodsModel, namespace)
  return (
    <ConnectSocialsView
      providers={providers}
      // The next view shows why it failed.
      onSelect={(provider) => ignoreRejection(loginWithSocial(kit, { provider, namespace }))}
    />
  )
}
