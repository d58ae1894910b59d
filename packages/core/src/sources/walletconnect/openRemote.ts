import type { RelayContext } from '../../engine/relay.js'
import { createRelay } from './createRelay.js'
import { createRemote, type Remote, type RemoteHost } from './createRemote.js'
import { createWalletOpener } from './createWalletOpener.js'
import { loadProvider } from './loadProvider.js'
import type { WalletConnectOptions } from './options.js'
import { toProposal } from './proposal.js'
import { recordExpiry } from './recordExpiry.js'

/** Creates everything between a kit and its relay. Does not connect. */
export function openRemote(options: WalletConnectOptions, context: RelayContext, host: RemoteHost): Remote {
  const { networks, clock, warn } = context
  const relay = createRelay({
    load: () => loadProvider(options, context),
    isOwn: options.provider === undefined,
    proposal: toProposal(networks, options.proposal ?? {}),
    clock,
    warn,
    name: context.internal.config.name,
    openWallet: createWalletOpener(context.internal),
  })
  return createRemote(recordExpiry(relay, context.internal), host)
}
