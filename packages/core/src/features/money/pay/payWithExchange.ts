import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import type { ExchangeSession } from './types.js'

/**
 * Begins to pay from the balance at an exchange, and returns its page: open it for the user. The payment is stored and followed
 * until the exchange reports its end; what it reports is verified on the chain. `waitForPayment` returns the result.
 *
 * @throws see `payWithExchange.ErrorType`. `PayError` with the code `pay-asset-not-supported` if the exchange is none of
 * `kit.getState().pay.exchanges`, `pay-url` if it does not answer, `pay-not-initiated` if there is no payment to begin
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { payWithExchange } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * const { url } = await payWithExchange(kit, { exchangeId: 'example' })
 * window.open(url, '_blank', 'noopener')
 * ```
 */
export async function payWithExchange(
  kit: Latchkit,
  parameters: payWithExchange.Parameters,
): Promise<ExchangeSession> {
  checkParameters(kit, parameters, 'payWithExchange(kit, { exchangeId })')
  const { exchangeId } = parameters
  const { pay } = kit.getState()
  if (pay?.status !== 'choosing') throw new PayError({ code: 'pay-not-initiated' })
  const { exchanges, payment } = pay
  const isListed = exchanges.status === 'ready' && exchanges.exchanges.some(({ id }) => id === exchangeId)
  if (!isListed) throw new PayError({ code: 'pay-asset-not-supported' })
  const command = { feature: 'pay', event: { type: 'chooseExchange', exchangeId } } as const
  return kit.internal.request<ExchangeSession>(command, (fact) => {
    if (fact.feature !== 'pay' || fact.id !== payment.id) return undefined
    if (fact.type === 'started') return { value: fact.session }
    if (fact.type === 'notStarted') return { error: fact.error }
    return fact.type === 'closed' ? { error: new PayError({ code: 'pay-not-initiated' }) } : undefined
  })
}

export declare namespace payWithExchange {
  type Parameters = { readonly exchangeId: string }
  type ErrorType = PayError | LatchkitError
}
