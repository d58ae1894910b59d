import type { Logger } from 'pino'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import { getHeapLimits } from '../../foundation/config/getHeapLimits.js'
import type { Cleanups } from '../../foundation/createCleanups.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import { createByteBudget } from '../../server/http/createByteBudget.js'
import type { Route } from '../../server/http/Route.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import type { ServedChain } from './answerCall.js'
import type { Chain } from './Chain.js'
import { type AnswerParser, createAnswerParser } from './createAnswerParser.js'
import { createFinalResults } from './createFinalResults.js'
import { createNodePool } from './createNodePool.js'
import { createRpcProxyRoutes } from './createRpcProxyRoutes.js'
import { createRpcQuota, type RpcProxyQuota } from './createRpcQuota.js'
import { getMethods } from './methods.js'
import { createRpcMetrics, type RpcMetrics } from './RpcMetrics.js'

/** The dependencies of the proxy that are not settings. */
export type RpcProxyParts = {
  readonly projects: () => readonly Project[]
  readonly metrics: Metrics
  readonly logger: Logger
  readonly now: () => number
  /** Receives the cleanup of the thread that parses large answers. */
  readonly cleanups: Cleanups
}

/** The proxy, and what other readers of the same nodes share with it. */
export type RpcProxy = {
  /** None if there are no chains. */
  readonly routes: readonly Route[]
  readonly chains: readonly ServedChain[]
  readonly quota: RpcProxyQuota
  readonly metrics: RpcMetrics
  readonly parser: AnswerParser
  readonly capabilities: Pick<CapabilityParts['chains'], 'node' | 'subscriptions'>
}

/** Creates the pools of all chains, and the routes of the proxy. */
export function openRpcProxy(
  chains: readonly Chain[],
  settings: FullSettings,
  { projects, metrics, logger, now, cleanups }: RpcProxyParts,
): RpcProxy {
  const rpcMetrics = createRpcMetrics(metrics.registry)
  const { rpcTimeoutMs: timeoutMs, rpcHedgeMs: hedgeMs } = settings
  const limits = getHeapLimits()
  const finalResultBytes = Math.floor(limits.maxFinalResultBytes / Math.max(1, chains.length))
  const parser = createAnswerParser()
  cleanups.add(parser.close)
  const served = chains.map(({ id, http, ws }) => {
    const pool = createNodePool({
      ...{ chainId: id, urls: http, timeoutMs, hedgeMs, parser, metrics: rpcMetrics, logger, now },
    })
    return {
      id,
      methods: getMethods(id),
      hasSubscriptions: ws !== undefined,
      hedgeMs,
      pool,
      getPauseMs: pool.getPauseMs,
      ...(id.startsWith('eip155:') && {
        finalResults: createFinalResults({ pool, now, maxBytes: finalResultBytes }),
      }),
    }
  })
  const quota = createRpcQuota(
    {
      address: { burst: settings.rpcAddressBurst, perSecond: settings.rpcAddressPerSecond },
      project: { burst: settings.rpcProjectBurst, perSecond: settings.rpcProjectPerSecond },
    },
    now,
    (limit) => metrics.throttled.inc({ limit: `rpc_${limit}` }),
  )
  const answerBudget = createByteBudget({
    total: limits.maxAnswerBytes,
    perAddress: limits.maxAddressAnswerBytes,
  })
  const options = { chains: served, projects, quota, answerBudget, metrics: rpcMetrics, now }
  const routes = chains.length === 0 ? [] : createRpcProxyRoutes(options)
  const find = (chainId: string) => served.find(({ id }) => id === chainId)
  return {
    ...{ chains: served, quota, metrics: rpcMetrics, parser, routes },
    capabilities: {
      node(chainId) {
        const chain = find(chainId)
        // The nodes of Bitcoin have no JSON-RPC: the gateway itself reads from them.
        return chain && chain.methods.size > 0 ? toStatus(getRetrySeconds(chain)) : unsupported
      },
      subscriptions: (chainId) => (find(chainId)?.hasSubscriptions ? toStatus(undefined) : unsupported),
    },
  }
}

/** Returns the seconds after which nodes can be asked again; `undefined` if one can be asked now. */
export function getRetrySeconds({ getPauseMs }: Pick<ServedChain, 'getPauseMs'>): number | undefined {
  const pauseMs = getPauseMs()
  return pauseMs > 0 ? pauseMs / 1_000 : undefined
}
