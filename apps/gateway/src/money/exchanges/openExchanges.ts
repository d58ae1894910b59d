import type { Logger } from 'pino'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { Cleanups } from '../../foundation/createCleanups.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses, toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { createExchangeRoutes, type WalletMethod } from './createExchangeRoutes.js'
import { createHttpExchange } from './createHttpExchange.js'
import { createPaymentStore } from './createPaymentStore.js'
import type { ExchangeSettings } from './ExchangeSettings.js'

/** The dependencies that are not settings. */
export type ExchangeParts = {
  readonly database: Database
  /** Its quota limits calls. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly logger: Logger
  readonly now: () => number
  readonly cleanups: Cleanups
  /** Further methods of `/v1/json-rpc`, by name. */
  readonly walletMethods: Readonly<Record<string, WalletMethod>>
}

/** Payments by exchange. */
export type Exchanges = {
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['server'], 'exchanges'>
}

/** Opens the payments by exchange. */
export function openExchanges(
  settings: readonly ExchangeSettings[],
  { database, rpcProxy, projects, logger, now, cleanups, walletMethods }: ExchangeParts,
): Exchanges {
  const closing = new AbortController()
  cleanups.add(() => closing.abort())
  const exchanges = settings.map((exchange) => createHttpExchange(exchange, now))
  const health = createSourceHealth(now)
  const routes = createExchangeRoutes({
    exchanges,
    health,
    store: createPaymentStore(database, now),
    space: database.space,
    quota: rpcProxy.quota,
    projects,
    logger,
    now,
    signal: closing.signal,
    walletMethods,
  })
  return {
    routes,
    capabilities: {
      exchanges() {
        if (exchanges.length === 0) return unsupported
        const retries = exchanges.map(({ id }) => health.getRetrySeconds(id))
        const sources = exchanges.map(({ id, name, assets }, index) => ({
          ...{ id, name, assets },
          ...toStatus(retries[index]),
        }))
        return { ...joinStatuses(retries), sources }
      },
    },
  }
}
