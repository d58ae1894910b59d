import { checkOptionNames } from '../../config/inDevelopment.js'
import type { RelayFactory } from '../../ports/Relay.js'
import { createRelaySource } from './createRelaySource.js'
import { checkRelayUrl, warnOfMissingMetadata } from './reviewRelay.js'
import type { WalletConnectOptions } from './sdk/options.js'

/**
 * Creates a relay for remote wallets (WalletConnect v2), for the option `relay`. It works in every configured namespace,
 * with or without an adapter. It loads and connects only when the user requests it or a stored session needs it.
 *
 * Requires the optional peer dependency `@walletconnect/universal-provider` 2.21.8, the last one under a free licence.
 *
 * @throws `ConfigError` for an unknown option name or a `relayUrl` that is none, in development.
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
  checkOptionNames(
    options,
    () => ({
      relayUrl: true,
      // `redirect` and `verifyUrl` are not in the type. The SDK sends them to wallets.
      metadata: { name: true, description: true, url: true, icons: true, redirect: true, verifyUrl: true },
      provider: true,
      proposal: {
        methods: { eip155: true, solana: true, bip122: true, polkadot: true, cosmos: true },
        chains: { eip155: true, solana: true, bip122: true, polkadot: true, cosmos: true },
        events: { eip155: true, solana: true, bip122: true, polkadot: true, cosmos: true },
        rpcMap: true,
      },
      onUri: true,
      customStoragePrefix: true,
      verify: { url: true },
      storage: true,
    }),
    'walletConnect',
  )
  checkRelayUrl(options)
  return (context) => {
    warnOfMissingMetadata(options, context)
    return createRelaySource(context, {
      onUri: options.onUri,
      createFeature: (pairing) => async () =>
        (await import('./pairing/feature.js')).createPairingFeature(pairing),
      open: async (emit) =>
        (await import('./createWalletConnectSession.js')).createWalletConnectSession(options, context, emit),
    })
  }
}
