import { type CaipNetworkId, isCaipNetworkId } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { toFields } from '../read.js'
import { request } from '../request.js'

/**
 * The chains of a server, by CAIP-2 id.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export type SupportedChains = {
  /** Chains with JSON-RPC over HTTP: `POST /v1?chainId=&projectId=`. */
  readonly http: readonly CaipNetworkId[]
  /** Chains with JSON-RPC over WebSocket. */
  readonly ws: readonly CaipNetworkId[]
  /** For how long the response may be cached, in ms: at most 24 h, which is also the default. */
  readonly maxAgeMs: number
}

/** Maximum number of ids per list. The largest public service has about 70. */
const maxChains = 1_000
const dayInSeconds = 86_400

/**
 * `GET /v1/supported-chains`: fetches the chains of the server. Calls for other chains are skipped. The response is
 * untrusted input: invalid ids are left out.
 */
export async function getSupportedChains(backend: Backend, signal: AbortSignal): Promise<SupportedChains> {
  return request(backend, {
    path: '/v1/supported-chains',
    query: {},
    signal,
    parse(body, headers) {
      const { http, ws } = toFields(body) ?? {}
      return { http: toChains(http, 'http'), ws: toChains(ws, 'ws'), maxAgeMs: toMaxAge(headers) }
    },
  })
}

function toChains(value: unknown, name: string): readonly CaipNetworkId[] {
  if (!Array.isArray(value)) throw new TypeError(`\`${name}\` must be an array`)
  const ids: readonly unknown[] = value.slice(0, maxChains)
  return [...new Set(ids.filter(isCaipNetworkId))]
}

/**
 * Returns the `max-age` of the header `Cache-Control` (RFC 9111) in ms.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9111
 */
function toMaxAge(headers: Headers): number {
  const directives = headers.get('cache-control') ?? ''
  if (/\bno-(?:store|cache)\b/i.test(directives)) return 0
  const [, seconds = dayInSeconds] = /\bmax-age="?(\d+)/i.exec(directives) ?? []
  return Math.min(Number(seconds), dayInSeconds) * 1_000
}
