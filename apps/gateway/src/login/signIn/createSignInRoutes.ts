import {
  accountMetadataSchema,
  maxMetadataBytes,
  otpCodeSchema,
  otpRequestSchema,
  refreshRequestSchema,
  type SignInMeResponse,
  signInRequestSchema,
} from '@latchkit/blockchain-api/contract'
import type * as z from 'zod/mini'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { Database } from '../../database/Database.js'
import { createTokenBuckets } from '../../foundation/createTokenBuckets.js'
import { describeIssue } from '../../foundation/describeIssue.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import type { NonceTokens } from './createNonceTokens.js'
import type { Otp } from './createOtp.js'
import type { Profiles } from './createProfiles.js'
import type { SignInSessions } from './createSignInSessions.js'
import { type RequestApp, readApp, requireListedOrigin } from './readApp.js'
import type { SignIn } from './verifySignIn.js'

/** The parts of the sign-in. */
export type SignInParts = {
  readonly nonces: NonceTokens
  readonly sessions: SignInSessions
  readonly profiles: Profiles
  /** Verifies a sign-in, and uses its nonce up. @throws HttpError */
  readonly verify: (signIn: SignIn) => Promise<{ readonly account: string; readonly uri: string }>
  /** `undefined` if the gateway sends no e-mails. */
  readonly otp: Otp | undefined
  /** The public keys of the tokens. */
  readonly jwks: object
}

/** Options of the routes. */
export type SignInRouteOptions = {
  /** `undefined` without a key: each route answers 404. */
  readonly parts: SignInParts | undefined
  readonly space: Database['space']
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

type Method = Route['method']
type Answer = (request: RouteRequest, app: RequestApp, parts: SignInParts) => Promise<object>

/** The largest signature, as JSON, and a message. */
const maxSignInBytes = 160 * 1024
/** The metadata with white space. */
const maxBodyBytes = 4 * maxMetadataBytes
/** Bytes that a request stores at most: a session and its profile, or metadata. */
const maxStoredBytes = 8 * 1_024
/** Nonces and sign-ins of an IP address: a burst of 60, and then one per second. */
const clientRate = { burst: 60, perSecond: 1 }

/** Creates the routes of `/auth/v1`. */
export function createSignInRoutes(options: SignInRouteOptions): readonly Route[] {
  const { parts, space, projects, quota, now } = options
  const clients = createTokenBuckets(clientRate, now)

  function requireParts(): SignInParts {
    if (parts) return parts
    throw new HttpError(
      404,
      'path',
      'This gateway has no sign-in with an account: its operator can set SIGN_IN_KEY_FILE',
    )
  }

  const route = (method: Method, path: string, answer: Answer, maxBytes = maxBodyBytes): Route => ({
    name: `sign_in ${path}`,
    method,
    pattern: new RegExp(`^/auth/v1/${path}$`),
    maxBodyBytes: maxBytes,
    async handle(request) {
      const present = requireParts()
      const app = readApp(projects(), request)
      quota.take({ address: request.address, projectId: app.limitKey }, 1)
      const body = await answer(request, app, present)
      return { headers: { 'cache-control': 'no-store' }, body }
    },
  })

  function limitClient({ address }: RouteRequest): void {
    if (!address.isLocal && !clients.take(address.ip))
      throw new HttpError(429, 'rate_limited', 'Too many sign-ins from this address: wait a second')
  }

  async function requireSpace(): Promise<void> {
    if ((await space.getLevel(maxStoredBytes)) !== 'free')
      throw new HttpError(503, '', 'The disk of the gateway is full: try again later')
  }

  return [
    route('GET', 'nonce', async (request, app, { nonces }) => {
      limitClient(request)
      return nonces.create(app)
    }),
    route('POST', 'otp', async (request, app, parts) => {
      limitClient(request)
      const origin = requireListedOrigin(projects(), app)
      const { email, account } = await readBody(request, otpRequestSchema)
      await requireSpace()
      return {
        uuid: await requireOtp(parts).send(email, { projectId: app.projectId, origin, account }, request),
      }
    }),
    route('PUT', 'otp', async (request, app, parts) => {
      limitClient(request)
      const origin = requireListedOrigin(projects(), app)
      const { code } = await readBody(request, otpCodeSchema)
      const uuid = readOtpHeader(request) ?? ''
      await requireOtp(parts).verify(uuid, code, { projectId: app.projectId, origin }, request)
      return { verified: true }
    }),
    route(
      'POST',
      'authenticate',
      async (request, app, parts) => {
        const { nonces, sessions, profiles, verify } = parts
        limitClient(request)
        const origin = requireListedOrigin(projects(), app)
        const { nonce, store } = await nonces.open(readBearer(request, 'x-nonce-jwt', 'invalidNonce'), app)
        const { message, signature } = await readBody(request, signInRequestSchema)
        await requireSpace()
        const { account, uri } = await verify({ message, signature, origin, nonce, nonceStore: store })
        const uuid = readOtpHeader(request)
        const email =
          uuid === undefined
            ? null
            : await requireOtp(parts).take(uuid, { projectId: app.projectId, origin, account })
        const profileId = await profiles.open(app.projectId, account)
        return sessions.create(
          { profileId, origin, uri, nonce, email },
          { projectId: app.projectId, account },
        )
      },
      maxSignInBytes,
    ),
    route('POST', 'refresh', async (request, app, { sessions }) => {
      const { refreshToken } = await readBody(request, refreshRequestSchema)
      return sessions.refresh(refreshToken, app)
    }),
    route('GET', 'me', async (request, app, { sessions, profiles }): Promise<SignInMeResponse> => {
      const { session, claims } = await sessions.authenticate(readToken(request), app)
      if (request.query.get('includeAppKitAccount') !== 'true') return claims
      const metadata = await profiles.getMetadata(session.profileId)
      return { ...claims, appKitAccount: { uuid: session.profileId, metadata } }
    }),
    route('PUT', 'account-metadata', async (request, app, { sessions, profiles }) => {
      const { session } = await sessions.authenticate(readToken(request), app)
      const { metadata } = await readBody(request, accountMetadataSchema)
      if (Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes)
        throw new HttpError(400, 'metadata', `"metadata" must have at most ${maxMetadataBytes} bytes as JSON`)
      await requireSpace()
      await profiles.setMetadata(session.profileId, metadata)
      return { metadata }
    }),
    route('POST', 'sign-out', async (request, app, { sessions }) => {
      const { session } = await sessions.authenticate(readToken(request), app, { allowExpired: true })
      await sessions.end(session.id)
      return { signedOut: true }
    }),
    {
      name: 'sign_in keys',
      method: 'GET',
      pattern: /^\/auth\/v1\/jwks\.json$/,
      handle: () => ({
        headers: { 'cache-control': 'public, max-age=3600' },
        body: requireParts().jwks,
      }),
    },
  ]
}

const readToken = (request: RouteRequest) => readBearer(request, 'authorization', 'session_expired')

function requireOtp({ otp }: SignInParts): Otp {
  if (otp) return otp
  throw new HttpError(404, 'path', 'This gateway sends no e-mails: its operator can set LOGIN_FILE')
}

/** Returns the id of a code; `undefined` without one. */
function readOtpHeader({ raw }: RouteRequest): string | undefined {
  const header = raw.headers['x-otp']
  if (header === undefined) return undefined
  return typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : ''
}

/** @param field The field of the error. */
function readBearer({ raw }: RouteRequest, header: 'authorization' | 'x-nonce-jwt', field: string): string {
  const [, token] = /^Bearer ([\w.-]{1,8192})$/i.exec(String(raw.headers[header] ?? '')) ?? []
  if (token !== undefined) return token
  throw new HttpError(401, field, `The header "${header}" must be "Bearer" and a token`)
}

async function readBody<Body>(request: RouteRequest, schema: z.ZodMiniType<Body>): Promise<Body> {
  const { value } = parseJson(await request.text())
  if (value === undefined) throw new HttpError(400, 'body', 'The body must be JSON')
  const body = schema.safeParse(value)
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw new HttpError(400, issue?.path.join('.') ?? '', issue ? describeIssue(issue) : 'is invalid')
}
