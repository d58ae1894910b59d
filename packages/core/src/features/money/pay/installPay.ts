import type { Latchkit } from '../../../engine/latchkit.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { payFeature } from './feature.js'
import { evmPayChain } from './payReview.js'

/** Installs the payment, its review, and the queue of requests to the wallet. */
export function installPay({ internal }: Pick<Latchkit, 'internal'>): void {
  for (const feature of [requestFeature, evmPayChain.feature, payFeature]) internal.install(feature)
}
