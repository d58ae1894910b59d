export {
  RelayNotConfiguredError,
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
  type VerifyOptions,
  type WalletConnectOptions,
  walletConnect,
} from '@latchkit/core/walletconnect'
