'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate } from '@latchkit/core/actions'
import { chainNames } from '@latchkit/core/views/networks'
import { toReceiveModel } from '@latchkit/core/views/receive'
import { ReceiveView } from '@latchkit/ui/views/receive'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the address of the account, which follows the wallet. */
export function ReceiveContainer({ route }: ContainerProps<'receive'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const [accountType, setAccountType] = useState(route.accountType)
  const select = useCallback(
    (state: KitState, config: Config) =>
      toReceiveModel(state, config, namespace, { accountType, names: chainNames }),
    [namespace, accountType],
  )
  const model = useLatchkitState(select)
  const data = { text: model.status === 'ready' ? model.address : '' }
  return (
    <ReceiveView
      model={model}
      onCopy={() => navigator.clipboard.writeText(data.text)}
      // Rejects if the user closes the share sheet, which is not an error.
      onShare={canShare(data) ? () => ignoreRejection(navigator.share(data)) : undefined}
      onSelectType={setAccountType}
      onNetworks={async () => {
        // Going back shows the same address again.
        await navigate(kit, { route: { view: 'receive', namespace, accountType }, replace: true })
        await navigate(kit, { route: { view: 'compatible-networks', namespace, accountType } })
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}

/** Whether the browser has a share sheet that this page may open: not in most desktop browsers, nor in every frame. */
function canShare(data: ShareData): boolean {
  return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare(data))
}
