import { getAccount } from '../features/wallet/connection/getAccount.js'
import type { None, ToState } from './Binding.js'

/** The accounts of all connected namespaces: the hook `useLatchkitAccounts`. */
export const accountsBinding: { readonly toState: ToState<None, accountsBinding.State> } = {
  toState(state, { networks }) {
    const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
    return [...namespaces].flatMap((namespace) => {
      const account = getAccount({ getState: () => state }, { namespace })
      return account.isConnected ? [account] : []
    })
  },
}

export declare namespace accountsBinding {
  /** The result of `useLatchkitAccount` for each connected namespace. */
  type State = readonly Extract<getAccount.ReturnType, { readonly isConnected: true }>[]
}
