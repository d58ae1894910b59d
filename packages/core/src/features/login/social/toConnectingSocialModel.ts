import type { KitState } from '../../../engine/types.js'
import { toLoginFailure } from '../login/toLoginFailure.js'
import type { ConnectingSocialModel } from './view.js'

/**
 * Returns the model of the ConnectingSocial view.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectingSocialModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toConnectingSocialModel(kit.getState())
 * ```
 */
export function toConnectingSocialModel({ social }: Pick<KitState, 'social'>): ConnectingSocialModel {
  const flow = social?.flow
  switch (flow?.status) {
    case 'opening':
      return { status: flow.window === 'this' ? 'leaving' : 'opening', provider: flow.provider }
    case 'waiting':
    case 'blocked':
    case 'leaving':
    case 'verifying':
    case 'connecting':
      return { status: flow.status, provider: flow.provider }
    case 'failed':
      return { status: 'failed', provider: flow.provider, failure: toLoginFailure(flow.error) }
    default:
      return { status: 'none' }
  }
}
