import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import type { Fetch } from '../../ports/Fetch.js'
import { toHttpFailure } from './classifyRpcFailure.js'
import { withTimeout } from './pause.js'
import { addSample, type Endpoint, markBehind, rankIntervalMs, rankTimeoutMs, timeoutMs } from './policy.js'
import { getProbe, type ProbeRequest } from './probes.js'
import { RpcFailure } from './RpcFailure.js'
import type { SendJsonRpc } from './sendJsonRpc.js'
import type { TransportCall } from './TransportCall.js'

/** The endpoints of a network, and how they have worked so far. */
export type Endpoints = {
  readonly get: () => readonly Endpoint[]
  /** Asks one endpoint, and keeps what its answer tells about it. Rejects with `RpcFailure` or `AbortedError`. */
  ask<Result>(url: string, call: TransportCall<Result>): Promise<Result>
  /** Starts the ranking if there are several endpoints. It ends with the calls. */
  readonly rank: () => void
}

/** Creates the endpoints of a network. Sends nothing before the first call. */
export function createEndpoints(parameters: {
  readonly network: Network
  readonly urls: readonly string[]
  readonly clock: Clock
  readonly fetch: Fetch
  readonly send: SendJsonRpc
}): Endpoints {
  const { network, urls, clock, fetch, send } = parameters
  const { chainNamespace: namespace } = network
  const probe = getProbe(network)
  const identities = new Map<string, Promise<boolean | undefined>>()
  let endpoints: readonly Endpoint[] = [...new Set(urls)].map((url) => ({
    url,
    samples: [],
    blockedUntil: 0,
  }))
  let isUsed = false
  let isRanking = false

  function update(url: string, change: (endpoint: Endpoint) => Endpoint): void {
    endpoints = endpoints.map((endpoint) => (endpoint.url === url ? change(endpoint) : endpoint))
  }

  function createProbeRequest(url: string, signal: AbortSignal): ProbeRequest {
    if (namespace !== 'bip122') return (subject) => send(url, { ...subject, namespace, signal })
    return async ({ method: path }) => {
      const response = await fetch(url.replace(/\/$/, '') + path, { signal })
      const text = await response.text()
      if (!response.ok) throw toHttpFailure(response, text, clock.now())
      return text
    }
  }

  /** Resolves to whether an endpoint is of another chain. Asks once; again if the answer did not tell. */
  async function isOtherChain(url: string): Promise<boolean> {
    const known =
      identities.get(url) ??
      withTimeout(clock, timeoutMs, undefined, async (signal) =>
        probe?.isOtherChain(createProbeRequest(url, signal), url, network),
      ).catch(() => {
        identities.delete(url)
        return undefined
      })
    identities.set(url, known)
    return (await known) === true
  }

  async function measure(url: string): Promise<void> {
    const startedAt = clock.now()
    const height = await withTimeout(clock, rankTimeoutMs, undefined, async (signal) =>
      probe?.getHeight(createProbeRequest(url, signal)),
    ).catch(() => undefined)
    const isSuccess = Number.isFinite(height)
    const latencyMs = isSuccess ? clock.now() - startedAt : rankTimeoutMs
    update(url, (endpoint) => ({
      ...addSample(endpoint, { isSuccess, latencyMs }),
      ...(isSuccess && { height }),
    }))
  }

  async function rankNow(): Promise<void> {
    isRanking = isUsed
    if (!isUsed) return
    isUsed = false
    const before = endpoints
    const now = clock.now()
    const measured = before.filter(({ excluded, blockedUntil }) => !excluded && blockedUntil <= now)
    await Promise.all(measured.map(({ url }) => measure(url)))
    endpoints = markBehind(endpoints, before)
    clock.setTimeout(rankNow, rankIntervalMs)
  }

  return {
    get: () => endpoints,

    async ask(url, { signal, isWrite = false, ask }) {
      try {
        return await withTimeout(clock, timeoutMs, signal, async (inner) => {
          const checked = isOtherChain(url).then((isOther) => {
            if (!isOther) return
            const [, , host] = url.split('/')
            throw new RpcFailure('wrong-chain', `The RPC server ${host} is not one of ${network.name}.`)
          })
          // The check is awaited below, whether or not the call fails first.
          checked.catch(() => {})
          if (isWrite) await checked
          const [answer] = await Promise.allSettled([ask(url, inner), checked])
          await checked
          if (answer.status === 'rejected') throw answer.reason
          return answer.value
        })
      } catch (error) {
        if (signal?.aborted) throw new AbortedError()
        const failure = toRpcFailureOf(error)
        update(url, (endpoint) => addFailure(endpoint, failure, clock.now()))
        throw failure
      }
    },

    rank() {
      isUsed = true
      if (isRanking || endpoints.length < 2 || !probe) return
      isRanking = true
      clock.setTimeout(rankNow, rankIntervalMs)
    },
  }
}

function addFailure(endpoint: Endpoint, failure: RpcFailure, now: number): Endpoint {
  const { kind, cause, retryAfterMs } = failure
  // The node works: it refused this call, or does not have its method.
  const isAnswer = kind === 'refused' || (kind === 'unsupported' && cause !== undefined)
  return {
    ...(isAnswer ? endpoint : addSample(endpoint, { isSuccess: false, latencyMs: rankTimeoutMs })),
    ...(kind === 'wrong-chain' && { excluded: failure }),
    ...(retryAfterMs !== undefined && { blockedUntil: now + retryAfterMs }),
  }
}

/** Any other error means that there is no response. */
function toRpcFailureOf(error: unknown): RpcFailure {
  if (error instanceof RpcFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new RpcFailure('unreachable', message, { cause: error })
}
