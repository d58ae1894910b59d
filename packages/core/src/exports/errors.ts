// Every error class. They have their own entry, because a bundler that splits by file (esbuild) loads every module that the main
// entry names at start.

export { OnRampUnavailableError } from '../features/money/onramp/OnRampUnavailableError.js'
export { SmartAccountNotEnabledError } from '../foundation/errors/accountType.js'
export { AdapterNotFoundError, MethodNotSupportedError } from '../foundation/errors/adapter.js'
export { BalanceUnavailableError } from '../foundation/errors/balance.js'
export { LatchkitError, type LatchkitErrorParameters } from '../foundation/errors/base.js'
export { InvalidCaipError } from '../foundation/errors/caip.js'
export {
  AssetsNotSupportedError,
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  CallsNotSupportedError,
  CallsTimeoutError,
  DuplicateIdError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
} from '../foundation/errors/calls.js'
export { ConfigError } from '../foundation/errors/config.js'
export { AccountNotFoundError, DisconnectError } from '../foundation/errors/connection.js'
export {
  LoginCooldownError,
  LoginLinkExpiredError,
  LoginLockedError,
} from '../foundation/errors/emailLogin.js'
export { TransactionsUnavailableError } from '../foundation/errors/history.js'
export { NotLoggedInError } from '../foundation/errors/login.js'
export {
  InvalidChainIdError,
  NameChangeError,
  NameReadError,
  NameRegistrationError,
} from '../foundation/errors/names.js'
export { NetworkNotFoundError } from '../foundation/errors/network.js'
export { NftsUnavailableError } from '../foundation/errors/nfts.js'
export {
  InvalidAddressError,
  InvalidAmountError,
  InvalidParameterError,
  InvalidTransactionError,
} from '../foundation/errors/parameters.js'
export { PayError, type PayErrorCode } from '../foundation/errors/pay.js'
export {
  PermissionsMismatchError,
  PermissionsNotFoundError,
  PermissionsNotRevokedError,
  PermissionsNotSupportedError,
} from '../foundation/errors/permissions.js'
export {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../foundation/errors/relay.js'
export { RelayNotConfiguredError } from '../foundation/errors/relayNotConfigured.js'
export { NotConnectedError, SessionChangedError } from '../foundation/errors/request.js'
export { BlockhashExpiredError, ReceiptTimeoutError, RpcRequestError } from '../foundation/errors/rpc.js'
export { SignInError } from '../foundation/errors/signIn.js'
export { SocialLoginError } from '../foundation/errors/socialLogin.js'
export {
  InvalidSendError,
  InvalidSwapError,
  ReviewChangedError,
  SimulationRevertedError,
  SimulationUnavailableError,
  SwapNetworkError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../foundation/errors/transaction.js'
export { InvalidTypedDataError } from '../foundation/errors/typedData.js'
export { UndeployedAccountError } from '../foundation/errors/undeployedAccount.js'
export { ActionIgnoredError, UnexpectedError } from '../foundation/errors/unexpected.js'
export {
  AbortedError,
  ChainNotSupportedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '../foundation/errors/wallet.js'
export { WalletRequestError } from '../foundation/errors/walletRequest.js'
