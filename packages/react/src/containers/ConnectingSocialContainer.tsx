'use client'
import { continueSocialLogin, goBack, loginWithSocial } from '@latchkit/core/actions'
import { toConnectingSocialModel } from '@latchkit/core/views/login'
import { ConnectingSocialView } from '@latchkit/ui/views/login'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the login with an account of a provider. Going back ends the login. */
export function ConnectingSocialContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const model = useLatchkitState(toConnectingSocialModel)
  return (
    <ConnectingSocialView
      model={model}
      onContinue={() => continueSocialLogin(kit)}
      onRetry={() => {
        const flow = kit.getState().social?.flow
        // The view shows why it failed.
        if (flow && flow.status !== 'idle')
          ignoreRejection(loginWithSocial(kit, { provider: flow.provider, namespace: flow.namespace }))
      }}
      onStartAgain={() => void goBack(kit)}
    />
  )
}
