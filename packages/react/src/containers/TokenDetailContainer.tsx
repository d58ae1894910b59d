'use client'
import { navigate, watchTokens } from '@latchkit/core/actions'
import { startAccountAction, toAccountActions } from '@latchkit/core/views/account'
import { toTokenDetailModel } from '@latchkit/core/views/tokens'
import { TokenDetailView } from '@latchkit/ui/views/token-detail'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows a token of the account, and keeps its values up to date. */
export function TokenDetailContainer({ route }: ContainerProps<'token-detail'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, id } = route
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  return (
    <TokenDetailView
      model={useModel(toTokenDetailModel, namespace, id)}
      actions={useModel(toAccountActions, namespace, kit).actions}
      // The view that it shows says why an action failed.
      onAction={(action) => ignoreRejection(startAccountAction(kit, { action, namespace }))}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onTokens={() => navigate(kit, { route: { view: 'account', namespace, tab: 'tokens' }, replace: true })}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
