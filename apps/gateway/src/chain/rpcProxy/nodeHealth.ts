import type { MethodKind } from './methods.js'

/** State of a node, as the proxy knows it. Changed only by the functions of this file. */
export type NodeHealth = {
  /** Number of failures since the last success. */
  readonly failures: number
  /** Time in ms before which the node is tried only after all others. */
  readonly retryAt: number
  /** Time of the last failure. */
  readonly failedAt: number
  /** Moving average of the response time in ms, or `undefined` if it is unknown. */
  readonly latencyMs: number | undefined
  readonly measuredAt: number
}

/** The first pause after a failure. Each further failure doubles it. */
const firstPauseMs = 1_000
const maxPauseMs = 60_000
/** Time in which one call tests a node that has failed, while the others use other nodes. */
const probeMs = 10_000
/** Age at which a measurement is ignored, so that a node that was slow is measured again. */
const maxAgeMs = 300_000
/** Share of the latest measurement in the average. */
const weight = 0.2

/** A node without any calls. */
export const newNode: NodeHealth = {
  failures: 0,
  retryAt: 0,
  failedAt: 0,
  latencyMs: undefined,
  measuredAt: 0,
}

/**
 * Returns the indices of the nodes in the order in which they are tried: available nodes first, the fastest of them
 * first, then the others, the one that can be retried first before. Nodes whose response times are within a factor of two
 * keep the order of the configuration.
 *
 * A read goes first to a node that was not measured lately, and tests a node that has failed. A write does neither,
 * because it cannot be repeated on another node.
 */
export function rankNodes(nodes: readonly NodeHealth[], kind: MethodKind, now: number): readonly number[] {
  const keys = nodes.map((node, index) => ({
    index,
    pause: Math.max(kind === 'write' && node.failures > 0 ? 1 : 0, node.retryAt - now),
    speed: getSpeedClass(node, now) ?? (kind === 'write' ? Number.MAX_VALUE : -1),
  }))
  return keys
    .sort((a, b) => a.pause - b.pause || a.speed - b.speed || a.index - b.index)
    .map(({ index }) => index)
}

/** Returns the power of two of the response time, or `undefined` if there is no recent one. */
function getSpeedClass({ latencyMs, measuredAt }: NodeHealth, now: number): number | undefined {
  if (latencyMs === undefined || now - measuredAt > maxAgeMs) return undefined
  return Math.floor(Math.log2(Math.max(1, latencyMs)))
}

/** A call starts. If the node has failed, this call tests it, and no other call uses it in the meantime. */
export function recordStart(node: NodeHealth, now: number): NodeHealth {
  return node.failures > 0 ? { ...node, retryAt: Math.max(node.retryAt, now + probeMs) } : node
}

/** Returns the time in ms after which a node can be tried again; 0 if one can be tried now. */
export function getPauseMs(nodes: readonly NodeHealth[], now: number): number {
  return Math.max(0, Math.min(...nodes.map(({ retryAt }) => retryAt - now)))
}

export function recordSuccess(node: NodeHealth, latencyMs: number, now: number): NodeHealth {
  return { ...recordLatency(node, latencyMs, now), failures: 0, retryAt: 0 }
}

/** Another node was faster, and this one has not responded yet after `latencyMs`. */
export function recordOvertaken(node: NodeHealth, latencyMs: number, now: number): NodeHealth {
  return recordLatency(node, latencyMs, now)
}

/**
 * A call failed. Calls in flight at the same time fail together: only the first of them counts.
 *
 * @param startedAt Time at which the call started.
 */
export function recordFailure(node: NodeHealth, startedAt: number, now: number): NodeHealth {
  if (node.failures > 0 && startedAt < node.failedAt) return node
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** node.failures)
  return { ...node, failures: node.failures + 1, failedAt: now, retryAt: now + pause }
}

function recordLatency(node: NodeHealth, latencyMs: number, now: number): NodeHealth {
  const isKnown = node.latencyMs !== undefined && now - node.measuredAt <= maxAgeMs
  const average = isKnown ? (node.latencyMs ?? 0) * (1 - weight) + latencyMs * weight : latencyMs
  return { ...node, latencyMs: average, measuredAt: now }
}
