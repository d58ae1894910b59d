export type { Alert, AlertKey, AlertsState } from '../alerts/machine.js'
export type { BalanceState, BalanceSubject } from '../balance/types.js'
export { cookieStorage } from '../browser/cookieStorage.js'
export {
  type AnnouncedWallet,
  type Eip1193Provider,
  watchAnnouncedWallets,
} from '../browser/eip6963.js'
export { namespaceFor } from '../connection/namespaceFor.js'
export type { ConnectedAccount } from '../connection/rules.js'
export type { Attempt, ConnectionState, Outcome } from '../connection/types.js'
export {
  type AccountModel,
  type BalanceModel,
  type ConnectingModel,
  type ConnectModel,
  toAccountModel,
  toConnectingModel,
  toConnectModel,
} from '../connection/view.js'
export { AdapterNotFoundError, MethodNotSupportedError } from '../errors/adapter.js'
export { BalanceUnavailableError } from '../errors/balance.js'
export { LatchkitError, type LatchkitErrorParameters } from '../errors/base.js'
export { InvalidCaipError } from '../errors/caip.js'
export { ConfigError } from '../errors/config.js'
export { AccountNotFoundError, DisconnectError } from '../errors/connection.js'
export { NetworkNotFoundError } from '../errors/network.js'
export {
  InvalidTransactionError,
  InvalidTypedDataError,
  NotConnectedError,
  SessionChangedError,
} from '../errors/request.js'
export { ReceiptTimeoutError, RpcRequestError } from '../errors/rpc.js'
export {
  AbortedError,
  ChainNotSupportedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '../errors/wallet.js'
export { createLatchkit } from '../kit/createLatchkit.js'
export type { Internal, Latchkit } from '../kit/latchkit.js'
export { homeRoute } from '../kit/policy.js'
export type { Command, Fact, KitContext, KitState, PerNamespace, Settlement } from '../kit/types.js'
export type { ModalState } from '../modal/machine.js'
export type { CloseReason, Route, ViewName } from '../modal/route.js'
export { type ModalModel, toModalModel } from '../modal/view.js'
export type { NetworkState, Switching } from '../network/types.js'
export {
  type NetworkButtonModel,
  type NetworkGroup,
  type NetworkRow,
  type NetworksModel,
  type SwitchNetworkModel,
  toNetworkButtonModel,
  toNetworksModel,
  toSwitchNetworkModel,
  toUnsupportedChainModel,
  type UnsupportedChainModel,
} from '../network/view.js'
export type { Account, AccountType } from '../schema/account.js'
export type { CaipAddress, CaipAssetId, CaipNetworkId, ChainNamespace } from '../schema/caip.js'
export type { Config, CustomWallet, FeatureOptions, Metadata, Options } from '../schema/config.js'
export type { EvmNetwork, Network } from '../schema/network.js'
export type { Snackbar, SnackbarState } from '../snackbar/machine.js'
export type { ThemeState } from '../theme/machine.js'
export { themeModeOf } from '../theme/rules.js'
export type { ThemeMode, ThemeVariables } from '../theme/types.js'
export type { RecentWallet, WalletsState } from '../wallets/machine.js'
export { type GetWalletModel, toGetWalletModel, type WalletOffer } from '../wallets/view.js'
export type { WalletRow } from '../wallets/walletRow.js'
