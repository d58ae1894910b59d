import type { SourceContext } from '../../engine/source.js'
import { createWalletOpener } from './pairing/createWalletOpener.js'
import { createRelay } from './sdk/createRelay.js'
import { loadProvider } from './sdk/loadProvider.js'
import type { WalletConnectOptions } from './sdk/options.js'
import { toProposal } from './sdk/proposal.js'
import { createRemote, type Remote, type RemoteHost } from './session/createRemote.js'
import { recordExpiry } from './session/recordExpiry.js'

/** Creates the relay and the manager of its session. Does not connect. */
export function openRemote(options: WalletConnectOptions, context: SourceContext, host: RemoteHost): Remote {
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
