import type { Latchkit } from '../../engine/latchkit.js'
import { NotConnectedError } from '../../foundation/errors/request.js'
import { callsFeature } from '../calls/feature.js'
import { sessionOf } from '../connection/rules.js'
import { requestFeature } from '../request/feature.js'
import { swapReviewFeature } from '../swap-review/swapReview.js'
import { swapFeature } from './feature.js'

/** Installs the form, the review, and the queue of requests to the wallet. */
export function installSwap({ internal }: Pick<Latchkit, 'internal'>): void {
  // The review is first: a form is emptied by what its machine says.
  for (const feature of [requestFeature, callsFeature, swapReviewFeature, swapFeature])
    internal.install(feature)
}

/**
 * Installs the swap, and opens the form of the connected account.
 *
 * @throws `NotConnectedError`
 */
export function openSwap(kit: Latchkit): void {
  installSwap(kit)
  const session = sessionOf(kit.getState(), 'eip155')
  if (!session) throw new NotConnectedError({ namespace: 'eip155' })
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  kit.internal.send({ feature: 'swap', event: { type: 'open', of } })
}
