import type { Command, Policy } from '../../../engine/types.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'

/** Follows the session of the login frame. */
export const policy: Policy = {
  connection: {
    sessionChanged: ({ session }) =>
      session.connectorId === loginConnectorId ? [sendAccountType({ type: 'sessionChanged' })] : [],
    disconnected: ({ connectorId }) =>
      connectorId === loginConnectorId ? [sendAccountType({ type: 'loggedOut' })] : [],
  },
}

function sendAccountType(event: Extract<Command, { feature: 'accountType' }>['event']): Command {
  return { feature: 'accountType', event }
}
