import { RpcFailure, type RpcFailureKind } from './RpcFailure.js'

/** The time in which a node must answer. */
export const timeoutMs = 10_000
/** How often all endpoints are asked again, after a delay that doubles. */
const retryCount = 3
/** The first of these delays. */
const retryDelayMs = 150
/** The longest of these delays. */
const maxRetryDelayMs = 30_000
/** How often endpoints are ranked while they are used. */
export const rankIntervalMs = 4_000
/** The number of samples that count for the rank. */
const sampleCount = 10
/** An endpoint that does not answer the ranking within this time counts as failed. */
export const rankTimeoutMs = 1_000
/** The nodes that are asked for a result on which money depends. */
export const majorityCount = 3

/** As in viem's `rank`. */
const weights = { latency: 0.3, stability: 0.7 }

/** One measurement of an endpoint. */
export type Sample = { readonly isSuccess: boolean; readonly latencyMs: number }

/** Facts about an endpoint of a network. */
export type Endpoint = {
  readonly url: string
  /** Oldest first. */
  readonly samples: readonly Sample[]
  /** The block at the last ranking. */
  readonly height?: number | undefined
  readonly isBehind?: boolean | undefined
  /** It asked for a pause until then. */
  readonly blockedUntil: number
  /** It is never asked again, and why: it is of another chain. */
  readonly excluded?: RpcFailure | undefined
}

/** The requests of one call so far, since its last delay. */
export type Round = {
  /** The number of delays before. */
  readonly attempt: number
  readonly asked: readonly string[]
  readonly failures: readonly RpcFailure[]
}

/** Next step of a call. */
export type Step =
  | { readonly type: 'ask'; readonly url: string }
  | { readonly type: 'wait'; readonly delayMs: number }
  | { readonly type: 'fail'; readonly failure: RpcFailure }

/** After these failures, the same endpoints can succeed a moment later. */
const temporary: readonly RpcFailureKind[] = ['limited', 'failed', 'disagreed', 'unreachable']

/** The failures that tell most about a call, first. */
const significance: readonly RpcFailureKind[] = [
  'refused',
  'disagreed',
  'limited',
  'failed',
  'wrong-chain',
  'unsupported',
  'unreachable',
]

/** Plans the next step of a call: another endpoint, a delay before all are asked again, or its failure. */
export function planStep(endpoints: readonly Endpoint[], round: Round, now: number): Step {
  const { attempt, asked, failures } = round
  const next = orderEndpoints(endpoints).find(
    ({ url, blockedUntil }) => !asked.includes(url) && blockedUntil <= now,
  )
  if (next) return { type: 'ask', url: next.url }
  const usable = endpoints.filter(({ excluded }) => !excluded)
  const pauses = usable.map(({ blockedUntil }) => blockedUntil - now)
  const isPaused = pauses.some((pauseMs) => pauseMs > 0)
  const failure = chooseFailure(
    [...failures, ...endpoints.flatMap(({ excluded }) => excluded ?? [])],
    isPaused,
  )
  const canRetry = isPaused || failures.some(({ kind }) => temporary.includes(kind))
  const delayMs = Math.max(getRetryDelay(attempt), Math.min(...pauses))
  if (attempt >= retryCount || !canRetry || delayMs > maxRetryDelayMs) return { type: 'fail', failure }
  return { type: 'wait', delayMs }
}

/** Returns the delay before the retry with that number, from 0. */
export function getRetryDelay(attempt: number): number {
  return Math.min(retryDelayMs * 2 ** attempt, maxRetryDelayMs)
}

function chooseFailure(failures: readonly RpcFailure[], isPaused: boolean): RpcFailure {
  const [first] = significance.flatMap((kind) => failures.filter((failure) => failure.kind === kind))
  if (first) return first
  return isPaused
    ? new RpcFailure('limited', 'Every RPC server asked for a pause.')
    : new RpcFailure('unreachable', 'The network has no RPC server that can be asked.')
}

/**
 * Orders the endpoints that can be used: those that work before those that failed last or are behind, then by their score. Endpoints
 * with an equal score keep the order of the app.
 */
export function orderEndpoints(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const maxLatencyMs = Math.max(1, ...endpoints.flatMap(({ samples }) => samples.map((one) => one.latencyMs)))
  const keyed = endpoints
    .filter(({ excluded }) => !excluded)
    .map((endpoint) => ({
      endpoint,
      health: isHealthy(endpoint) ? 0 : 1,
      score: getScore(endpoint.samples, maxLatencyMs),
    }))
  return keyed.sort((a, b) => a.health - b.health || b.score - a.score).map(({ endpoint }) => endpoint)
}

function isHealthy({ samples, isBehind }: Endpoint): boolean {
  return !isBehind && samples.at(-1)?.isSuccess !== false
}

/** Returns viem's score: the mean latency relative to the slowest sample of all, and the share of successes. */
function getScore(samples: readonly Sample[], maxLatencyMs: number): number {
  if (samples.length === 0) return 0
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const latency = 1 - mean(samples.map(({ latencyMs }) => latencyMs)) / maxLatencyMs
  const stability = mean(samples.map(({ isSuccess }) => Number(isSuccess)))
  return stability === 0 ? 0 : weights.latency * latency + weights.stability * stability
}

/** Adds a sample, and drops the oldest one. */
export function addSample(endpoint: Endpoint, sample: Sample): Endpoint {
  return { ...endpoint, samples: [...endpoint.samples, sample].slice(-sampleCount) }
}

/**
 * Marks the endpoints whose block is older than the one at the ranking before. That block is the second highest of three or more
 * endpoints, so that one that reports a block of the future does not displace all others.
 */
export function markBehind(endpoints: readonly Endpoint[], before: readonly Endpoint[]): readonly Endpoint[] {
  const heights = before.flatMap(({ height }) => height ?? []).sort((a, b) => b - a)
  const reference = heights[heights.length > 2 ? 1 : 0] ?? 0
  return endpoints.map((endpoint) => ({
    ...endpoint,
    isBehind: endpoint.height !== undefined && endpoint.height < reference,
  }))
}

/**
 * Finds the answer that more than half of the asked nodes gave, not counting those that failed. `undefined` while pending answers can
 * decide it.
 */
export function findMajority(
  answers: readonly string[],
  pending: number,
): { readonly answer: string } | 'disagreed' | undefined {
  const total = answers.length + pending
  const answer = answers.find((one) => answers.filter((other) => other === one).length * 2 > total)
  if (answer !== undefined) return { answer }
  return pending === 0 && answers.length > 0 ? 'disagreed' : undefined
}
