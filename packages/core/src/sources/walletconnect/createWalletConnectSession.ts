import type { SourceContext } from '../../engine/source.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import { type EmitToAdapter, type LoadedRelay, toLoadedRelay } from './loadedRelay.js'
import { createWalletOpener } from './pairing/createWalletOpener.js'
import { toProposal } from './protocol/proposal.js'
import { createRelay } from './sdk/createRelay.js'
import { loadProvider } from './sdk/loadProvider.js'
import type { WalletConnectOptions } from './sdk/options.js'
import {
  createRemoteSession,
  type RemoteSession,
  type RemoteSessionContext,
} from './session/createRemoteSession.js'
import { withStoredExpiry } from './session/withStoredExpiry.js'

/** Creates the remote session over a relay of WalletConnect, and returns it with its code. Does not connect. */
export function createWalletConnectSession(
  options: WalletConnectOptions,
  context: SourceContext,
  emit: EmitToAdapter,
): LoadedRelay {
  return toLoadedRelay(context, emit, (sessionContext) => createSession(options, context, sessionContext))
}

function createSession(
  options: WalletConnectOptions,
  context: SourceContext,
  sessionContext: RemoteSessionContext,
): RemoteSession {
  const { networks, clock, warn, internal } = context
  const proposal = toProposal(networks, options.proposal ?? {})
  let isWarned = false
  const relay = createRelay({
    async load() {
      try {
        return await loadProvider(options, context)
      } catch (error) {
        // Once: the user can try again, and the developer knows by then.
        if (error instanceof LatchkitError && !isWarned) warn(error.message)
        isWarned = true
        throw error
      }
    },
    isCreatedByKit: options.provider === undefined,
    verify: options.verify,
    proposal,
    clock,
    warn,
    name: internal.config.name,
    openWallet: createWalletOpener(internal),
    // Loaded with the first pairing of an app that signs users in.
    ...(internal.config.siwx && {
      loadSignIn: async () =>
        (await import('./authenticate/createOneClickSignIn.js')).createOneClickSignIn({
          ...{ config: internal.config, proposal, clock, warn },
          send: (event) => internal.send({ feature: 'siwx', namespace: 'eip155', event }),
          getPreferredChains: () => sessionContext.getPreferredChains('eip155'),
        }),
    }),
  })
  return createRemoteSession(withStoredExpiry(relay, internal), sessionContext)
}
