import {
  type RecoveryEndpoint,
  type RecoveryRequest,
  type RecoveryResponse,
  recoveryEndpoints,
} from '@latchkit/login-api'
import { describeIssue } from '../foundation/describeIssue.js'
import { parseJson } from '../foundation/parseJson.js'
import { verifyDpop } from '../server/auth/verifyDpop.js'
import { HttpError } from '../server/http/HttpError.js'
import type { Route, RouteRequest } from '../server/http/Route.js'
import type { RecoveryContext } from './RecoveryContext.js'

/** Who sent a request. */
export type Caller = {
  /** Thumbprint of the device's key. */
  readonly jkt: string
  readonly request: RouteRequest
}

const maxBodyBytes = 32 * 1024

/** Creates the route of an endpoint of the contract: verifies the device's proof, and parses the body. */
export function createEndpoint<E extends RecoveryEndpoint>(
  name: E,
  { publicUrl, limiter, cipher, now }: RecoveryContext,
  handle: (body: RecoveryRequest<E>, caller: Caller) => Promise<RecoveryResponse<E>>,
): Route {
  const path = `/recovery/v1/${name}`
  return {
    name: `recovery/${name}`,
    method: 'POST',
    pattern: new RegExp(`^${path}$`),
    maxBodyBytes,
    async handle(request) {
      const text = await request.text()
      const { dpop } = request.raw.headers
      const { jkt } = await verifyDpop({
        proof: typeof dpop === 'string' ? dpop : undefined,
        method: 'POST',
        url: `${publicUrl}${path}`,
        now: now(),
        async takeJti(jti, expiresAt) {
          const windowMs = Math.max(1, expiresAt - now())
          return (await limiter.take({ key: cipher.hash(`jti\n${jti}`), max: 1, windowMs })) === 0
        },
      })
      const { data, error } = recoveryEndpoints[name].request.safeParse(parseJson(text).value)
      if (error) throw toHttpError(error.issues)
      // The type of the schema is a union over all endpoints here.
      const body = await handle(data as RecoveryRequest<E>, { jkt, request })
      return { headers: { 'cache-control': 'no-store' }, body }
    },
  }
}

function toHttpError([issue]: Parameters<typeof describeIssue>[0][]): HttpError {
  return new HttpError(
    400,
    String(issue?.path[0] ?? 'body'),
    issue ? `Invalid request: ${describeIssue(issue)}.` : 'Invalid request.',
  )
}
