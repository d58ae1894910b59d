// `openModal`, `closeModal` and `getAccount` are also exported here, because every app loads them at start:
// with the entry of the actions, a bundler that splits by file (esbuild) would include every action
// used anywhere. For the same reason the entry of the errors has all error classes, and this one only those that are loaded at start.

export { cookieStorage } from '../browser/cookieStorage.js'
export {
  type AnnouncedWallet,
  type Eip1193Provider,
  watchAnnouncedWallets,
} from '../browser/eip6963.js'
export type { AssetsByChain, ReportedAsset, WalletAssetType } from '../chains/evm/parseAssets.js'
export type { CallsReceipt, CallsResult } from '../chains/evm/parseCallsResult.js'
export type { CapabilitiesByChain, ChainCapabilities, Json } from '../chains/evm/parseCapabilities.js'
export type { FeeSpeed, GasFee, GasFees } from '../chains/evm/readFees.js'
export type { CompleteNetworks } from '../config/completeNetworks.js'
export type {
  AllWalletsOption,
  Config,
  ConnectMethod,
  CustomWallet,
  FeatureOptions,
  Metadata,
  Options,
  WalletFeature,
} from '../config/config.js'
export type { RecentWallet } from '../config/stored.js'
export type { ThemeMode, ThemeVariables, ThemeVariablesInput } from '../config/themeVariables.js'
export type { ConfigWith, Latchkit } from '../engine/latchkit.js'
export type { ChainIdOf, KitIn, NetworkOf, Register, RegisteredKit } from '../engine/Register.js'
export type { Route, ViewName } from '../engine/routes.js'
export type { KitState, PerNamespace } from '../engine/types.js'
export type {
  AccountAction,
  AccountActionsModel,
  AccountList,
} from '../features/account/account/accountActions.js'
export type {
  AccountNames,
  AccountRow,
  AccountTotal,
  ProfileModel,
  SwitchAccountModel,
} from '../features/account/account/accountsView.js'
export type {
  AccountModel,
  BalanceModel,
  OtherAccount,
  OtherAccountsModel,
} from '../features/account/account/view.js'
export type { ReceiveAccount, ReceiveModel } from '../features/account/receive/view.js'
export type { BalanceState, BalanceSubject } from '../features/assets/balance/types.js'
export type { AbsentList, PartialList } from '../features/assets/capabilities/toAvailableList.js'
export type { MissingPrices } from '../features/assets/capabilities/toAvailableTokens.js'
export type { CapabilitiesState } from '../features/assets/capabilities/types.js'
export type { IdentityState, KnownIdentity } from '../features/assets/identity/types.js'
export type { Labels, LabelsState } from '../features/assets/labels/types.js'
export type { NameResolutionState, ResolvedName } from '../features/assets/name-resolution/types.js'
export type { NftItem, NftItemPage, NftList, NftsState } from '../features/assets/nfts/types.js'
export type { NftDetailModel, NftsModel } from '../features/assets/nfts/view.js'
export type { PortfolioState, Token, TokenList } from '../features/assets/portfolio/types.js'
export type { TokenDetailModel, TokensModel } from '../features/assets/portfolio/view.js'
export type { KnownTotal, TotalsState } from '../features/assets/totals/types.js'
export type {
  ActivityItem,
  ActivityLabel,
  ActivityList,
  ActivityPage,
  ActivityState,
} from '../features/history/activity/types.js'
export type {
  ActivityDetailModel,
  ActivityModel,
  ActivityMonth,
  ActivityOutcome,
} from '../features/history/activity/view.js'
export type {
  ReplacementAction,
  ReplacementFee,
  ReplacementModel,
  ReplacementObstacle,
  ReplacementOptions,
  ReplacementReviewState,
} from '../features/history/replacement/types.js'
export type { EmbeddedWalletInfo } from '../features/login/account-type/getEmbeddedWalletInfo.js'
export type { EmbeddedWalletModel } from '../features/login/account-type/toEmbeddedWalletModel.js'
export type {
  AccountTypeChange,
  AccountTypeState,
  LoginAccountType,
} from '../features/login/account-type/types.js'
export type { AccountTypeModel } from '../features/login/account-type/view.js'
export type { ApprovalState } from '../features/login/approval/types.js'
export type { EmailState, EmailStep } from '../features/login/email/types.js'
export type { EmailChangeCodeModel, UpdateEmailModel } from '../features/login/email/view.js'
export type { EmailCheck } from '../features/login/login/rules.js'
export type { SocialUser } from '../features/login/login/storedSocial.js'
export type { LoginAttempt, LoginFlow, LoginState, SentEmail } from '../features/login/login/types.js'
export type {
  EmailDeviceModel,
  EmailLoginModel,
  EmailOtpModel,
  LoginFailure,
  ResendModel,
} from '../features/login/login/view.js'
export type { PasskeyAttempt, PasskeyFlow, PasskeyState } from '../features/login/passkey/types.js'
export type {
  GrantedPermission,
  PermissionRequest,
  PermissionRevocation,
  PermissionsState,
  PermissionToken,
} from '../features/login/permissions/types.js'
export type {
  SmartSessionAction,
  SmartSessionModel,
  SmartSessionsModel,
  SmartSessionsMonth,
  SmartSessionsTab,
} from '../features/login/permissions/view.js'
export type { SiwxState, SiwxSubject } from '../features/login/siwx/types.js'
export type { SignInModel, SiwxSignMessageModel } from '../features/login/siwx/view.js'
export type { SocialAttempt, SocialFlow, SocialState } from '../features/login/social/types.js'
export type {
  ConnectingFarcasterModel,
  ConnectingSocialModel,
  ConnectMethodsModel,
} from '../features/login/social/view.js'
export type { Arrival, ArrivalsState } from '../features/money/arrivals/types.js'
export type { ArrivalModel } from '../features/money/arrivals/view.js'
export type { LabelError } from '../features/money/names/rules.js'
export type { NameLookup, NameRegistration, NameRequest, NamesState } from '../features/money/names/types.js'
export type {
  NameCheck,
  NameRegistrationModel,
  NameSuggestionRow,
  RegisterNameModel,
} from '../features/money/names/view.js'
export type { OnRampCheck } from '../features/money/onramp/rules.js'
export type {
  OnRampChange,
  OnRampForm,
  OnRampOptionsState,
  OnRampQuotesState,
  OnRampState,
  Purchase,
  PurchasePage,
} from '../features/money/onramp/types.js'
export type {
  OnRampModel,
  OnRampOffer,
  OnRampPaymentsModel,
  OnRampTokenRow,
  OnRampTokensModel,
  PurchaseModel,
  PurchaseRow,
  PurchasesModel,
} from '../features/money/onramp/view.js'
export type { PayParameters } from '../features/money/pay/parsePayment.js'
export type {
  ExchangeList,
  ExchangeSession,
  PayAsset,
  Payment,
  PayResult,
  PayState,
  SentPayment,
} from '../features/money/pay/types.js'
export type {
  PayFailure,
  PayModel,
  PayNumbers,
  PayProgressModel,
  PayReviewModel,
  PayReviewSummary,
  PaySummary,
  PayTokenRow,
  PayWallet,
} from '../features/money/pay/view.js'
export type { SentTransaction } from '../features/money/review/toSentTransaction.js'
export type { ReviewedWrite, ReviewState } from '../features/money/review/types.js'
export type { RecipientNotice } from '../features/money/send/findRecipientNotices.js'
export type { SendCheck } from '../features/money/send/rules.js'
export type { RecipientName, SendChange, SendForm, SendState } from '../features/money/send/types.js'
export type {
  SendFee,
  SendModel,
  SendReviewModel,
  SendTokensModel,
} from '../features/money/send/view.js'
export type { PriceImpact, PriceImpactLevel } from '../features/money/swap/rules.js'
export type {
  SwapChange,
  SwapForm,
  SwapPreset,
  SwapQuotes,
  SwapState,
  SwapTokens,
} from '../features/money/swap/types.js'
export type {
  SwapCheck,
  SwapFee,
  SwapModel,
  SwapNetwork,
  SwapPrice,
  SwapReviewModel,
  SwapRoute,
  SwapSide,
  SwapTokenModel,
  SwapTokensModel,
} from '../features/money/swap/view.js'
export type {
  EvmSwapToken,
  SwapFacts,
  SwapIntent,
  SwapReviewState,
  SwapStep,
} from '../features/money/swap-review/types.js'
export type {
  ParsedRecipient,
  RecipientError,
  TransferChain,
  TransferNumbers,
  TransferProblem,
} from '../features/money/transfer/TransferChain.js'
export type {
  AnyTransferIntent,
  TransferFacts,
  TransferIntent,
  TransferReviewState,
} from '../features/money/transfer/types.js'
export type { KitEvent, KitEvents } from '../features/reports/events/KitEvents.js'
export type { Alert, AlertCode, AlertsState } from '../features/shell/alerts/machine.js'
export { closeModal } from '../features/shell/modal/closeModal.js'
export { homeRoute } from '../features/shell/modal/homeRoute.js'
export type { CloseReason, ModalState } from '../features/shell/modal/machine.js'
export { openModal } from '../features/shell/modal/openModal.js'
export { type ModalModel, toModalModel } from '../features/shell/modal/view.js'
export type {
  Snackbar,
  SnackbarCode,
  SnackbarState,
  SnackbarText,
} from '../features/shell/snackbar/machine.js'
export type { ThemeState } from '../features/shell/theme/machine.js'
export type { Paymaster, PaymasterService } from '../features/wallet/calls/resolvePaymasters.js'
export type { SequentialCalls } from '../features/wallet/calls/sendSequentially.js'
export { getAccount } from '../features/wallet/connection/getAccount.js'
export type { ConnectedAccount } from '../features/wallet/connection/rules.js'
export type { WalletButtonModel } from '../features/wallet/connection/toWalletButtonModel.js'
export type { Attempt, ConnectionState, Outcome } from '../features/wallet/connection/types.js'
export type {
  ChainChoice,
  ConnectingModel,
  ConnectingMultiChainModel,
  ConnectModel,
} from '../features/wallet/connection/view.js'
export type {
  AllWalletsModel,
  CatalogueWalletRow,
  DownloadLink,
  DownloadsModel,
} from '../features/wallet/directory/view.js'
export type { NetworkState, Switching } from '../features/wallet/network/types.js'
export type {
  NetworkButtonModel,
  NetworkGroup,
  NetworkRow,
  NetworksModel,
  SwitchActiveChainModel,
  SwitchNetworkModel,
  UnsupportedChainModel,
} from '../features/wallet/network/view.js'
export type { ArrivalTarget } from '../features/wallet/request/ArrivalTarget.js'
export type { RequestState } from '../features/wallet/request/machine.js'
export type {
  BitcoinWalletProvider,
  EvmProvider,
  ProviderOf,
  Providers,
  RemoteWalletProvider,
  SolanaWalletProvider,
  WalletStandardProvider,
} from '../features/wallet/request/ProviderOf.js'
export type {
  Replacement,
  TrackedBitcoinTransaction,
  TrackedEvmTransaction,
  TrackedSolanaTransaction,
  TrackedTransaction,
  TransactionsState,
} from '../features/wallet/transactions/types.js'
export type {
  CatalogueFilter,
  CatalogueState,
  CatalogueTop,
} from '../features/wallet/wallets/catalogueTypes.js'
export type { WalletsState } from '../features/wallet/wallets/machine.js'
export type { GetWalletModel, WalletOffer } from '../features/wallet/wallets/view.js'
export type { WalletRow } from '../features/wallet/wallets/walletRow.js'
export { LatchkitError, type LatchkitErrorParameters } from '../foundation/errors/base.js'
export { ConfigError } from '../foundation/errors/config.js'
export type { NameProblem } from '../foundation/errors/names.js'
export type { Failure } from '../foundation/errors/toFailure.js'
export {
  AbortedError,
  ChainNotSupportedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '../foundation/errors/wallet.js'
export type { Account, AccountType } from '../foundation/schema/account.js'
export type { CaipAddress, CaipAssetId, CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
export type { EvmNetwork, ListedToken, Network, NetworkOfNamespace } from '../foundation/schema/network.js'
export type { SocialProvider } from '../foundation/schema/socialProvider.js'
export type { Text } from '../foundation/text.js'
export { createLatchkit } from '../kit/createLatchkit.js'
export type { Nft, Transaction, TransactionTransfer } from '../ports/DataApi.js'
export type { NameSuggestion, RegisteredName } from '../ports/NameRegistry.js'
export type { NameResolver } from '../ports/NameResolver.js'
export type { SiweConfig, SiwxConfig, SiwxMessage, SiwxSession } from '../ports/Siwx.js'
export type { LinkTarget } from '../sources/walletconnect/pairing/deepLink.js'
export type {
  OpenedWallet,
  Pairing,
  PairingOutcome,
  PairingState,
  RemotePlatform,
} from '../sources/walletconnect/pairing/types.js'
export type { ConnectingBasicModel, ConnectingRemoteModel } from '../sources/walletconnect/pairing/view.js'
