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
export type {
  AllWalletsOption,
  Config,
  ConnectMethod,
  CustomWallet,
  FeatureOptions,
  Metadata,
  Options,
} from '../config/config.js'
export type { RecentWallet } from '../config/stored.js'
export type { ThemeMode, ThemeVariables, ThemeVariablesInput } from '../config/themeVariables.js'
export type { ConfigWith, Latchkit } from '../engine/latchkit.js'
export type { ChainIdOf, KitIn, NetworkOf, Register, RegisteredKit } from '../engine/Register.js'
export type { KitState, PerNamespace } from '../engine/types.js'
export type {
  AccountNames,
  AccountRow,
  AccountTotal,
  ProfileModel,
  SwitchAccountModel,
} from '../features/account/accountsView.js'
export type {
  AccountModel,
  BalanceModel,
  OtherAccount,
  OtherAccountsModel,
} from '../features/account/view.js'
export type { EmbeddedWalletInfo } from '../features/account-type/getEmbeddedWalletInfo.js'
export type { AccountTypeChange, AccountTypeState, LoginAccountType } from '../features/account-type/types.js'
export type { AccountTypeModel } from '../features/account-type/view.js'
export type {
  ActivityItem,
  ActivityLabel,
  ActivityList,
  ActivityPage,
  ActivityState,
} from '../features/activity/types.js'
export type {
  ActivityDetailModel,
  ActivityModel,
  ActivityMonth,
  ActivityOutcome,
} from '../features/activity/view.js'
export type { Alert, AlertCode, AlertsState } from '../features/alerts/machine.js'
export type { ApprovalState } from '../features/approval/types.js'
export type { Arrival, ArrivalsState, ArrivalTarget } from '../features/arrivals/types.js'
export type { ArrivalModel } from '../features/arrivals/view.js'
export type { BalanceState, BalanceSubject } from '../features/balance/types.js'
export type { Paymaster, PaymasterService } from '../features/calls/resolvePaymasters.js'
export type { SequentialCalls } from '../features/calls/sendSequentially.js'
export { getAccount } from '../features/connection/getAccount.js'
export type { ConnectedAccount } from '../features/connection/rules.js'
export type { Attempt, ConnectionState, Outcome } from '../features/connection/types.js'
export type {
  ChainChoice,
  ConnectingModel,
  ConnectingMultiChainModel,
  ConnectModel,
} from '../features/connection/view.js'
export type { CatalogueFilter, CatalogueState, CatalogueTop } from '../features/directory/types.js'
export type {
  AllWalletsModel,
  CatalogueWalletRow,
  DownloadLink,
  DownloadsModel,
} from '../features/directory/view.js'
export type { EmailState, EmailStep } from '../features/email/types.js'
export type { EmailChangeCodeModel, UpdateEmailModel } from '../features/email/view.js'
export type { KitEvent, KitEvents } from '../features/events/KitEvents.js'
export type { IdentityState, KnownIdentity } from '../features/identity/types.js'
export type { Labels, LabelsState } from '../features/labels/types.js'
export type { EmailCheck } from '../features/login/rules.js'
export type { SocialUser } from '../features/login/storedSocial.js'
export type { LoginAttempt, LoginFlow, LoginState, SentEmail } from '../features/login/types.js'
export type {
  EmailDeviceModel,
  EmailLoginModel,
  EmailOtpModel,
  LoginFailure,
  ResendModel,
} from '../features/login/view.js'
export { closeModal } from '../features/modal/closeModal.js'
export { homeRoute } from '../features/modal/homeRoute.js'
export type { ModalState } from '../features/modal/machine.js'
export { openModal } from '../features/modal/openModal.js'
export type { CloseReason, RemotePlatform, Route, ViewName } from '../features/modal/route.js'
export { type ModalModel, toModalModel } from '../features/modal/view.js'
export type { NameResolutionState, ResolvedName } from '../features/name-resolution/types.js'
export type { LabelError } from '../features/names/rules.js'
export type { NameLookup, NameRegistration, NameRequest, NamesState } from '../features/names/types.js'
export type {
  NameCheck,
  NameRegistrationModel,
  NameSuggestionRow,
  RegisterNameModel,
} from '../features/names/view.js'
export type { NetworkState, Switching } from '../features/network/types.js'
export type {
  NetworkButtonModel,
  NetworkGroup,
  NetworkRow,
  NetworksModel,
  SwitchActiveChainModel,
  SwitchNetworkModel,
  UnsupportedChainModel,
} from '../features/network/view.js'
export type { NftItem, NftItemPage, NftList, NftsState } from '../features/nfts/types.js'
export type { NftDetailModel, NftsModel } from '../features/nfts/view.js'
export type { OnRampCheck } from '../features/onramp/rules.js'
export type {
  OnRampChange,
  OnRampForm,
  OnRampOptionsState,
  OnRampQuotesState,
  OnRampState,
  Purchase,
  PurchasePage,
} from '../features/onramp/types.js'
export type {
  OnRampModel,
  OnRampOffer,
  OnRampPaymentsModel,
  OnRampTokenRow,
  OnRampTokensModel,
  PurchaseModel,
  PurchaseRow,
  PurchasesModel,
} from '../features/onramp/view.js'
export type { PasskeyAttempt, PasskeyFlow, PasskeyState } from '../features/passkey/types.js'
export type { PayParameters } from '../features/pay/parsePayment.js'
export type {
  ExchangeList,
  ExchangeSession,
  PayAsset,
  Payment,
  PayResult,
  PayState,
  SentPayment,
} from '../features/pay/types.js'
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
} from '../features/pay/view.js'
export type {
  GrantedPermission,
  PermissionRequest,
  PermissionRevocation,
  PermissionsState,
  PermissionToken,
} from '../features/permissions/types.js'
export type {
  SmartSessionAction,
  SmartSessionModel,
  SmartSessionsModel,
  SmartSessionsMonth,
  SmartSessionsTab,
} from '../features/permissions/view.js'
export type { PortfolioState, Token, TokenList } from '../features/portfolio/types.js'
export type { TokenDetailModel, TokensModel } from '../features/portfolio/view.js'
export type { ReceiveAccount, ReceiveModel } from '../features/receive/view.js'
export type {
  ReplacementAction,
  ReplacementFee,
  ReplacementModel,
  ReplacementObstacle,
  ReplacementOptions,
  ReplacementReviewState,
} from '../features/replacement/types.js'
export type { RequestState } from '../features/request/machine.js'
export type {
  BitcoinWalletProvider,
  EvmProvider,
  ProviderOf,
  Providers,
  RemoteWalletProvider,
  SolanaWalletProvider,
  WalletStandardProvider,
} from '../features/request/ProviderOf.js'
export type { ReviewedWrite, ReviewState } from '../features/review/types.js'
export type { RecipientNotice } from '../features/send/findRecipientNotices.js'
export type { SendCheck } from '../features/send/rules.js'
export type { RecipientName, SendChange, SendForm, SendState } from '../features/send/types.js'
export type {
  SendFee,
  SendModel,
  SendReviewModel,
  SendTokensModel,
} from '../features/send/view.js'
export type { SiwxState, SiwxSubject } from '../features/siwx/types.js'
export type { SignInModel, SiwxSignMessageModel } from '../features/siwx/view.js'
export type { Snackbar, SnackbarCode, SnackbarState, SnackbarText } from '../features/snackbar/machine.js'
export type { SocialAttempt, SocialFlow, SocialState } from '../features/social/types.js'
export type {
  ConnectingFarcasterModel,
  ConnectingSocialModel,
  ConnectMethodsModel,
} from '../features/social/view.js'
export type { PriceImpactLevel } from '../features/swap/rules.js'
export type {
  SwapChange,
  SwapForm,
  SwapPreset,
  SwapQuotes,
  SwapState,
  SwapTokens,
} from '../features/swap/types.js'
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
} from '../features/swap/view.js'
export type {
  EvmSwapToken,
  SwapFacts,
  SwapIntent,
  SwapReviewState,
  SwapStep,
} from '../features/swap-review/types.js'
export type { ThemeState } from '../features/theme/machine.js'
export type { KnownTotal, TotalsState } from '../features/totals/types.js'
export type {
  Replacement,
  TrackedBitcoinTransaction,
  TrackedEvmTransaction,
  TrackedSolanaTransaction,
  TrackedTransaction,
  TransactionsState,
} from '../features/transactions/types.js'
export type {
  ParsedRecipient,
  RecipientError,
  TransferChain,
  TransferNumbers,
  TransferProblem,
} from '../features/transfer/TransferChain.js'
export type {
  AnyTransferIntent,
  TransferFacts,
  TransferIntent,
  TransferReviewState,
} from '../features/transfer/types.js'
export type { WalletsState } from '../features/wallets/machine.js'
export type { GetWalletModel, WalletOffer } from '../features/wallets/view.js'
export type { WalletRow } from '../features/wallets/walletRow.js'
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
export type { EvmNetwork, Network, NetworkOfNamespace } from '../foundation/schema/network.js'
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
} from '../sources/walletconnect/pairing/types.js'
export type { ConnectingBasicModel, ConnectingRemoteModel } from '../sources/walletconnect/pairing/view.js'
