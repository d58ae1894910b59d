import { openWebSocket } from '../../browser/openWebSocket.js'
import { pageFetch } from '../../browser/pageFetch.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Clock } from '../../ports/Clock.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'
import type { Fetch } from '../../ports/Fetch.js'
import { askMajority } from './askMajority.js'
import { createEndpoints, type Endpoints } from './createEndpoints.js'
import { getRpcUrls } from './getRpcUrls.js'
import { pause } from './pause.js'
import { planStep, type Round } from './policy.js'
import { RpcFailure } from './RpcFailure.js'
import { requestJson } from './requestJson.js'
import { requestText, type TextCall } from './requestText.js'
import { createJsonRpcSender } from './sendJsonRpc.js'
import type { TransportCall } from './TransportCall.js'
import { toRequestError } from './toRequestError.js'

/** Options of a transport. */
export type TransportOptions = {
  /** Default: the page's. */
  readonly fetch?: Fetch | undefined
  /** Whether endpoints are ranked while they are used. Default true. */
  readonly rank?: boolean | undefined
}

/** Sends calls to the endpoints of networks, and remembers how the endpoints work. */
export type Transport = {
  /** Rejects with `RpcRequestError`, or with `AbortedError` as soon as `signal` aborts. */
  request<Result>(call: TransportCall<Result>): Promise<Result>
  /** Sends one JSON-RPC request, as `request` does. */
  readonly requestJson: EvmMethods['requestNetwork']
  /** Sends one request of a REST API, as `request` does. */
  requestText<Result>(call: TextCall<Result>): Promise<Result>
}

/**
 * Creates a transport with the fallback, ranking and retries of viem's `fallback({ rank: true })`, for every namespace. `policy.ts`
 * plans, this module executes. Nothing is sent before the first call, and endpoints are ranked only while they are used.
 *
 * @see https://viem.sh/docs/clients/transports/fallback
 */
export function createTransport(clock: Clock, options: TransportOptions = {}): Transport {
  const { fetch = pageFetch, rank = true } = options
  const send = createJsonRpcSender({ clock, fetch, openWebSocket })
  const groups = new Map<string, Endpoints>()

  function getEndpoints({ network, urls }: Pick<TransportCall<never>, 'network' | 'urls'>): Endpoints {
    const all = urls ?? [...getRpcUrls(network), ...(network.rpcUrls.default.webSocket ?? [])]
    const key = [network.caipNetworkId, ...all].join(' ')
    const endpoints = groups.get(key) ?? createEndpoints({ network, urls: all, clock, fetch, send })
    groups.set(key, endpoints)
    return endpoints
  }

  /** Asks one endpoint after the other until one answers. */
  async function askInTurn<Result>(endpoints: Endpoints, call: TransportCall<Result>): Promise<Result> {
    let round: Round = { attempt: 0, asked: [], failures: [] }
    let unanswered: RpcFailure | undefined
    for (;;) {
      const step = planStep(endpoints.get(), round, clock.now())
      if (step.type === 'fail') throw unanswered ?? step.failure
      if (step.type === 'wait') {
        await pause(clock, call.signal, step.delayMs)
        round = { attempt: round.attempt + 1, asked: [], failures: [] }
        continue
      }
      try {
        return await endpoints.ask(step.url, call)
      } catch (error) {
        if (!(error instanceof RpcFailure)) throw error
        // An endpoint without a response may have sent the transaction: the error of the next one would hide that.
        if (error.kind === 'refused') throw unanswered ?? error
        if (call.isWrite && error.kind === 'unreachable') unanswered ??= error
        const { attempt, asked, failures } = round
        round = { attempt, asked: [...asked, step.url], failures: [...failures, error] }
      }
    }
  }

  async function request<Result>(call: TransportCall<Result>): Promise<Result> {
    const { signal, needsMajority = false } = call
    if (signal?.aborted) throw new AbortedError()
    const endpoints = getEndpoints(call)
    if (rank) endpoints.rank()
    try {
      return await (needsMajority ? askMajority(endpoints, call, clock) : askInTurn(endpoints, call))
    } catch (error) {
      throw toRequestError(error, call)
    }
  }

  const requestAlone: EvmMethods['requestNetwork'] = (asked) => requestJson(request, asked, send)
  let multicall: Promise<EvmMethods['requestNetwork']> | undefined

  /** Loads with the first call of a contract. Without it, each call is sent alone. */
  const loadMulticall = () => {
    multicall ??= import('./createMulticall.js')
      .then(({ createMulticall }) => createMulticall(requestAlone))
      .catch(() => {
        multicall = undefined
        return requestAlone
      })
    return multicall
  }

  return {
    request,
    async requestJson(asked) {
      const canCombine = asked.method === 'eth_call' && asked.network.contracts?.multicall3 !== undefined
      return (canCombine ? await loadMulticall() : requestAlone)(asked)
    },
    requestText: (call) => requestText(request, call, { fetch, now: () => clock.now() }),
  }
}
