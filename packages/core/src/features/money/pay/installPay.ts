import type { Latchkit } from '../../../engine/latchkit.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { createPayFeature } from './feature.js'
import { evmPayChain } from './payReview.js'
import { startModules } from './startModules.js'

/** Installs the payment, its review, and the queue of requests to the wallet. */
export function installPay({ internal }: Pick<Latchkit, 'internal'>): void {
  for (const feature of [requestFeature, evmPayChain.feature, createPayFeature(startModules)])
    internal.install(feature)
}
