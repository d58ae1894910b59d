import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { safeImageUrl } from '../../../foundation/schema/url.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import type { SiwxSignMessageModel } from './view.js'

/**
 * Returns the model of the view that signs an account in.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSiwxSignMessageModel } from '@latchkit/core/views/siwx'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSiwxSignMessageModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toSiwxSignMessageModel(
  state: Pick<KitState, 'siwx' | 'connection' | 'wallets'>,
  config: Config,
  namespace: ChainNamespace,
): SiwxSignMessageModel {
  const own = state.siwx?.[namespace]
  const session = sessionOf(state, namespace)
  const { name, icons } = config.metadata
  const shown = {
    app: { name, icon: safeImageUrl(icons[0] ?? '') },
    wallet: session ? shownWallet(state.wallets, config, session) : { name: '' },
    isRequired: !!own && 'isRequired' in own && own.isRequired,
    isSmartAccount: session?.accounts[0].type === 'smartAccount',
    ...(own && 'message' in own && { message: own.message.text }),
  }
  switch (own?.status) {
    case 'preparing':
    case 'prompting': {
      // While a new message is created, the user can read what has happened, and try again.
      const { outcome } = own
      if (outcome?.status === 'failed') return { ...shown, ...toFailed(outcome.error) }
      if (outcome) return { ...shown, status: 'declined' }
      return { ...shown, status: own.status === 'prompting' ? 'ready' : 'preparing' }
    }
    case 'signing':
    case 'verifying':
      return { ...shown, status: own.status }
    case 'failed':
      return { ...shown, ...toFailed(own.error) }
    case 'verified':
    case 'signingOut':
      return { ...shown, status: 'verified' }
    // The sign-in is loaded with the first connection.
    default:
      return { ...shown, status: 'checking' }
  }
}

function toFailed(error: LatchkitError) {
  const { cause } = error
  // By its code: the class is loaded when it is thrown.
  const isUndeployed = cause instanceof Error && 'code' in cause && cause.code === 'undeployed-account'
  return { status: 'failed', ...toFailure(error), ...(isUndeployed && { isUndeployed }) } as const
}
