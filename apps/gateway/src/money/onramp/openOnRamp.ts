import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { createOnRamp } from './createOnRamp.js'
import { createOnRampRoutes } from './createOnRampRoutes.js'
import { createPurchaseRoutes } from './createPurchaseRoutes.js'
import { createPurchaseStore } from './createPurchaseStore.js'
import type { readOnRampSources } from './readOnRampSources.js'

/** The dependencies that are not settings. */
export type OnRampParts = {
  readonly database: Database
  readonly quota: RpcQuota
  readonly projects: () => readonly Project[]
  readonly logger: Logger
  readonly now: () => number
}

/** Purchases. */
export type Purchases = {
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['server'], 'onramp'>
}

/** Opens the purchases. */
export function openOnRamp(
  { sources, defaultCountry }: ReturnType<typeof readOnRampSources>,
  { rpcTimeoutMs: timeoutMs }: FullSettings,
  { database, quota, projects, logger, now }: OnRampParts,
): Purchases {
  const onRamp = createOnRamp({ sources, logger, timeoutMs, now })
  const store = createPurchaseStore(database, now)
  const { space } = database
  const routes = [
    ...createOnRampRoutes({ onRamp, defaultCountry, projects, quota }),
    ...createPurchaseRoutes({
      onRamp,
      store,
      space,
      defaultCountry,
      projects,
      quota,
      logger,
      timeoutMs,
      now,
    }),
  ]
  return {
    routes,
    capabilities: {
      async onramp({ country = defaultCountry }) {
        const providers = await onRamp.getCapabilities({ country })
        const present = providers.filter(({ status }) => status !== 'absent')
        if (present.length === 0) return unsupported
        const retries = present.map((one) => (one.status === 'degraded' ? one.retryAfterSeconds : undefined))
        return { ...joinStatuses(retries), country, providers }
      },
    },
  }
}
