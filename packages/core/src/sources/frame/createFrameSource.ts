import { readRemoteScope } from '../../browser/remoteScope.js'
import type { ConnectorSource, SourceContext } from '../../engine/source.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { Frame, LoginWallet } from '../../ports/Frame.js'
import { joinAdapters } from '../joinAdapters.js'
import { createFrameAdapter } from './createFrameAdapter.js'
import { createFrameSession } from './createFrameSession.js'
import type { LoginNamespace } from './toFrameSession.js'

/** Creates the connector source of users who log in. */
export function createFrameSource(
  context: SourceContext,
  frame: Frame,
  wallet: LoginWallet = {},
): ConnectorSource {
  const { networks, internal } = context

  /** Returns the last chosen chain, or the first configured one. */
  function getPreferredChain(namespace: LoginNamespace): CaipNetworkId {
    const selected = internal.getState().network.selected[namespace]
    const first = networks.find(({ chainNamespace }) => chainNamespace === namespace)
    return selected ?? first?.caipNetworkId ?? `${namespace}:1`
  }

  let watching: Promise<unknown> | undefined
  /** Loads what follows a login, with the first session. It watches until the frame is destroyed. */
  function watch(): Promise<unknown> {
    watching ??= import('./watchLogin.js').then(({ watchLogin }) => watchLogin(internal))
    return watching
  }

  /** Continues a login that has left the page. Its code is only loaded if the address can be a return's. */
  async function resume(): Promise<void> {
    if (!readRemoteScope().pageUrl.includes('result_uri=')) return
    try {
      const { resumeSocialLogin } = await import('../../features/login/social/resumeSocialLogin.js')
      resumeSocialLogin(internal)
    } catch (error) {
      context.warn('The login could not be continued.', error)
    }
  }

  const session = createFrameSession(frame, context, { getPreferredChain, beforeSession: watch })
  return {
    frame,
    createAdapter: (namespace) =>
      namespace === 'eip155' || namespace === 'solana'
        ? createFrameAdapter(namespace, session, context, wallet, resume)
        : undefined,
    join: joinAdapters,
  }
}
