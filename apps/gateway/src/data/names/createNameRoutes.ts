import type {
  NameNonceResponse,
  NameSuggestionsResponse,
  NameZonesResponse,
} from '@latchkit/blockchain-api/contract'
import { getAddress } from 'viem/utils'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { isEvmAddress } from '../sources/addresses.js'
import type { NameChanges } from './createNameChanges.js'
import type { NameNonces } from './createNameNonces.js'
import type { NameStore } from './createNameStore.js'
import { getRefusal, maxLabelLength, parseLabel, parseName } from './parseName.js'

/** Options of the routes. */
export type NameRouteOptions = {
  /** Without one, every name is missing, and none can be registered. */
  readonly zones: readonly string[]
  readonly reserved: readonly string[]
  readonly store: NameStore
  readonly nonces: NameNonces
  readonly changes: NameChanges
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
}

/** Maximum size of a signed request: the signature is the largest part, and JSON can escape the message. */
const maxBodyBytes = 32 * 1024
/** Appended to a label for suggestions. */
const suffixes = ['-eth', '-wallet', '-web3', '-dao', '-pay', '-hq', '-app', '-xyz'] as const
const maxSuggestions = 5

/** Creates the routes of `/v1/profile`. */
export function createNameRoutes(options: NameRouteOptions): readonly Route[] {
  const { zones, reserved, store, nonces, changes, projects, quota } = options

  function requireZone(): void {
    if (zones.length === 0)
      throw new HttpError(404, 'name', 'This gateway has no names: its operator can set NAME_ZONES')
  }

  function checkRead(request: RouteRequest): void {
    quota.take({ address: request.address, projectId: requireProject(projects(), request) }, 1)
    requireZone()
  }

  async function getSuggestions({ id, query }: RouteRequest): Promise<NameSuggestionsResponse> {
    const zone = query.get('zone') ?? zones[0] ?? ''
    const text = id.toLowerCase().endsWith(`.${zone}`) ? id.slice(0, -zone.length - 1) : id
    if (!zones.includes(zone))
      throw new HttpError(400, 'zone', `"zone" must be ${zones.join(' or ')}, got ${quote(zone)}`)
    const label = await parseLabel(text)
    const labels = suffixes.map((suffix) => `${label}${suffix}`).filter((one) => one.length <= maxLabelLength)
    const taken = await store.findTaken([label, ...labels].map((one) => `${one}.${zone}`))
    const isFree = (one: string) => getRefusal(one, reserved) === undefined && !taken.has(`${one}.${zone}`)
    const chosen = [label, ...labels.filter(isFree).slice(0, maxSuggestions - 1)]
    return { suggestions: chosen.map((one) => ({ name: `${one}.${zone}`, registered: !isFree(one) })) }
  }

  const read = (pattern: RegExp, get: (request: RouteRequest) => Promise<object>): Route => ({
    name: 'names',
    method: 'GET',
    pattern,
    async handle(request) {
      checkRead(request)
      return { headers: { 'cache-control': 'no-store' }, body: await get(request) }
    },
  })

  // A signed request needs no project: the signature authorizes it, and clients send none.
  const change = (pattern: RegExp, apply: (request: RouteRequest) => Promise<object>): Route => ({
    name: 'name_changes',
    method: 'POST',
    pattern,
    maxBodyBytes,
    async handle(request) {
      requireZone()
      return { headers: { 'cache-control': 'no-store' }, body: await apply(request) }
    },
  })

  return [
    change(/^\/v1\/profile\/account$/, changes.register),
    change(/^\/v1\/profile\/account\/([^/]+)\/attributes$/, changes.setAttributes),
    change(/^\/v1\/profile\/account\/([^/]+)\/address$/, changes.setAddress),
    change(/^\/v1\/profile\/account\/([^/]+)\/release$/, changes.release),
    read(/^\/v1\/profile\/nonce$/, async (): Promise<NameNonceResponse> => ({ nonce: nonces.create() })),
    read(/^\/v1\/profile\/zones$/, async (): Promise<NameZonesResponse> => ({ zones })),
    read(/^\/v1\/profile\/account\/([^/]+)$/, async (request) => {
      const { name } = await parseName(request.id, zones)
      const stored = await store.find(name)
      if (stored?.status === 'active') return stored.item
      return toMissing(request, 'name', `"name" must be a registered name, got "${name}"`)
    }),
    read(/^\/v1\/profile\/reverse\/([^/]+)$/, async (request) => {
      if (!isEvmAddress(request.id))
        throw new HttpError(400, 'address', `"address" must be an EVM address, got ${quote(request.id)}`)
      const address = getAddress(request.id.toLowerCase())
      const owned = await store.findOwned(address)
      return owned.length > 0 ? owned : toMissing(request, 'address', `${address} must own a name`)
    }),
    read(/^\/v1\/profile\/suggestions\/([^/]+)$/, getSuggestions),
  ]
}

/** Version 2 of the API has no status for missing names. */
function toMissing({ query }: RouteRequest, field: string, description: string): readonly never[] {
  if (query.get('apiVersion') === '2') return []
  throw new HttpError(404, field, description)
}
