'use client'
import { navigate, refreshPermissions, revokePermissions, watchPermissions } from '@latchkit/core/actions'
import { toSmartSessionsModel } from '@latchkit/core/views/permissions'
import { SmartSessionListView } from '@latchkit/ui/views/smart-session-list'
import { type ReactNode, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Lists the permissions of the account, also those that the server and the chain tell of, and revokes them. */
export function SmartSessionListContainer({ route }: ContainerProps<'smart-sessions'>): ReactNode {
  const { kit } = useLatchkitContext()
  const [now] = useState(() => Date.now())
  useEffect(() => {
    void refreshPermissions(kit)
    return watchPermissions(kit, () => {})
  }, [kit])
  return (
    <SmartSessionListView
      model={useModel(toSmartSessionsModel, now)}
      onRevoke={async (context) => {
        await revokePermissions(kit, { context })
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace: route.namespace } })}
    />
  )
}
