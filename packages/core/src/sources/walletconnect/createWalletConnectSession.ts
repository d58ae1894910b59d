import type { SourceContext } from '../../engine/source.js'
import { createWalletOpener } from './pairing/createWalletOpener.js'
import { createRelay } from './sdk/createRelay.js'
import { loadProvider } from './sdk/loadProvider.js'
import type { WalletConnectOptions } from './sdk/options.js'
import { toProposal } from './sdk/proposal.js'
import {
  createRemoteSession,
  type RemoteSession,
  type RemoteSessionContext,
} from './session/createRemoteSession.js'
import { withStoredExpiry } from './session/withStoredExpiry.js'

/** Creates the remote session over a relay of WalletConnect. Does not connect. */
export function createWalletConnectSession(
  options: WalletConnectOptions,
  context: SourceContext,
  sessionContext: RemoteSessionContext,
): RemoteSession {
  const { networks, clock, warn } = context
  const relay = createRelay({
    load: () => loadProvider(options, context),
    isCreatedByKit: options.provider === undefined,
    verify: options.verify,
    proposal: toProposal(networks, options.proposal ?? {}),
    clock,
    warn,
    name: context.internal.config.name,
    openWallet: createWalletOpener(context.internal),
  })
  return createRemoteSession(withStoredExpiry(relay, context.internal), sessionContext)
}
