import { alertOf } from '../alerts/rules.js'
import { readPlatform } from '../browser/platform.js'
import type { KitState } from '../kit/types.js'
import type { AdapterEvent } from '../ports/Adapter.js'
import type { RelayContext, RelayFactory, RelaySession } from '../ports/Relay.js'
import type { ChainNamespace } from '../schema/caip.js'
import { compositeAdapter } from './compositeAdapter.js'
import type { Remote } from './createRemote.js'
import { lazyRemote } from './lazyRemote.js'
import type { WalletConnectOptions } from './options.js'
import { pairingFeature } from './pairingFeature.js'
import { remotePolicy } from './policy.js'
import { takesOver } from './takesOver.js'
import { universalAdapter } from './universalAdapter.js'

/**
 * Wallets on other devices and in other apps (WalletConnect v2), for the option `relay`: on every configured namespace, with
 * or without an adapter. Nothing of it is loaded or connected before a visitor asks for it, or a stored session needs it.
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
  return (context) => createPart(options, context)
}

function createPart(options: WalletConnectOptions, context: RelayContext): ReturnType<RelayFactory> {
  const { internal, networks } = context
  const listeners = new Map<ChainNamespace, (event: AdapterEvent) => void>()
  const remote = lazyRemote(load)

  async function load(): Promise<Remote> {
    const { openRemote } = await import('./openRemote.js')
    const opened = openRemote(options, context, {
      namespaces: internal.namespaces,
      preferred: (namespace) => preferredIn(namespace, internal.getState()),
      takesOver: (namespace, session: RelaySession) => takesOver(namespace, session, internal.getState()),
      tell: (namespace, event) => listeners.get(namespace)?.(event),
      refused: ({ error }) =>
        internal.send({
          feature: 'alerts',
          event: {
            type: 'show',
            alert: alertOf('INVALID_APP_CONFIGURATION', error.metaMessages.join(' ')),
          },
        }),
    })
    // Asked for while the page was unmounted, it listens when that is mounted.
    if (listeners.size > 0) opened.wake()
    return opened
  }

  function preferredIn(namespace: ChainNamespace, state: KitState): ReturnType<typeof chainsIn> {
    const chosen = state.network.selected[namespace]
    return [...(chosen ? [chosen] : []), ...chainsIn(namespace)]
  }

  function chainsIn(namespace: ChainNamespace): (typeof networks)[number]['caipNetworkId'][] {
    return networks.filter((one) => one.chainNamespace === namespace).map((one) => one.caipNetworkId)
  }

  function listen(namespace: ChainNamespace, listener: (event: AdapterEvent) => void): () => void {
    listeners.set(namespace, listener)
    remote.now()?.wake()
    return () => {
      listeners.delete(namespace)
      if (listeners.size === 0) remote.now()?.rest()
    }
  }

  return {
    feature: pairingFeature(remote, options.onUri),
    wrap(namespace, base) {
      const universal = universalAdapter({ namespace, remote, context, listen })
      const { getState, warn } = internal
      return base ? compositeAdapter({ base, remote: universal, getState, warn }) : universal
    },
    policy: (fact, state, now) =>
      remotePolicy(fact, state, internal.config, { now, platform: readPlatform }),
  }
}
