import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { TokenBuckets } from '../../foundation/createTokenBuckets.js'
import type { Metrics } from '../metrics/createMetrics.js'
import type { ReadClientAddress } from './createClientAddress.js'
import type { ConnectionLimiter } from './createConnectionLimiter.js'
import { refuseUpgrade } from './refuseUpgrade.js'

/** Handles a request for a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Options of the upgrade listener. */
export type UpgradeOptions = {
  readonly clientAddress: ReadClientAddress
  /** Limits new connections by IP address. Local clients are not limited. */
  readonly rateLimiter: TokenBuckets
  readonly connections: ConnectionLimiter
  readonly metrics: Pick<Metrics, 'refused' | 'throttled'>
  readonly isStopping: () => boolean
  /** Returns the server that accepts the connection. */
  readonly findTarget: (request: IncomingMessage) => { readonly upgrade: Upgrade }
}

/** Creates the listener that limits new WebSocket connections, and passes them to their server. */
export function createUpgradeListener(options: UpgradeOptions): Upgrade {
  const { clientAddress, rateLimiter, connections, metrics, isStopping, findTarget } = options
  return (request, socket, head) => {
    const { ip, isLocal } = clientAddress(request)
    if (isStopping()) return refuseUpgrade(socket, '503 Service Unavailable')
    if (!isLocal && !rateLimiter.take(ip)) {
      metrics.throttled.inc({ limit: 'address_requests' })
      return refuseUpgrade(socket, '429 Too Many Requests')
    }
    const release = connections.acquire(isLocal ? undefined : ip)
    if (!release) {
      metrics.refused.inc({ reason: 'Too many connections' })
      metrics.throttled.inc({ limit: 'connections' })
      return refuseUpgrade(socket, '429 Too Many Requests')
    }
    socket.once('close', release)
    findTarget(request).upgrade(request, socket, head)
  }
}
