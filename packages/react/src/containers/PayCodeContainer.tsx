'use client'
import { followPaymentLink } from '@latchkit/core/actions'
import { toPayModel } from '@latchkit/core/views/pay'
import { PayCodeView } from '@latchkit/ui/views/pay-code'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { getShown, PayContainer } from './PayContainer.js'

/** Shows the code of the payment, and then what becomes of it. */
export function PayCodeContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const isChoice = useLatchkitState(getShown) === 'choice'
  const model = useLatchkitState(toPayModel)
  useEffect(() => (isChoice ? followPaymentLink(kit) : undefined), [kit, isChoice])
  const link = model.status === 'ready' ? model.link : ''
  if (!isChoice) return <PayContainer route={{ view: 'pay-progress' }} />
  return <PayCodeView model={model} onCopy={() => navigator.clipboard.writeText(link)} />
}
