export { RelayRefusedError, RelayUnreachableError, RemoteSessionEndedError } from '../errors/relay.js'
export type {
  Relay,
  RelayEvent,
  RelayFactory,
  RelayNamespace,
  RelayPeer,
  RelaySession,
} from '../ports/Relay.js'
export type {
  ProviderSource,
  RelayStorage,
  VerifyOptions,
  WalletConnectOptions,
} from '../walletconnect/options.js'
export type { ProposalOverrides } from '../walletconnect/proposal.js'
export type { UniversalProvider } from '../walletconnect/UniversalProvider.js'
export { walletConnect } from '../walletconnect/walletConnect.js'
