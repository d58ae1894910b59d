// `open`, `close` and `getAccount` stand here, too, because every page has them from its start: from the actions' own
// entry, a bundler that splits by file (esbuild) would put all the actions there that are used anywhere.

export type { Alert, AlertKey, AlertsState } from '../alerts/machine.js'
export type { BalanceState, BalanceSubject } from '../balance/types.js'
export { cookieStorage } from '../browser/cookieStorage.js'
export {
  type AnnouncedWallet,
  type Eip1193Provider,
  watchAnnouncedWallets,
} from '../browser/eip6963.js'
export type { CatalogueFilter, CatalogueState, CatalogueTop } from '../catalogue/types.js'
export type {
  AllWalletsModel,
  CatalogueWalletRow,
  DownloadLink,
  DownloadsModel,
} from '../catalogue/view.js'
export { getAccount } from '../connection/getAccount.js'
export type { ConnectedAccount } from '../connection/rules.js'
export type { Attempt, ConnectionState, Outcome } from '../connection/types.js'
export type {
  AccountModel,
  BalanceModel,
  ChainChoice,
  ConnectingModel,
  ConnectingMultiChainModel,
  ConnectModel,
  OtherAccount,
  OtherAccountsModel,
} from '../connection/view.js'
export { AdapterNotFoundError, MethodNotSupportedError } from '../errors/adapter.js'
export { BalanceUnavailableError } from '../errors/balance.js'
export { LatchkitError, type LatchkitErrorParameters } from '../errors/base.js'
export { InvalidCaipError } from '../errors/caip.js'
export { ConfigError } from '../errors/config.js'
export { AccountNotFoundError, DisconnectError } from '../errors/connection.js'
export { NetworkNotFoundError } from '../errors/network.js'
export {
  InvalidAddressError,
  InvalidAmountError,
  InvalidParameterError,
  InvalidTransactionError,
  InvalidTypedDataError,
  NotConnectedError,
  SessionChangedError,
} from '../errors/request.js'
export { BlockhashExpiredError, ReceiptTimeoutError, RpcRequestError } from '../errors/rpc.js'
export type { Failure } from '../errors/toFailure.js'
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
export { close } from '../modal/close.js'
export type { ModalState } from '../modal/machine.js'
export { open } from '../modal/open.js'
export type { CloseReason, RemotePlatform, Route, ViewName } from '../modal/route.js'
export { type ModalModel, toModalModel } from '../modal/view.js'
export type { NetworkState, Switching } from '../network/types.js'
export type {
  NetworkButtonModel,
  NetworkGroup,
  NetworkRow,
  NetworksModel,
  SwitchActiveChainModel,
  SwitchNetworkModel,
  UnsupportedChainModel,
} from '../network/view.js'
export type { Account, AccountType } from '../schema/account.js'
export type { CaipAddress, CaipAssetId, CaipNetworkId, ChainNamespace } from '../schema/caip.js'
export type {
  AllWalletsOption,
  Config,
  CustomWallet,
  FeatureOptions,
  Metadata,
  Options,
} from '../schema/config.js'
export type { EvmNetwork, Network } from '../schema/network.js'
export type { Snackbar, SnackbarCode, SnackbarState } from '../snackbar/machine.js'
export type { ThemeState } from '../theme/machine.js'
export type { ThemeMode, ThemeVariables, ThemeVariablesInput } from '../theme/types.js'
export type { LinkTarget } from '../walletconnect/deepLink.js'
export type { Linking, Pairing, PairingOutcome, PairingState } from '../walletconnect/types.js'
export type { ConnectingBasicModel, ConnectingRemoteModel } from '../walletconnect/view.js'
export type { RecentWallet, WalletsState } from '../wallets/machine.js'
export type { GetWalletModel, WalletOffer } from '../wallets/view.js'
export type { WalletRow } from '../wallets/walletRow.js'
