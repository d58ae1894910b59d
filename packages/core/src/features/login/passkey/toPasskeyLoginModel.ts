import type { KitState } from '../../../engine/types.js'
import { toLoginFailure } from '../login/toLoginFailure.js'
import type { LoginFailure } from '../login/view.js'

/**
 * Returns the model of the login with a passkey: why it has failed, as far as the frame could not show it.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toPasskeyLoginModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { failure } = toPasskeyLoginModel(kit.getState())
 * ```
 */
export function toPasskeyLoginModel({ passkey }: Pick<KitState, 'passkey'>): {
  readonly failure?: LoginFailure | undefined
} {
  const flow = passkey?.flow
  return flow?.status === 'failed' && flow.error.code !== 'aborted'
    ? { failure: toLoginFailure(flow.error) }
    : {}
}
