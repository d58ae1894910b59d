import type { IncomingMessage } from 'node:http'
import { parseJson } from '../foundation/parseJson.js'
import { Unauthorized } from '../server/auth/Unauthorized.js'
import { HttpError } from '../server/http/HttpError.js'
import type { Route } from '../server/http/Route.js'
import { type AuthorizationOptions, authorizeClient, type Client } from './authorizeClient.js'
import type { Caller } from './Caller.js'
import { getSubscriptionId } from './getSubscriptionId.js'
import { createRateLimitResponse, getByteCost, handleCall } from './handleCall.js'
import type { Relay } from './Relay.js'

/** The first characters of a call that was refused before parsing, in which its id is looked up. */
const textStartLength = 128

/** Creates the route `POST /rpc`: the relay's methods for clients without a WebSocket, which must fetch their messages. */
export function createRpcRoute(relay: Relay, authorization: AuthorizationOptions): Route {
  return {
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
          ? createRateLimitResponse(body.slice(0, textStartLength))
          : await handleCall(relay, caller, parseJson(body)),
      }
    },
  }
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
    getLastFetchedSeq: () => 0,
    acknowledgeWhenReceived: () => {},
  }
}
