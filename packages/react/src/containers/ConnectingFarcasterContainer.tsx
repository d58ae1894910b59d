'use client'
import type { KitState } from '@latchkit/core'
import { goBack, loginWithSocial } from '@latchkit/core/actions'
import { toConnectingFarcasterModel } from '@latchkit/core/views/login'
import { ConnectingFarcasterView } from '@latchkit/ui/views/farcaster'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the login with Farcaster. Going back ends the login. */
export function ConnectingFarcasterContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const model = useLatchkitState(select)
  return (
    <ConnectingFarcasterView
      model={model}
      onRetry={() => {
        const flow = kit.getState().social?.flow
        // The view shows why it failed.
        if (flow && flow.status !== 'idle')
          ignoreRejection(loginWithSocial(kit, { provider: 'farcaster', namespace: flow.namespace }))
      }}
      onStartAgain={() => void goBack(kit)}
    />
  )
}

function select(state: KitState) {
  return toConnectingFarcasterModel(state)
}
