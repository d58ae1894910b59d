import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from './createClientAddress.js'

/** The request that a route handles. */
export type RouteRequest = {
  readonly raw: IncomingMessage
  readonly query: URLSearchParams
  /** The decoded match of the pattern's first group. */
  readonly id: string
  readonly address: ClientAddress
  /** Reads the body. Rejects with an `HttpError` if it is too large. */
  readonly text: () => Promise<string>
}

/** The response of a route. */
export type RouteResponse = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON. */
  readonly body: string | Uint8Array | object
  /** Called when the client has received the response, or has disconnected. */
  readonly onSent?: () => void
}

/** An HTTP endpoint. */
export type Route = {
  /** The label in the metrics. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly pattern: RegExp
  /** Maximum size of the body. Default: the limit of the listener. */
  readonly maxBodyBytes?: number
  readonly handle: (request: RouteRequest) => RouteResponse | Promise<RouteResponse>
}
