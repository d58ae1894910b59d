import { accountsBinding } from '@latchkit/core/bindings'
import type { Ref } from 'vue'
import { useModel } from './useModel.js'

/**
 * Returns the account of every connected namespace, in the order of the configured networks, as a readonly ref.
 * @example
 * ```ts
 * import { useLatchkitAccounts } from '@latchkit/vue'
 *
 * const accounts = useLatchkitAccounts()
 * console.log(accounts.value.map(({ caipAddress }) => caipAddress))
 * ```
 */
export function useLatchkitAccounts(): useLatchkitAccounts.ReturnType {
  return useModel((state, config) => accountsBinding.toState(state, config, {}))
}

export declare namespace useLatchkitAccounts {
  /** The accounts of `useLatchkitAccount` for each connected namespace. */
  type ReturnType = Readonly<Ref<accountsBinding.State>>
}
