import { type LoginEndpoint, loginEndpoints } from '@latchkit/login-api'
import { describeIssue } from '../../foundation/describeIssue.js'
import { type DpopNonces, verifyDpop } from '../../server/auth/verifyDpop.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import { toDeviceLabel } from '../../server/http/toDeviceLabel.js'
import type { Sessions } from './createSessions.js'
import type { TakeId } from './createUsedIds.js'
import type { LoginHandlers } from './LoginHandlers.js'

/** Options of the routes. */
export type LoginRouteOptions = {
  /** Public URL of the gateway, without a slash at the end. */
  readonly publicUrl: string
  /** The only origin whose pages can use the service. */
  readonly frameOrigin: string
  readonly handlers: LoginHandlers
  readonly sessions: Sessions
  readonly nonces: DpopNonces
  readonly takeId: TakeId
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** Four envelopes of the maximum size, and their parameters. */
const maxBodyBytes = 128 * 1024

/** Creates the routes of the login service. */
export function createLoginRoutes(options: LoginRouteOptions): readonly Route[] {
  const names = Object.keys(loginEndpoints).filter(isEndpoint)
  return names.map((name) => createRoute(name, options))
}

const isEndpoint = (name: string): name is LoginEndpoint => Object.hasOwn(loginEndpoints, name)

function createRoute<E extends LoginEndpoint>(endpoint: E, options: LoginRouteOptions): Route {
  const { publicUrl, frameOrigin, handlers, sessions, nonces, takeId, now } = options
  const path = `/login/v1/${endpoint}`
  const { token: needsToken, nonce: needsNonce, request: schema } = loginEndpoints[endpoint]
  return {
    name: `login ${endpoint}`,
    method: 'POST',
    pattern: new RegExp(`^${path}$`),
    maxBodyBytes,
    async handle(request) {
      const { headers } = request.raw
      if (headers.origin !== frameOrigin)
        throw new HttpError(403, 'unknown_origin', 'Only the login frame can use the login service.')
      const accessToken = needsToken ? readToken(headers.authorization) : undefined
      const { dpop } = headers
      const { jkt } = await verifyDpop({
        proof: typeof dpop === 'string' ? dpop : undefined,
        method: 'POST',
        url: `${publicUrl}${path}`,
        accessToken,
        nonces: needsNonce ? nonces : undefined,
        now: now(),
        takeJti: (jti, expiresAt) => takeId(`proof ${jti}`, expiresAt),
      })
      // For the next request, so that it is not refused first (RFC 9449 §8.2).
      const nonceHeader = { 'dpop-nonce': nonces.create(jkt) }
      try {
        const body = await answer(request, jkt, accessToken)
        return { headers: { 'cache-control': 'no-store', ...nonceHeader }, body }
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        const headers = { ...error.headers, ...nonceHeader }
        throw new HttpError(error.status, error.field, error.message, headers, { cause: error })
      }
    },
  }

  /** Handles a request whose proof is valid. */
  async function answer(request: RouteRequest, jkt: string, accessToken: string | undefined) {
    const session = accessToken === undefined ? undefined : await sessions.authenticate(accessToken, jkt)
    const body = schema.safeParse(await readJson(request))
    if (!body.success) {
      const [issue] = body.error.issues
      throw new HttpError(400, issue?.path.join('.') ?? '', issue ? describeIssue(issue) : 'is invalid')
    }
    const caller = {
      jkt,
      address: request.address,
      deviceLabel: toDeviceLabel(request.raw.headers['user-agent']),
      isGone: () => request.raw.socket.destroyed,
      ...session,
    }
    // The schema belongs to the endpoint, and endpoints with a token have a session: TypeScript cannot relate them to `E`.
    const handler = handlers[endpoint] as (request: unknown, caller: object) => Promise<object>
    return handler(body.data, caller)
  }
}

function readToken(header: string | undefined): string {
  const [, token] = /^DPoP ([\w.-]{1,4096})$/i.exec(header ?? '') ?? []
  if (token !== undefined) return token
  throw new HttpError(401, 'session_expired', 'The request must have an access token: log in again.')
}

async function readJson(request: RouteRequest): Promise<unknown> {
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'body', 'The body must be JSON.')
  }
}
