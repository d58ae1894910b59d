'use client'
import { goBack, navigate, updateSend, watchTokens } from '@latchkit/core/actions'
import { toSendTokensModel } from '@latchkit/core/views/send'
import { SendTokenView } from '@latchkit/ui/views/send'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Shows the tokens that the account can send, and keeps them up to date. */
export function SendTokenContainer({ route }: ContainerProps<'send-token'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  return (
    <SendTokenView
      model={useModel(toSendTokensModel, namespace)}
      onSelect={(tokenId) => {
        updateSend(kit, { tokenId, namespace })
        void goBack(kit)
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
