'use client'
import type { Config, KitState } from '@latchkit/core'
import {
  loadAddressLabels,
  navigate,
  reviewSend,
  updateSend,
  watchActivity,
  watchTokens,
  watchTransactions,
} from '@latchkit/core/actions'
import { toSendModel, toSendReviewModel } from '@latchkit/core/views/send'
import { SendView } from '@latchkit/ui/views/send'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'
import { SendReview } from './SendReview.js'

/** Shows the form of a transfer, and keeps the balances up to date. While the wallet is asked for one, it shows that one. */
export function SendContainer({ route }: ContainerProps<'send'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  const selectIsAsked = useCallback(
    // A transfer that is reviewed again could be sent twice.
    (state: KitState, config: Config) => toSendReviewModel(state, config, namespace).status === 'signing',
    [namespace],
  )
  const model = useModel(toSendModel, namespace)
  const isAsked = useLatchkitState(selectIsAsked)
  const isConnected = model.status === 'ready'
  // Loads what the form needs on the account's chain.
  useEffect(() => {
    if (isConnected) updateSend(kit, { namespace })
  }, [kit, namespace, isConnected])
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  // The notices about a recipient need the transactions and the labels.
  useEffect(() => watchActivity(kit, { namespace }), [kit, namespace])
  useEffect(() => ignoreRejection(loadAddressLabels(kit)), [kit])
  // What is sent here is tracked over a reload, also in an app that does not track transactions itself.
  useEffect(() => watchTransactions(kit), [kit])
  const change = (parameters: updateSend.Parameters) => updateSend(kit, { ...parameters, namespace })
  if (isAsked) return <SendReview namespace={namespace} />
  return (
    <SendView
      model={model}
      onAmount={(amount) => change({ amount })}
      onMax={() => change({ isMax: true })}
      onUnit={(unit, amount) => change({ unit, amount })}
      onRecipient={(recipient) => change({ recipient })}
      onPaste={
        // Firefox asks the user first, who can say no. Absent in a frame without the permission, and on `http:`.
        'clipboard' in navigator && 'readText' in navigator.clipboard
          ? () => ignoreRejection(navigator.clipboard.readText().then((recipient) => change({ recipient })))
          : undefined
      }
      onRetryName={model.status === 'ready' ? () => change({ recipient: model.recipient.text }) : undefined}
      onSelectToken={() => navigate(kit, { route: { view: 'send-token', namespace } })}
      onReview={() => {
        ignoreRejection(reviewSend(kit, { namespace }))
        void navigate(kit, { route: { view: 'send-review', namespace } })
      }}
      onNetworks={
        kit.config.enableNetworkSwitch ? () => navigate(kit, { route: { view: 'networks' } }) : undefined
      }
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
