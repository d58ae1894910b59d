'use client'
import type { ReplacementAction } from '@latchkit/core'
import {
  loadAddressLabels,
  navigate,
  updateSend,
  watchActivity,
  watchIdentity,
  watchTokens,
  watchTransactions,
} from '@latchkit/core/actions'
import { toActivityDetailModel } from '@latchkit/core/views/activity'
import { ActivityDetailView } from '@latchkit/ui/views/activity-detail'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows a transaction of the account, and keeps it up to date: a pending one is confirmed. */
export function ActivityDetailContainer({ route }: ContainerProps<'activity-detail'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, hash } = route
  useEffect(() => watchActivity(kit, { namespace }), [kit, namespace])
  // What the account can send again is a token that it has.
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const model = useModel(toActivityDetailModel, namespace, hash)
  const { from, to } = model.status === 'ready' ? model.item : {}
  useEffect(() => ignoreRejection(loadAddressLabels(kit)), [kit])
  useEffect(() => {
    if (namespace !== 'eip155') return
    const cleanups = [from, to].flatMap((address) => (address ? [watchIdentity(kit, { address })] : []))
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [kit, namespace, from, to])
  // A pending one can be of an earlier page load.
  useEffect(() => watchTransactions(kit), [kit])
  const id = model.status === 'ready' ? model.replacement?.id : undefined
  const toReplace = (action: ReplacementAction) =>
    id === undefined
      ? undefined
      : () => navigate(kit, { route: { view: 'activity-replacement', namespace, id, action } })
  return (
    <ActivityDetailView
      model={model}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onSpeedUp={toReplace('speed-up')}
      onCancel={toReplace('cancel')}
      onSendAgain={() => {
        if (model.status !== 'ready' || !model.again) return
        updateSend(kit, { namespace, nft: undefined, unit: 'token', isMax: false, ...model.again })
        void navigate(kit, { route: { view: 'send', namespace } })
      }}
      onActivity={() =>
        navigate(kit, { route: { view: 'account', namespace, tab: 'activity' }, replace: true })
      }
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
