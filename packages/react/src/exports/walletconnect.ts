export {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
  type WalletConnectOptions,
  walletConnect,
} from '@latchkit/core/walletconnect'
