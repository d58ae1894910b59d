import { embeddedWalletBinding } from '@latchkit/core/bindings'
import { toEmbeddedWalletModel } from '@latchkit/core/views/account-type'
import { useLatchkitContext } from '../context/useLatchkitContext.js'
import { type Refs, toRefs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { type Input, useParameters } from './useParameters.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the wallet of a user who has logged in, with the type of its account, and the action that changes the type.
 *
 * @param parameters `namespace`: the one of the account; default the active one.
 * @example
 * ```ts
 * import { useLatchkitEmbeddedWallet } from '@latchkit/vue'
 *
 * const { wallet, isSmartAccountEnabled, setPreferredAccountType } = useLatchkitEmbeddedWallet()
 * if (wallet.value && isSmartAccountEnabled.value) await setPreferredAccountType('smartAccount')
 * ```
 */
export function useLatchkitEmbeddedWallet(
  parameters: Input<embeddedWalletBinding.Parameters> = {},
): useLatchkitEmbeddedWallet.ReturnType {
  const { kit } = useLatchkitContext()
  const current = useParameters(parameters)
  const model = useModel((state, config) =>
    toEmbeddedWalletModel(state, config, kit, current.value.namespace),
  )
  return {
    ...toRefs(model, { wallet: true, isSmartAccountEnabled: true, isPending: true, error: true }),
    ...useActions(embeddedWalletBinding.createActions, withoutParameters()),
  }
}

export declare namespace useLatchkitEmbeddedWallet {
  type ReturnType = Refs<embeddedWalletBinding.State> & embeddedWalletBinding.Actions
}
