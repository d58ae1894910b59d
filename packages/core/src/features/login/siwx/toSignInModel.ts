import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SignInModel } from './view.js'

/**
 * Returns the sign-in of the account of a namespace.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSignInModel } from '@latchkit/core/views/siwx'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { status } = toSignInModel(kit.getState(), 'eip155')
 * ```
 */
export function toSignInModel({ siwx }: Pick<KitState, 'siwx'>, namespace: ChainNamespace): SignInModel {
  const state = siwx?.[namespace]
  switch (state?.status) {
    case undefined:
    case 'idle':
      return { status: 'disconnected' }
    case 'checking':
      return { status: 'checking' }
    case 'verified':
    case 'signingOut':
      return { status: 'signed-in', session: state.session }
    case 'signing':
    case 'verifying':
      return { status: 'signing-in' }
    case 'failed':
      return { status: 'signed-out', error: state.error }
    case 'preparing':
    case 'prompting':
      return state.outcome?.status === 'failed'
        ? { status: 'signed-out', error: state.outcome.error }
        : { status: 'signed-out' }
    case 'cancelled':
      return { status: 'signed-out' }
  }
}
