import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from './createClientAddress.js'

/** A request, as a route sees it. */
export type RouteRequest = {
  readonly raw: IncomingMessage
  readonly query: URLSearchParams
  /** What the pattern's group matched, decoded. */
  readonly id: string
  readonly address: ClientAddress
  /** Reads the body; rejects with an `HttpError` where it is too large. */
  readonly text: () => Promise<string>
}

/** What a route answers. */
export type RouteResponse = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON. */
  readonly body: string | Uint8Array | object
}

/** One endpoint. */
export type Route = {
  /** In the metrics. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly pattern: RegExp
  /** Less than what the gateway accepts otherwise. */
  readonly maxBodyBytes?: number
  readonly handle: (request: RouteRequest) => RouteResponse | Promise<RouteResponse>
}
