'use client'
import type { KitState } from '@latchkit/core'
import {
  approvePayment,
  closeModal,
  goBack,
  goBackToPay,
  keepPayResult,
  navigate,
  payWithExchange,
  payWithToken,
  payWithWallet,
  retryExchanges,
  switchNetwork,
  watchTokens,
} from '@latchkit/core/actions'
import { toPayModel, toPayProgressModel, toPayReviewModel } from '@latchkit/core/views/pay'
import { PayProgressView, PayReviewView, PayView } from '@latchkit/ui/views/pay'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

type PayContainerProps = {
  readonly route: { readonly view: 'pay' | 'pay-review' | 'pay-progress' }
}

/** Shows the payment: how to pay, the review of the wallet's transaction, and what becomes of it. */
export function PayContainer({ route }: PayContainerProps): ReactNode {
  const shown = useLatchkitState(getShown)
  if (shown === 'progress') return <PayProgress />
  if (shown === 'asked' || route.view === 'pay-review') return <PayReview />
  return <PayMethods />
}

/** Returns what is shown whatever the view is: a payment that has begun must not begin again. */
export function getShown({ pay }: KitState): 'choice' | 'asked' | 'progress' {
  switch (pay?.status) {
    case 'reviewing':
      return pay.isAsking ? 'asked' : 'choice'
    case 'in-progress':
    case 'confirming':
    case 'completed':
    case 'failed':
      return 'progress'
    default:
      return 'choice'
  }
}

function PayReview(): ReactNode {
  const { kit } = useLatchkitContext()
  // Those that the account can pay with instead.
  useEffect(() => watchTokens(kit, { namespace: 'eip155' }), [kit])
  const model = useLatchkitState(toPayReviewModel)
  const isReviewedByFrame = model.status === 'ready' && model.isReviewedByFrame
  useEffect(() => {
    if (isReviewedByFrame) ignoreRejection(approvePayment(kit))
  }, [isReviewedByFrame, kit])
  return (
    <PayReviewView
      // Its numbers are in the frame.
      model={isReviewedByFrame ? { ...model, status: 'signing' } : model}
      // The review shows why nothing was paid.
      onPay={() => ignoreRejection(approvePayment(kit))}
      onBack={() => void goBack(kit)}
      onRetry={() => {
        goBackToPay(kit)
        // The review shows why it failed again.
        ignoreRejection(payWithWallet(kit))
      }}
      onToken={(token) => ignoreRejection(payWithToken(kit, { token }))}
    />
  )
}

function PayMethods(): ReactNode {
  const { kit } = useLatchkitContext()
  const model = useLatchkitState(toPayModel)
  const { pay } = kit.getState()
  const asset = pay && pay.status !== 'idle' ? pay.payment.asset : undefined
  const namespace = asset?.namespace ?? 'eip155'
  // The price of the asset, for the amount in US dollars.
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])

  async function startAt(exchangeId: string): Promise<void> {
    const session = await payWithExchange(kit, { exchangeId })
    const current = kit.getState().pay
    const isNewTab = current?.status !== 'in-progress' || current.payment.openInNewTab
    await navigate(kit, { route: { view: 'pay-progress' }, replace: true })
    openPage(session.url, isNewTab)
  }

  return (
    <PayView
      model={model}
      onWallet={() => {
        ignoreRejection(payWithWallet(kit))
        void navigate(kit, { route: { view: 'pay-review' } })
      }}
      onConnect={() =>
        navigate(kit, { route: { view: 'connect', namespace, ...(asset && { chainId: asset.chainId }) } })
      }
      onSwitch={asset && (() => ignoreRejection(switchNetwork(kit, { network: asset.chainId })))}
      onExchange={(id) => ignoreRejection(startAt(id))}
      onRetry={() => retryExchanges(kit)}
      onCode={() => navigate(kit, { route: { view: 'pay-code' } })}
    />
  )
}

function PayProgress(): ReactNode {
  const { kit } = useLatchkitContext()
  const model = useLatchkitState(toPayProgressModel)
  return (
    <PayProgressView
      model={model}
      onOpen={() => {
        if (model.status === 'exchange') openPage(model.url, model.openInNewTab)
      }}
      onBack={() => {
        goBackToPay(kit)
        void navigate(kit, { route: { view: 'pay' }, replace: true })
      }}
      onDone={() => closeModal(kit)}
      onKeep={() => keepPayResult(kit)}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  )
}

/** A browser that blocks the tab leaves the button, which opens it. */
function openPage(url: string, isNewTab: boolean): void {
  if (isNewTab) window.open(url, '_blank', 'noopener,noreferrer')
  else window.location.assign(url)
}
