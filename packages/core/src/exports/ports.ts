export { systemClock } from '../browser/clock.js'
export { type Attempt, type Attempts, createAttempts } from '../chains/session/createAttempts.js'
export {
  createSessionKeeper,
  type KeptSession,
  type SessionAttempt,
  type SessionKeeper,
  type ToSession,
} from '../chains/session/createSessionKeeper.js'
export { createSessionReporter, type SessionReporter } from '../chains/session/createSessionReporter.js'
export type { OnWalletChange } from '../chains/session/createWatchedWallets.js'
export { checkOptionNames } from '../config/inDevelopment.js'
export type { KnownNames, OptionNames } from '../config/reviewOptions.js'
export type { Hex } from '../foundation/encoding/hex.js'
export type {
  Adapter,
  AdapterEvent,
  AdapterFactory,
  AdapterType,
  PortContext,
  Session,
  SessionWallet,
} from '../ports/Adapter.js'
export type {
  BitcoinCaller,
  BitcoinMessageProtocol,
  BitcoinMethods,
  BitcoinOutpoint,
  BitcoinTransactionStatus,
  PsbtInput,
  SignedPsbt,
} from '../ports/BitcoinMethods.js'
export type {
  Capabilities,
  Capability,
  ChainCapabilities,
  LoginCapabilities,
} from '../ports/Capabilities.js'
export type {
  Catalogue,
  CatalogueFactory,
  CataloguePage,
  CatalogueQuery,
  CatalogueWallet,
} from '../ports/Catalogue.js'
export type { Clock } from '../ports/Clock.js'
export type { Connector, ConnectorType } from '../ports/Connector.js'
export type { ConnectSignIn, ConnectSignInMessage } from '../ports/ConnectSignIn.js'
export type {
  AccountBalances,
  DataApi,
  DataApiFactory,
  Identity,
  Nft,
  NftPage,
  TokenBalance,
  Transaction,
  TransactionPage,
  TransactionTransfer,
} from '../ports/DataApi.js'
export type { EvmMethods, EvmReceipt, EvmTransaction, TypedData } from '../ports/EvmMethods.js'
export type { Exchange, ExchangeStatus, Exchanges } from '../ports/Exchanges.js'
export type {
  Frame,
  FrameAccount,
  FrameEmailAction,
  FrameEmailChangeAction,
  FrameSmartAccount,
  FrameSocialUser,
  FrameTheme,
  FrameUser,
  LoginFactory,
} from '../ports/Frame.js'
export type { Gateway, GatewayOptions } from '../ports/Gateway.js'
export type {
  NameChange,
  NameRegistry,
  NameSuggestion,
  RegisteredName,
  SignedNameChange,
} from '../ports/NameRegistry.js'
export type { NameResolver } from '../ports/NameResolver.js'
export type {
  OnRamp,
  OnRampCurrency,
  OnRampNetwork,
  OnRampOptions,
  OnRampPayment,
  OnRampProvider,
  OnRampQuery,
  OnRampQuote,
  OnRampReport,
  OnRampStatus,
} from '../ports/OnRamp.js'
export type {
  ListedPermission,
  PermissionAccount,
  PermissionList,
  PermissionListMessage,
} from '../ports/PermissionList.js'
export {
  type PreflightCommitment,
  preflightCommitments,
  type SolanaCaller,
  type SolanaConfirmation,
  type SolanaMethods,
  type SolanaSendOptions,
  type SolanaSent,
  type SolanaTransactionStatus,
  type SolanaTransfer,
} from '../ports/SolanaMethods.js'
export type { Storage } from '../ports/Storage.js'
export type {
  EvmSwapTransaction,
  SolanaSwapTransaction,
  SwapContracts,
  SwapMode,
  SwapQuote,
  SwapRequest,
  SwapRouteStep,
  SwapSource,
  SwapStatus,
  SwapToken,
  SwapTransaction,
} from '../ports/SwapSource.js'
export type { Telemetry, TelemetryEvent } from '../ports/Telemetry.js'
