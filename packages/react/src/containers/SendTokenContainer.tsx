'use client'
import type { Config, KitState } from '@latchkit/core'
import { goBack, navigate, updateSend, watchTokens } from '@latchkit/core/actions'
import { toSendTokensModel } from '@latchkit/core/views/send'
import { SendTokenView } from '@latchkit/ui/views/send'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the tokens that the account can send, and keeps them up to date. */
export function SendTokenContainer({ route }: ContainerProps<'send-token'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const hasData = kit.internal.dataApi !== undefined
  useEffect(() => (hasData ? watchTokens(kit, { namespace }) : undefined), [kit, namespace, hasData])
  const select = useCallback(
    (state: KitState, config: Config) => toSendTokensModel(state, config, namespace),
    [namespace],
  )
  return (
    <SendTokenView
      model={useLatchkitState(select)}
      onSelect={(tokenId) => {
        updateSend(kit, { tokenId, namespace })
        void goBack(kit)
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
