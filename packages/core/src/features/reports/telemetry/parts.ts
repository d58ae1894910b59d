import type { KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'

/** Returns the message of an error. The message of a login frame is text of a server, which can contain an e-mail address. */
export function toMessage({ code, shortMessage }: LatchkitError): string {
  return code === 'frame-request' ? 'The login frame has refused the request.' : shortMessage
}

/** As `sessionOf`, whose module stays in the first chunk. */
export function getSession(state: KitState, namespace: ChainNamespace): Session | undefined {
  const connection = state.connection[namespace]
  return connection && 'session' in connection ? connection.session : undefined
}
