import type { Logger } from 'pino'
import type { FullSettings } from '../config/applyDefaults.js'
import type { Route } from '../http/Route.js'
import type { Database } from '../mailbox/Database.js'
import type { Project } from '../projects/Project.js'
import type { RpcProxy } from '../rpcProxy/openRpcProxy.js'
import { createNameChanges } from './createNameChanges.js'
import { createNameRoutes } from './createNameRoutes.js'
import { createNameStore } from './createNameStore.js'
import { createSignedRequests } from './createSignedRequests.js'

/** The dependencies that are not settings. */
export type NameParts = {
  readonly database: Database
  /** Its nodes verify signatures of contracts, and its quota limits lookups. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly logger: Logger
  readonly now: () => number
}

/** Creates the routes of names. */
export function openNames(
  { nameZones: zones, reservedNames: reserved, rpcTimeoutMs }: FullSettings,
  { database, rpcProxy, projects, logger, now }: NameParts,
): readonly Route[] {
  const store = createNameStore(database, now)
  const { space } = database
  const deadlineMs = 2 * rpcTimeoutMs
  const readSigned = createSignedRequests({ rpcProxy, store, space, logger, now, deadlineMs })
  const chainIds = rpcProxy.chains.map(({ id }) => id)
  const changes = createNameChanges({ zones, reserved, chainIds, store, readSigned })
  return createNameRoutes({ zones, reserved, store, changes, projects, quota: rpcProxy.quota })
}
