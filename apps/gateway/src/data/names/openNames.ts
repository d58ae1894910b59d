import type { Logger } from 'pino'
import { getAddress } from 'viem/utils'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { createCcipRoutes } from './ccip/createCcipRoutes.js'
import { createNameChanges } from './createNameChanges.js'
import { createNameNonces } from './createNameNonces.js'
import { createNamePolicy } from './createNamePolicy.js'
import { createNameRoutes } from './createNameRoutes.js'
import { createNameStore, type NameStore } from './createNameStore.js'
import { createSignedRequests } from './createSignedRequests.js'

/** The dependencies that are not settings. */
export type NameParts = {
  readonly database: Database
  /** Its nodes verify signatures of contracts, and its quota limits lookups. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  /** Secret of the database that authenticates nonces. */
  readonly nonceKey: string
  /** Whether a URL is one of this gateway. */
  readonly isOwnUrl: (url: string) => boolean
  /** Public URL of the gateway, without a slash at the end. */
  readonly getUrl: () => string
  readonly logger: Logger
  readonly now: () => number
}

/** Returns a name that an account has registered at this gateway; `undefined` without one. */
export type FindName = (address: string) => Promise<string | undefined>

/** The names of a gateway. */
export type Names = {
  readonly routes: readonly Route[]
  /** Returns the first name of an account that also resolves to it; `undefined` without one. Absent without zones. */
  readonly findName: FindName | undefined
  readonly capabilities: Pick<CapabilityParts['server'], 'names'>
}

/** Opens the names. */
export function openNames(settings: FullSettings, parts: NameParts): Names {
  const { nameZones: zones, reservedNames: reserved, rpcTimeoutMs } = settings
  const { database, rpcProxy, projects, isOwnUrl, getUrl, logger, now } = parts
  const { nameLifetimeDays: lifetimeDays, revokedNames: revoked } = settings
  const store = createNameStore(database, createNamePolicy({ lifetimeDays, revoked, now }), now)
  const { space } = database
  const deadlineMs = 2 * rpcTimeoutMs
  const nonces = createNameNonces(parts.nonceKey, now)
  const readSigned = createSignedRequests({
    ...{ rpcProxy, store, nonces, isOwnUrl, getUrl, space, logger, now, deadlineMs },
  })
  const chainIds = rpcProxy.chains.map(({ id }) => id)
  const changes = createNameChanges({ zones, reserved, chainIds, store, readSigned })
  return {
    routes: [
      ...createNameRoutes({ zones, reserved, store, nonces, changes, projects, quota: rpcProxy.quota }),
      ...createCcipRoutes({ zones, store, signingKey: settings.nameSigningKey, now }),
    ],
    findName: zones.length === 0 ? undefined : (address) => findName(store, getAddress(address)),
    capabilities: { names: () => (zones.length === 0 ? unsupported : { status: 'available', zones }) },
  }
}

async function findName(store: NameStore, owner: string): Promise<string | undefined> {
  const owned = await store.findOwned(owner)
  return owned.find(({ addresses }) => Object.values(addresses).some((one) => one.address === owner))?.name
}
