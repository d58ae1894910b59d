import type { Latchkit } from '../../engine/latchkit.js'
import { requestFeature } from '../request/feature.js'
import { reviewFeature } from '../review/feature.js'
import { sendFeature } from './feature.js'

/** Installs the form, the review, and the queue of requests to the wallet. */
export function installSend({ internal }: Pick<Latchkit, 'internal'>): void {
  for (const feature of [requestFeature, reviewFeature, sendFeature]) internal.install(feature)
}
