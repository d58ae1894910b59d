import { delegationFramework, type PermissionContracts } from '@latchkit/permissions'
import type { Logger } from 'pino'
import { getRetrySeconds, type RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { Cleanups } from '../../foundation/createCleanups.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { createChainReader } from '../signIn/createChainReader.js'
import { createSessionRoutes } from './createSessionRoutes.js'
import { createSessionStore } from './createSessionStore.js'
import { verifySessionChange } from './verifySessionChange.js'

/** The dependencies that are not settings. */
export type PermissionsDependencies = {
  readonly database: Database
  /** Its nodes verify signatures of contracts, and its quota limits requests. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  /** Public URL of the gateway, without a slash at the end. */
  readonly publicUrl: string
  /** Default: the contracts of public chains. */
  readonly contracts?: PermissionContracts | undefined
  readonly logger: Logger
  readonly now: () => number
  readonly cleanups: Cleanups
}

const sweepMs = 3_600_000

/** The permissions that accounts have granted to session keys. */
export type Permissions = {
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['chains'], 'permissions'>
}

/** Opens the permissions. */
export function openPermissions(
  { rpcTimeoutMs }: Pick<FullSettings, 'rpcTimeoutMs'>,
  dependencies: PermissionsDependencies,
): Permissions {
  const { database, rpcProxy, projects, publicUrl, logger, now, cleanups } = dependencies
  const { contracts = delegationFramework } = dependencies
  const store = createSessionStore(database)
  const reader = createChainReader(rpcProxy.chains, 2 * rpcTimeoutMs)
  const sweeping = setInterval(() => {
    if (!database.hasStarted()) return
    store
      .sweep(now())
      .catch((error: unknown) => logger.error({ err: error }, 'the permissions cannot delete old rows'))
  }, sweepMs)
  cleanups.add(() => clearInterval(sweeping))
  const routes = createSessionRoutes({
    verify: (change) => verifySessionChange(change, { publicUrl, reader, store, logger, now }),
    ...{ store, contracts, projects, now, space: database.space, quota: rpcProxy.quota },
  })
  return {
    routes,
    capabilities: {
      permissions(chainId) {
        const served = rpcProxy.chains.find(({ id }) => id === chainId)
        // Its nodes verify the signatures of smart accounts.
        return served && chainId.startsWith('eip155:') ? toStatus(getRetrySeconds(served)) : unsupported
      },
    },
  }
}
