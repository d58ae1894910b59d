import { setPreferredAccountType } from '../features/login/account-type/setPreferredAccountType.js'
import type { EmbeddedWalletModel } from '../features/login/account-type/toEmbeddedWalletModel.js'
import type { LoginAccountType } from '../features/login/account-type/types.js'
import type { ConnectedAccount } from '../features/wallet/connection/rules.js'
import type { CreateActions, None, OfNamespace } from './Binding.js'

/** The wallet of a user who has logged in: the hook `useLatchkitEmbeddedWallet`. */
export const embeddedWalletBinding: {
  readonly createActions: CreateActions<None, embeddedWalletBinding.Actions>
} = {
  createActions: (kit) => ({
    setPreferredAccountType: (type) => setPreferredAccountType(kit, { type }),
  }),
}

export declare namespace embeddedWalletBinding {
  type Parameters = OfNamespace
  type State = EmbeddedWalletModel
  type Actions = {
    /** Chooses the account on EVM chains, without a disconnect. */
    readonly setPreferredAccountType: (type: LoginAccountType) => Promise<ConnectedAccount>
  }
}
