import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import type { NameRegistrationModel } from './view.js'

/**
 * Returns the registration of a name that is pending, or that has succeeded.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNameRegistrationModel } from '@latchkit/core/views/names'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNameRegistrationModel(kit.getState(), kit.config)
 * ```
 */
export function toNameRegistrationModel(
  state: Pick<KitState, 'connection' | 'wallets' | 'names'>,
  config: Config,
): NameRegistrationModel {
  const registration = state.names?.registration
  const session = sessionOf(state, 'eip155')
  if (!registration || !session) return { status: 'none' }
  switch (registration.status) {
    case 'preparing':
    case 'signing':
      return {
        status: 'signing',
        name: registration.name,
        wallet: shownWallet(state.wallets, config, session),
      }
    case 'registering':
      return { status: 'registering', name: registration.name }
    case 'registered':
      return { status: 'registered', name: registration.name, address: registration.address }
    default:
      return { status: 'none' }
  }
}
