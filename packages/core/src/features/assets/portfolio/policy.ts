import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { isTransaction } from '../../wallet/request/isTransaction.js'
import { toRefusalAlerts } from './toRefusalAlerts.js'

/** Clears the tokens with their session or account, and reads shown ones again after a transaction of the app. */
export const policy: Policy = {
  portfolio: { failed: ({ error }) => toRefusalAlerts(error) },
  connection: {
    connected: ({ namespace, session }, state) => clearOthers(namespace, session, state),
    sessionChanged: ({ namespace, session }, state) => clearOthers(namespace, session, state),
    disconnected: ({ namespace }, state) => clearOthers(namespace, undefined, state),
  },
  request: {
    done: ({ namespace, write }, state, _config, now) =>
      isTransaction(write.intent) ? readAgain(namespace, state, now) : [],
    lateResponse: ({ namespace, write, result }, state, _config, now) =>
      result !== undefined && isTransaction(write.intent) ? readAgain(namespace, state, now) : [],
  },
}

/** The tokens are of the current account, because those of others are cleared. */
function readAgain(namespace: ChainNamespace, { portfolio }: KitState, at: number): readonly Command[] {
  const tokens = portfolio?.[namespace]
  if (!tokens || tokens.status === 'idle') return []
  return [{ feature: 'portfolio', namespace, event: { type: 'load', of: tokens.of, at, force: true } }]
}

/** Clears tokens that are not of the session. */
function clearOthers(
  namespace: ChainNamespace,
  session: Session | undefined,
  { portfolio }: KitState,
): readonly Command[] {
  const tokens = portfolio?.[namespace]
  if (!tokens || tokens.status === 'idle') return []
  const { address, chainId } = tokens.of
  if (session?.accounts[0].address === address && session.chainId === chainId) return []
  return [{ feature: 'portfolio', namespace, event: { type: 'reset' } }]
}
