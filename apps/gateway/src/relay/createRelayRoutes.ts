import type { IncomingMessage } from 'node:http'
import { Unauthorized } from '../auth/Unauthorized.js'
import { HttpError } from '../http/HttpError.js'
import type { Route } from '../http/Route.js'
import { type AuthorizationOptions, authorizeClient, type Client } from './authorizeClient.js'
import type { Caller } from './Caller.js'
import { getSubscriptionId } from './getSubscriptionId.js'
import { getByteCost, handleCall, rejectUnparsedCall } from './handleCall.js'
import { parsePayload } from './parsePayload.js'
import type { Relay } from './Relay.js'

/** Creates the route `POST /rpc`: the relay's methods for clients without a WebSocket, which fetch their messages. */
export function createRelayRoutes(relay: Relay, authorization: AuthorizationOptions): readonly Route[] {
  return [
    {
      name: 'rpc',
      method: 'POST',
      pattern: /^\/rpc$/,
      async handle({ raw, text }) {
        const caller = createHttpCaller(authorizeHttpClient(raw, authorization))
        const body = await text()
        const cost = getByteCost(Buffer.byteLength(body))
        const isRefused = cost > 0 && !relay.rateLimiter.take(caller, cost)
        return {
          headers: { 'content-type': 'application/json' },
          body: isRefused
            ? rejectUnparsedCall(body.slice(0, 128))
            : await handleCall(relay, caller, parsePayload(body)),
        }
      },
    },
  ]
}

function authorizeHttpClient(raw: IncomingMessage, authorization: AuthorizationOptions): Client {
  try {
    return authorizeClient(raw, authorization)
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    const isOrigin = error.message === 'Unauthorized: origin not allowed'
    throw new HttpError(isOrigin ? 403 : 401, 'authorization', error.message)
  }
}

/**
 * Creates a caller without a connection. Subscribing has no effect, and fetching does not need it. The relay cannot
 * detect whether an HTTP response was received, so the client acknowledges with `irn_batchReceive`.
 */
function createHttpCaller(client: Client): Caller {
  return {
    ...client,
    subscribe: (topics) => topics.map((topic) => getSubscriptionId(topic, client.clientId)),
    unsubscribe: () => {},
    getLastUnconfirmedSeq: () => 0,
    acknowledgeWhenReceived: () => {},
  }
}
