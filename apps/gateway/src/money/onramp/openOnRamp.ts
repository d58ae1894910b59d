import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
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

/** Creates the routes of purchases. */
export function openOnRamp(
  { sources, defaultCountry }: ReturnType<typeof readOnRampSources>,
  { rpcTimeoutMs: timeoutMs }: FullSettings,
  { database, quota, projects, logger, now }: OnRampParts,
): readonly Route[] {
  const onRamp = createOnRamp({ sources, logger, timeoutMs, now })
  const store = createPurchaseStore(database, now)
  const { space } = database
  return [
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
}
