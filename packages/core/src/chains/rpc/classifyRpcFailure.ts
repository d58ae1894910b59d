import { field } from '../../foundation/encoding/field.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { RpcFailure, type RpcFailureKind } from './RpcFailure.js'

/** The message of a node is untrusted input, and can contain a whole page. */
const maxMessageLength = 200

/**
 * JSON-RPC codes that describe the node, not the request, by namespace.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1474#error-codes
 * @see https://github.com/anza-xyz/agave/blob/master/rpc-client-api/src/custom_error.rs
 */
const codes: { readonly [namespace in ChainNamespace]?: Readonly<Record<number, RpcFailureKind>> } = {
  eip155: {
    [-32_001]: 'failed',
    [-32_002]: 'failed',
    [-32_004]: 'unsupported',
    [-32_005]: 'limited',
    [-32_006]: 'unsupported',
    // QuickNode's rate limit, as in viem.
    [-32_007]: 'limited',
    [-32_016]: 'limited',
    [-32_029]: 'limited',
  },
  solana: {
    [-32_001]: 'failed',
    [-32_004]: 'failed',
    [-32_005]: 'failed',
    [-32_007]: 'failed',
    [-32_009]: 'failed',
    [-32_010]: 'unsupported',
    [-32_011]: 'failed',
    [-32_014]: 'failed',
    [-32_016]: 'failed',
  },
}

/** Texts of nodes beside the generic code -32000, and beside codes of their own. */
const limitedText = /rate.?limit|too many|limit exceeded|quota|capacity|busy|overload/i
const behindText =
  /header not found|block not found|unknown block|missing trie node|state (?:is )?not available|time.?out|timed out|unavailable/i
const revertText = /revert/i

/** Creates the failure of a JSON-RPC error that a node returned. */
export function toRpcFailure(error: unknown, namespace: ChainNamespace): RpcFailure {
  const code = Number(field(error, 'code'))
  const message = String(field(error, 'message')).slice(0, maxMessageLength)
  return new RpcFailure(getKind(code, message, namespace), message, { cause: error })
}

function getKind(code: number, message: string, namespace: ChainNamespace): RpcFailureKind {
  // Hardhat returns reverts with -32603.
  if (code === 3 || revertText.test(message)) return 'refused'
  const kind = codes[namespace]?.[code]
  if (kind) return kind
  if (code === -32_601) return 'unsupported'
  if (code === 429 || limitedText.test(message)) return 'limited'
  return code === -32_603 || code === -1 || behindText.test(message) ? 'failed' : 'refused'
}

/** The part of a response that tells why there is no result. */
export type HttpResponse = {
  readonly status: number
  readonly headers?: { get(name: string): string | null } | undefined
}

/** Creates the failure of a response without a result. `now` is needed for a `Retry-After` that is a date. */
export function toHttpFailure(response: HttpResponse, text: string, now: number): RpcFailure {
  const { status, headers } = response
  const retryAfterMs = parseRetryAfter(headers?.get('retry-after'), now)
  const details = `${status}: ${text.slice(0, maxMessageLength)}`
  return new RpcFailure(getStatusKind(status), details, { retryAfterMs, status })
}

function getStatusKind(status: number): RpcFailureKind {
  if (status === 429) return 'limited'
  // Services block an origin or an address for a while with 401 and 403.
  const isTemporary = status < 400 || status >= 500 || [401, 403, 408, 413, 425].includes(status)
  return isTemporary ? 'failed' : 'unsupported'
}

/**
 * Parses the seconds or the date of `Retry-After`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined
  const delayMs = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now
  return Number.isFinite(delayMs) ? Math.max(delayMs, 0) : undefined
}
