export {
  AbortedError,
  type Account,
  type CaipAddress,
  type CaipNetworkId,
  type ChainNamespace,
  ChainNotSupportedError,
  ConfigError,
  type ConnectedAccount,
  createLatchkit,
  type KitEvent,
  type KitEvents,
  type KitState,
  type Latchkit,
  LatchkitError,
  type Network,
  type Options,
  type Register,
  type RegisteredKit,
  type Route,
  type ThemeMode,
  type ThemeVariables,
  type ThemeVariablesInput,
  UserRejectedError,
  type ViewName,
  WalletNotFoundError,
  WalletResponseError,
  type WalletRow,
} from '@latchkit/core'
export type { Refs } from '../composables/toRefs.js'
export { useLatchkit } from '../composables/useLatchkit.js'
export { useLatchkitAccount } from '../composables/useLatchkitAccount.js'
export { useLatchkitAccounts } from '../composables/useLatchkitAccounts.js'
export { useLatchkitActivity } from '../composables/useLatchkitActivity.js'
export { useLatchkitAddressLabel } from '../composables/useLatchkitAddressLabel.js'
export { useLatchkitBalance } from '../composables/useLatchkitBalance.js'
export { useLatchkitCapabilities } from '../composables/useLatchkitCapabilities.js'
export { useLatchkitDisconnect } from '../composables/useLatchkitDisconnect.js'
export { useLatchkitEmbeddedWallet } from '../composables/useLatchkitEmbeddedWallet.js'
export { useLatchkitEvents } from '../composables/useLatchkitEvents.js'
export { useLatchkitIdentity } from '../composables/useLatchkitIdentity.js'
export { useLatchkitModalState } from '../composables/useLatchkitModalState.js'
export { useLatchkitNames } from '../composables/useLatchkitNames.js'
export { useLatchkitNetwork } from '../composables/useLatchkitNetwork.js'
export { useLatchkitNfts } from '../composables/useLatchkitNfts.js'
export { useLatchkitOnramp } from '../composables/useLatchkitOnramp.js'
export { useLatchkitPairing } from '../composables/useLatchkitPairing.js'
export { useLatchkitPay } from '../composables/useLatchkitPay.js'
export { useLatchkitPermissions } from '../composables/useLatchkitPermissions.js'
export { useLatchkitProvider } from '../composables/useLatchkitProvider.js'
export { useLatchkitSend } from '../composables/useLatchkitSend.js'
export { useLatchkitSession } from '../composables/useLatchkitSession.js'
export { useLatchkitState } from '../composables/useLatchkitState.js'
export { useLatchkitSwap } from '../composables/useLatchkitSwap.js'
export { useLatchkitTheme } from '../composables/useLatchkitTheme.js'
export { useLatchkitTokens } from '../composables/useLatchkitTokens.js'
export { useLatchkitTransactions } from '../composables/useLatchkitTransactions.js'
export { useLatchkitUpdateEmail } from '../composables/useLatchkitUpdateEmail.js'
export { useLatchkitWallets } from '../composables/useLatchkitWallets.js'
export type { Input } from '../composables/useParameters.js'
export { MissingPluginError } from '../context/MissingPluginError.js'
export { type LatchkitPluginOptions, latchkit } from '../latchkit.js'
