import type { Latchkit } from '../../../engine/latchkit.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { evmTransferChain } from '../transfer/evmTransferChain.js'
import { sendFeature } from './feature.js'

/** Installs the form, the review of `eip155`, and the queue of requests to the wallet. */
export function installSend({ internal }: Pick<Latchkit, 'internal'>): void {
  for (const feature of [requestFeature, evmTransferChain.feature, sendFeature]) internal.install(feature)
}
