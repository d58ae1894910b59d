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
export type { ButtonCopy, Copy } from '@latchkit/ui'
export { AccountButton, type AccountButtonProps, type AccountButtonState } from '../buttons/AccountButton.js'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from '../buttons/ConnectButton.js'
export { NetworkButton, type NetworkButtonProps, type NetworkButtonState } from '../buttons/NetworkButton.js'
export type { ModalButtonState } from '../buttons/useModalButton.js'
export { WalletButton, type WalletButtonProps, type WalletButtonState } from '../buttons/WalletButton.js'
export { MissingProviderError } from '../context/MissingProviderError.js'
export { useLatchkit } from '../hooks/useLatchkit.js'
export { useLatchkitAccount } from '../hooks/useLatchkitAccount.js'
export { useLatchkitAccounts } from '../hooks/useLatchkitAccounts.js'
export { useLatchkitActivity } from '../hooks/useLatchkitActivity.js'
export { useLatchkitAddressLabel } from '../hooks/useLatchkitAddressLabel.js'
export { useLatchkitBalance } from '../hooks/useLatchkitBalance.js'
export { useLatchkitCapabilities } from '../hooks/useLatchkitCapabilities.js'
export { useLatchkitDisconnect } from '../hooks/useLatchkitDisconnect.js'
export { useLatchkitEmbeddedWallet } from '../hooks/useLatchkitEmbeddedWallet.js'
export { useLatchkitEvents } from '../hooks/useLatchkitEvents.js'
export { useLatchkitIdentity } from '../hooks/useLatchkitIdentity.js'
export { useLatchkitModalState } from '../hooks/useLatchkitModalState.js'
export { useLatchkitNames } from '../hooks/useLatchkitNames.js'
export { useLatchkitNetwork } from '../hooks/useLatchkitNetwork.js'
export { useLatchkitNfts } from '../hooks/useLatchkitNfts.js'
export { useLatchkitOnramp } from '../hooks/useLatchkitOnramp.js'
export { useLatchkitPairing } from '../hooks/useLatchkitPairing.js'
export { useLatchkitPay } from '../hooks/useLatchkitPay.js'
export { useLatchkitPermissions } from '../hooks/useLatchkitPermissions.js'
export { useLatchkitProvider } from '../hooks/useLatchkitProvider.js'
export { useLatchkitSend } from '../hooks/useLatchkitSend.js'
export { useLatchkitSession } from '../hooks/useLatchkitSession.js'
export { useLatchkitState } from '../hooks/useLatchkitState.js'
export { useLatchkitSwap } from '../hooks/useLatchkitSwap.js'
export { useLatchkitTheme } from '../hooks/useLatchkitTheme.js'
export { useLatchkitTokens } from '../hooks/useLatchkitTokens.js'
export { useLatchkitTransactions } from '../hooks/useLatchkitTransactions.js'
export { useLatchkitUpdateEmail } from '../hooks/useLatchkitUpdateEmail.js'
export { useLatchkitWallets } from '../hooks/useLatchkitWallets.js'
export { LatchkitProvider, type LatchkitProviderProps } from '../LatchkitProvider.js'
export type { Locale } from '../locales/Locale.js'
export { LatchkitModal } from '../modal/LatchkitModal.js'
