import { type BalanceModel, toAccountModel } from '../features/account/account/view.js'
import { getBalance } from '../features/assets/balance/getBalance.js'
import type { CreateActions, ToState } from './Binding.js'

/** The native balance of an account: the hook `useLatchkitBalance`. */
export const balanceBinding: {
  readonly toState: ToState<balanceBinding.Parameters, balanceBinding.State>
  readonly createActions: CreateActions<balanceBinding.Parameters, balanceBinding.Actions>
} = {
  toState(state, config, { namespace = state.network.activeNamespace }) {
    const account = toAccountModel(state, config, namespace)
    return account.status === 'disconnected' ? account : account.balance
  },
  createActions: (kit, { namespace }) => ({ refresh: () => getBalance(kit, { namespace, force: true }) }),
}

export declare namespace balanceBinding {
  type Parameters = Pick<getBalance.Parameters, 'namespace'>
  type State = BalanceModel | { readonly status: 'disconnected' }
  type Actions = {
    /** Rejects if no wallet is connected or the balance cannot be read. A failed read is not retried for 30 s. */
    readonly refresh: () => Promise<getBalance.ReturnType>
  }
}
