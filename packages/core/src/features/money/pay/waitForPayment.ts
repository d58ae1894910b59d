import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import type { PayResult } from './types.js'

/**
 * Waits until the current payment is settled. Resolves to its result, or to `undefined` if it is left or replaced before anything is
 * paid.
 *
 * @throws see `waitForPayment.ErrorType`. `PayError` if it fails, or if there is none; `AbortedError` when the kit is destroyed
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { waitForPayment } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * const result = await waitForPayment(kit)
 * ```
 */
export async function waitForPayment({ getState, internal }: Latchkit): Promise<waitForPayment.ReturnType> {
  const { pay } = getState()
  if (!pay || pay.status === 'idle')
    throw new PayError({ code: 'pay-not-initiated', reason: 'There is no payment.' })
  if (pay.status === 'completed') return pay.result
  if (pay.status === 'failed') throw pay.error
  const { id } = pay.payment
  // A read of the storage changes nothing while there is a payment, so it settles only with the facts.
  return internal.request<PayResult | undefined>({ feature: 'pay', event: { type: 'load' } }, (fact) => {
    if (fact.feature !== 'pay' || fact.id !== id) return undefined
    if (fact.type === 'completed') return { value: fact.result }
    if (fact.type === 'failed') return { error: fact.error }
    return fact.type === 'closed' ? { value: undefined } : undefined
  })
}

export declare namespace waitForPayment {
  type ReturnType = PayResult | undefined
  type ErrorType = PayError | LatchkitError
}
