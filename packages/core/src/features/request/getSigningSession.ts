import type { Latchkit } from '../../engine/latchkit.js'
import { NotConnectedError } from '../../foundation/errors/request.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { Session } from '../../ports/Adapter.js'
import { canSign, sessionOf } from '../connection/rules.js'

/**
 * What can be asked to sign in a namespace now.
 *
 * @throws `NotConnectedError` where nothing is connected, or it is being closed.
 */
export function getSigningSession(kit: Pick<Latchkit, 'getState'>, namespace: ChainNamespace): Session {
  const state = kit.getState()
  const session = canSign(state, namespace) ? sessionOf(state, namespace) : undefined
  if (!session) throw new NotConnectedError({ namespace })
  return session
}
