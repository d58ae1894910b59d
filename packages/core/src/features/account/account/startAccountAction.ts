import type { Latchkit } from '../../../engine/latchkit.js'
import type { Route } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { showLoginSettings } from '../../login/login/showLoginSettings.js'
import { navigate } from '../../shell/modal/navigate.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { cancelRequest } from '../../wallet/request/cancelRequest.js'
import type { AccountAction } from './accountActions.js'

/**
 * Does what the user has chosen in the account view: opens the view of the action, or ends a request or a connection. Which actions are
 * possible is in the model of `toAccountActions`.
 *
 * @param parameters `namespace`: the one of the account; for `connect` and `other-account` the namespace that was chosen.
 * @throws see `startAccountAction.ErrorType`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { startAccountAction } from '@latchkit/core/views/account'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await startAccountAction(kit, { namespace: 'eip155', action: 'receive' })
 * ```
 */
export async function startAccountAction(
  kit: Latchkit,
  parameters: startAccountAction.Parameters,
): Promise<startAccountAction.ReturnType> {
  const { namespace, action } = parameters
  switch (action) {
    case 'cancel-request':
      return void cancelRequest(kit, { namespace })
    case 'disconnect':
      return void (await disconnect(kit, { namespace }))
    case 'disconnect-all':
      return void (await disconnect(kit))
    case 'login-settings':
      return showLoginSettings(kit)
    default: {
      const route = toRoute(kit, action, namespace)
      if (route) await navigate(kit, { route, replace: action === 'other-account' })
      return undefined
    }
  }
}

export declare namespace startAccountAction {
  type Parameters = { readonly namespace: ChainNamespace; readonly action: AccountAction }
  type ReturnType = undefined
  /** `LatchkitError`: an error of `disconnect` or of `showLoginSettings`. */
  type ErrorType = LatchkitError
}

/** Returns the view of an action; `undefined` for the profile of an account that was disconnected meanwhile. */
function toRoute(
  kit: Latchkit,
  action: Exclude<AccountAction, 'cancel-request' | 'disconnect' | 'disconnect-all' | 'login-settings'>,
  namespace: ChainNamespace,
): Route | undefined {
  switch (action) {
    case 'connect':
    case 'switch-wallet':
      return { view: 'connect', namespace }
    case 'networks':
    case 'update-email':
      return { view: action }
    case 'buy':
      return { view: 'onramp', namespace }
    case 'choose-name':
      return { view: 'choose-account-name', namespace }
    case 'accounts':
      return { view: 'switch-account', namespace }
    case 'other-account':
      return { view: 'account', namespace }
    case 'settings':
      return { view: 'account', namespace, isSettings: true }
    case 'profile': {
      const address = sessionOf(kit.getState(), namespace)?.accounts[0].address
      return address === undefined ? undefined : { view: 'profile', namespace, address }
    }
    default:
      return { view: action, namespace }
  }
}
