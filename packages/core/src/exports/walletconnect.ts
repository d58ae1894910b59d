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
export type {
  ProviderSource,
  RelayStorage,
  VerifyOptions,
  WalletConnectOptions,
} from '../sources/walletconnect/sdk/options.js'
export type { ProposalOverrides } from '../sources/walletconnect/sdk/proposal.js'
export type { UniversalProvider } from '../sources/walletconnect/sdk/UniversalProvider.js'
export { walletConnect } from '../sources/walletconnect/walletConnect.js'
