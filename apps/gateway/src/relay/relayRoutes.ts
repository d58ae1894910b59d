import { Unauthorized } from '../auth/Unauthorized.js'
import { HttpError } from '../http/HttpError.js'
import type { Route } from '../http/Route.js'
import { type Admission, admit } from './admit.js'
import { answerCall } from './answerCall.js'
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
        return {
          headers: { 'content-type': 'application/json' },
          body: await answerCall(relay, caller, parseIncoming(await text())),
        }
      },
    },
  ]
}

function clientOf(admit: () => string): string {
  try {
    return admit()
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    const isOrigin = error.message === 'Unauthorized: origin not allowed'
    throw new HttpError(isOrigin ? 403 : 401, 'authorization', error.message)
  }
}

/** Subscribing has no effect where nothing can be sent, but the mailbox needs none. */
function callerOf(clientId: string): Caller {
  return {
    clientId,
    subscribe: (topics) => topics.map((topic) => subscriptionId(topic, clientId)),
    unsubscribe: () => {},
  }
}
