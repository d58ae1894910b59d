export {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../foundation/errors/relay.js'
export { RelayNotConfiguredError } from '../foundation/errors/relayNotConfigured.js'
export type {
  Relay,
  RelayEvent,
  RelayFactory,
  RelayNamespace,
  RelayPeer,
  RelaySession,
} from '../ports/Relay.js'
export type { ProposalOverrides } from '../sources/walletconnect/protocol/proposal.js'
export type { UniversalProvider } from '../sources/walletconnect/protocol/UniversalProvider.js'
export type {
  ProviderSource,
  RelayStorage,
  VerifyOptions,
  WalletConnectOptions,
} from '../sources/walletconnect/sdk/options.js'
export { walletConnect } from '../sources/walletconnect/walletConnect.js'
