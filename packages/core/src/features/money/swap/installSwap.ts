import type { Latchkit } from '../../../engine/latchkit.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { callsFeature } from '../../wallet/calls/feature.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { getSendSubject } from '../send/getSendSubject.js'
import { swapReviewFeature } from '../swap-review/swapReview.js'
import { swapFeature } from './feature.js'
import { loadSwapChain } from './loadSwapChain.js'

/** Installs the form, the review, and the queue of requests to the wallet. */
export function installSwap({ internal }: Pick<Latchkit, 'internal'>): void {
  // The review is first: a form is emptied by what its machine says.
  for (const feature of [requestFeature, callsFeature, swapReviewFeature, swapFeature])
    internal.install(feature)
}

/**
 * Installs the swap, and opens the form of the account of the active namespace.
 *
 * @throws `NotConnectedError`
 */
export function openSwap(kit: Latchkit): void {
  installSwap(kit)
  const state = kit.getState()
  const namespace = getActiveNamespace(state)
  const of = getSendSubject(state, namespace)
  if (!of) throw new NotConnectedError({ namespace })
  kit.internal.send({ feature: 'swap', event: { type: 'open', of } })
  loadSwapChain(kit, namespace).catch((error) =>
    kit.internal.warn(`Swaps in ${namespace} could not be loaded`, error),
  )
}
