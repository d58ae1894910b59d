import type { Config } from '../config/config.js'
import type { RegisteredKit } from '../engine/Register.js'
import type { KitState } from '../engine/types.js'
import { connect } from '../features/wallet/connection/connect.js'
import { getWalletRoute } from '../features/wallet/connection/getWalletRoute.js'
import { toConnectModel } from '../features/wallet/connection/toConnectModel.js'
import type { WalletRow } from '../features/wallet/wallets/walletRow.js'
import type { CreateActions, ToState } from './Binding.js'

/** The wallets of the modal, and how each one is connected: the hook `useLatchkitWallets`. */
export const walletsBinding: {
  readonly toState: ToState<walletsBinding.Parameters, walletsBinding.State>
  readonly createActions: CreateActions<walletsBinding.Parameters, walletsBinding.Actions>
} = {
  toState(state, config, { namespace }) {
    const model = toConnectModel(state, config, namespace)
    const wallets = model.status === 'ready' ? model.wallets : []
    return {
      status: model.status,
      wallets: wallets.map((wallet) => withAccess(wallet, state, config, { namespace })),
    }
  },
  createActions: (kit, { namespace }) => ({
    connect: (walletId, options = {}) => connect(kit, { namespace, ...options, connectorId: walletId }),
  }),
}

function withAccess(
  wallet: WalletRow,
  state: KitState,
  config: Config,
  { namespace }: walletsBinding.Parameters,
): walletsBinding.Wallet {
  const { view } = getWalletRoute(state, config, { walletId: wallet.id, namespace })
  if (view === 'connecting-remote') return { ...wallet, access: 'remote' }
  return { ...wallet, access: wallet.namespaces.length > 0 ? 'direct' : 'not-installed' }
}

export declare namespace walletsBinding {
  type Parameters = Pick<connect.Parameters, 'namespace'>
  type ConnectOptions = Omit<connect.Parameters<RegisteredKit>, 'connectorId'>
  type Wallet = WalletRow & {
    /**
     * How the wallet is connected. `direct`: with `connect`, which rejects for all others. `remote`: on another device or in its app.
     * `not-installed`: not at all; the modal shows where to get it.
     */
    readonly access: 'direct' | 'remote' | 'not-installed'
  }
  type State = {
    /** `discovering` until the first adapter has reported its connectors. */
    readonly status: 'discovering' | 'empty' | 'ready'
    readonly wallets: readonly Wallet[]
  }
  type Actions = {
    /** Rejects like the action `connect`, for example with `UserRejectedError` if the user declines. */
    readonly connect: (walletId: string, options?: ConnectOptions) => Promise<connect.ReturnType>
  }
}
