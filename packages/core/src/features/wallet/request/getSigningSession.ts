import type { Latchkit } from '../../../engine/latchkit.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { canSign, sessionOf } from '../connection/rules.js'

/**
 * Returns the session of a namespace that can sign now.
 *
 * @throws `NotConnectedError` if no wallet is connected, or it is being disconnected.
 */
export function getSigningSession(kit: Pick<Latchkit, 'getState'>, namespace: ChainNamespace): Session {
  const state = kit.getState()
  const session = canSign(state, namespace) ? sessionOf(state, namespace) : undefined
  if (!session) throw new NotConnectedError({ namespace })
  return session
}
