import type { RelayFactory } from '../../ports/Relay.js'
import { createRelaySource } from './createRelaySource.js'
import type { WalletConnectOptions } from './sdk/options.js'

/**
 * Remote wallets (WalletConnect v2), for the option `relay`, on every configured namespace, with or without an adapter.
 * Nothing is loaded or connected before the user asks for it, or a stored session needs it.
 *
 * Needs the optional peer `@walletconnect/universal-provider` 2.21.8, the last one under a free licence.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { connect } from '@latchkit/core/actions'
 * import { mainnet, solana } from '@latchkit/core/networks'
 * import { walletConnect } from '@latchkit/core/walletconnect'
 *
 * const relay = walletConnect({ relayUrl: 'wss://relay.example.com', onUri: (uri) => console.log(uri) })
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, solana], relay })
 * kit.mount()
 * const { address } = await connect(kit, { connectorId: 'walletConnect' })
 * ```
 */
export function walletConnect(options: WalletConnectOptions = {}): RelayFactory {
  return (context) =>
    createRelaySource(context, {
      onUri: options.onUri,
      open: async (host) => (await import('./openRemote.js')).openRemote(options, context, host),
    })
}
