import { Unauthorized } from '../auth/Unauthorized.js'
import { HttpError } from '../http/HttpError.js'
import type { Route } from '../http/Route.js'
import { type Admission, admit, type Client } from './admit.js'
import { answerCall, costOfBytes, refuseUnparsed } from './answerCall.js'
import type { Caller } from './Caller.js'
import { parseIncoming } from './parseIncoming.js'
import type { Relay } from './Relay.js'
import { subscriptionId } from './subscriptionId.js'

/** `POST /rpc`: the relay's methods for clients that keep no connection; they fetch what waits for them. */
export function relayRoutes(relay: Relay, admission: Admission): readonly Route[] {
  return [
    {
      name: 'rpc',
      method: 'POST',
      pattern: /^\/rpc$/,
      async handle({ raw, text }) {
        const caller = callerOf(clientOf(() => admit(raw, admission)))
        const body = await text()
        const cost = costOfBytes(Buffer.byteLength(body))
        const isRefused = cost > 0 && !relay.rates.take(caller, cost)
        return {
          headers: { 'content-type': 'application/json' },
          body: isRefused
            ? refuseUnparsed(body.slice(0, 128))
            : await answerCall(relay, caller, parseIncoming(body)),
        }
      },
    },
  ]
}

function clientOf(admit: () => Client): Client {
  try {
    return admit()
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    const isOrigin = error.message === 'Unauthorized: origin not allowed'
    throw new HttpError(isOrigin ? 403 : 401, 'authorization', error.message)
  }
}

/**
 * Subscribing has no effect where nothing can be sent, but the mailbox needs none. Whether a client received an HTTP
 * response is never certain: it acknowledges with `irn_batchReceive`.
 */
function callerOf(client: Client): Caller {
  return {
    ...client,
    subscribe: (topics) => topics.map((topic) => subscriptionId(topic, client.clientId)),
    unsubscribe: () => {},
    unconfirmedAfter: () => 0,
    acknowledgeWhenReceived: () => {},
  }
}
