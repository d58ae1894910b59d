import type { Latchkit } from '../../engine/latchkit.js'
import { requestFeature } from '../request/feature.js'
import { transferReviewFeature } from '../transfer/transferReview.js'
import { sendFeature } from './feature.js'

/** Installs the form, the review, and the queue of requests to the wallet. */
export function installSend({ internal }: Pick<Latchkit, 'internal'>): void {
  for (const feature of [requestFeature, transferReviewFeature, sendFeature]) internal.install(feature)
}
