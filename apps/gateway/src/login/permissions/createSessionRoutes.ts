import {
  activateSessionRequestSchema,
  type CreateSessionRequest,
  createSessionRequestSchema,
  maxSessions,
  revokeSessionRequestSchema,
  type Session,
  type SessionChange,
  type SessionSignature,
} from '@latchkit/blockchain-api/contract'
import { type PermissionContracts, PermissionError, parsePermission } from '@latchkit/permissions'
import { isAddress } from 'viem/utils'
import type * as z from 'zod/mini'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { Database } from '../../database/Database.js'
import { createTokenBuckets } from '../../foundation/createTokenBuckets.js'
import { describeIssue } from '../../foundation/describeIssue.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { readApp, requireListedOrigin } from '../signIn/readApp.js'
import { checkContext } from './checkContext.js'
import type { SessionOwner, SessionStore, StoredSession } from './createSessionStore.js'
import type { SignedSessionChange } from './verifySessionChange.js'

/** Options of the routes. */
export type SessionRouteOptions = {
  readonly store: SessionStore
  /** Verifies that the account signed a change. @throws HttpError */
  readonly verify: (change: SignedSessionChange) => Promise<void>
  readonly contracts: PermissionContracts
  readonly space: Database['space']
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** The largest signature, and a context, as JSON. */
const maxBodyBytes = 320 * 1024
/** Bytes that a request stores at most. */
const maxStoredBytes = 160 * 1_024
/** The largest permission: 32 targets and 32 methods. */
const maxPermissionBytes = 8 * 1_024
/** Changes of an IP address: a burst of 20, and then one per 5 seconds. */
const clientRate = { burst: 20, perSecond: 1 / 5 }
/** Changes of an account: a burst of 20, and then one per 30 seconds. */
const accountRate = { burst: 20, perSecond: 1 / 30 }

/** Creates the routes of `/v1/sessions`. */
export function createSessionRoutes(options: SessionRouteOptions): readonly Route[] {
  const { store, verify, contracts, space, projects, quota, now } = options
  const clients = createTokenBuckets(clientRate, now)
  const accounts = createTokenBuckets(accountRate, now)
  const seconds = () => Math.floor(now() / 1_000)

  function readOwner(request: RouteRequest): SessionOwner {
    const app = readApp(projects(), request)
    quota.take({ address: request.address, projectId: app.limitKey }, 1)
    return { projectId: app.projectId, account: parseOwner(request.id) }
  }

  /** Verifies a change before anything is stored. */
  async function authorize(
    request: RouteRequest,
    change: SessionChange,
    signed: SessionSignature,
  ): Promise<void> {
    const app = readApp(projects(), request)
    const origin = requireListedOrigin(projects(), app)
    await verify({ change, signed, account: request.id, origin, projectId: app.projectId })
    if (!accounts.take(request.id.toLowerCase()))
      throw new HttpError(429, 'rate_limited', 'Too many changes of this account: wait a minute')
    if ((await space.getLevel(maxStoredBytes)) !== 'free')
      throw new HttpError(503, '', 'The disk of the gateway is full: try again later')
  }

  async function requireSession(
    owner: SessionOwner,
    pci: string,
    isOpen: (session: StoredSession) => boolean,
  ) {
    const session = await store.find(owner, pci)
    if (session && isOpen(session)) return session
    throw notFound()
  }

  const route = (
    method: 'GET' | 'POST',
    path: string,
    answer: (request: RouteRequest, owner: SessionOwner) => Promise<object>,
  ): Route => ({
    name: `sessions ${method} ${path}`,
    method,
    pattern: new RegExp(`^/v1/sessions/([^/]+)${path}$`),
    maxBodyBytes,
    async handle(request) {
      if (method === 'POST' && !request.address.isLocal && !clients.take(request.address.ip))
        throw new HttpError(429, 'rate_limited', 'Too many changes from this address: wait a minute')
      const body = await answer(request, readOwner(request))
      return { headers: { 'cache-control': 'no-store' }, body }
    },
  })

  return [
    route('GET', '', async (_, owner) => {
      const project = projects().find(({ id }) => id === owner.projectId)
      return { pcis: (await store.list(owner)).map((session) => toResponse(session, owner, project)) }
    }),
    route('POST', '', async (request, owner) => {
      const body = await readBody(request, createSessionRequestSchema)
      const { message, signature, ...grant } = body
      const sessionKey = parseGrant(body, seconds())
      await authorize(request, { type: 'create', ...grant }, { message, signature })
      const [permission = { type: '', data: {} }] = grant.permissions
      const pci = await store.add(owner, { sessionKey, permission, expiry: grant.expiry }, seconds())
      if (pci !== undefined) return { pci }
      throw new HttpError(409, 'account', `The account has ${maxSessions} permissions in this project`)
    }),
    route('GET', '/getcontext', async (request, owner) => {
      const pci = request.query.get('pci') ?? ''
      const { context } = await requireSession(owner, pci, (one) => isActive(one, seconds()))
      return { context }
    }),
    route('POST', '/activate', async (request, owner) => {
      const { pci, context, message, signature } = await readBody(request, activateSessionRequestSchema)
      const session = await requireSession(
        owner,
        pci,
        (one) => one.context === null && one.revokedAt === null,
      )
      const granted = checkContext(context, { session, account: request.id, contracts })
      await authorize(request, { type: 'activate', pci, context }, { message, signature })
      if (!(await store.activate(owner, pci, { ...granted, context }))) throw notFound()
      return {}
    }),
    route('POST', '/revoke', async (request, owner) => {
      const { pci, message, signature } = await readBody(request, revokeSessionRequestSchema)
      await requireSession(owner, pci, ({ revokedAt }) => revokedAt === null)
      await authorize(request, { type: 'revoke', pci }, { message, signature })
      if (!(await store.revoke(owner, pci, seconds()))) throw notFound()
      return {}
    }),
  ]
}

const notFound = () =>
  new HttpError(
    404,
    'pci',
    '"pci" must be a permission of this account and project in the state for this change',
  )

const isActive = ({ context, revokedAt, expiry }: StoredSession, now: number) =>
  context !== null && revokedAt === null && expiry > now

function toResponse(
  session: StoredSession,
  { projectId }: SessionOwner,
  project: Project | undefined,
): Session {
  const { pci, expiry, createdAt, permission, context, revokedAt } = session
  return {
    project: { id: projectId, name: project?.name ?? projectId, url: null, iconUrl: null },
    ...{ pci, expiry, createdAt, permissions: [permission], policies: [], context, revokedAt },
  }
}

/** @returns The id with the address in lower case. */
function parseOwner(account: string): string {
  if (/^eip155:[1-9]\d{0,15}:0x[\da-fA-F]{40}$/.test(account)) return account.toLowerCase()
  throw new HttpError(
    400,
    'account',
    '"account" must be a CAIP-10 id of an EVM account, such as eip155:1:0x…',
  )
}

/** Checks that the permission can be enforced. @returns The address of the session key. */
function parseGrant({ signer, expiry, permissions }: CreateSessionRequest, now: number): string {
  const { address } = signer.data
  if (signer.type !== 'account' || typeof address !== 'string' || !isAddress(address, { strict: false }))
    throw new HttpError(400, 'signer', '"signer" must be { "type": "account", "data": { "address": "0x…" } }')
  if (expiry <= now)
    throw new HttpError(400, 'expiry', '"expiry" must be in the future, in seconds since 1970')
  if (Buffer.byteLength(JSON.stringify(permissions)) > maxPermissionBytes)
    throw new HttpError(
      400,
      'permissions',
      `"permissions" must have at most ${maxPermissionBytes} bytes as JSON`,
    )
  try {
    for (const permission of permissions) parsePermission(permission, { now })
  } catch (cause) {
    if (!(cause instanceof PermissionError)) throw cause
    throw new HttpError(400, 'permissions', cause.message, {}, { cause })
  }
  return address.toLowerCase()
}

async function readBody<Body>(request: RouteRequest, schema: z.ZodMiniType<Body>): Promise<Body> {
  const body = schema.safeParse(parseJson(await request.text()).value)
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw new HttpError(400, issue?.path.join('.') ?? '', issue ? describeIssue(issue) : 'is invalid')
}
