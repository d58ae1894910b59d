import type { WalletAddresses } from '@latchkit/login-api'
import type * as z from 'zod/mini'
import type { Endpoints } from './createServiceClient.js'
import { ServiceError } from './ServiceError.js'
import { verifyProof } from './verifyProof.fixtures.js'

/** A request whose proof is valid. */
export type FakeRequest = { readonly jkt: string; readonly accessToken: string | undefined }

export type FakeHandlers<T extends Endpoints> = {
  readonly [E in keyof T]: (
    body: z.infer<T[E]['request']>,
    request: FakeRequest,
  ) => Promise<z.infer<T[E]['response']>> | z.infer<T[E]['response']>
}

/** Wallet addresses as a key of a map. */
export function toKey({ eip155, solana }: WalletAddresses): string {
  return `${eip155} ${solana}`
}

/** Creates the error of a service, which becomes the body of its response. */
export function refuse(code: string, retryAfterMs?: number): ServiceError {
  return new ServiceError({ code, message: `Refused: ${code}.`, retryAfterMs })
}

/** Creates a server in memory that verifies proofs, and compares requests and responses with the contract. */
export function createFakeServer<T extends Endpoints>(parameters: {
  readonly baseUrl: string
  readonly endpoints: T
  readonly handlers: FakeHandlers<T>
  readonly now: () => number
}): (request: Request) => Promise<Response> {
  const { baseUrl, endpoints, handlers, now } = parameters
  const usedIds = new Set<string>()
  const nonces = new Set<string>()

  async function handle(request: Request, onProof: () => void): Promise<unknown> {
    const name = request.url.slice(baseUrl.length)
    const endpoint = endpoints[name]
    if (!endpoint) throw new Error(`Unknown endpoint: ${name}`)
    const accessToken = request.headers.get('authorization')?.replace(/^DPoP /, '')
    const proof = request.headers.get('dpop') ?? ''
    const verified = await verifyProof(proof, { url: request.url, accessToken, now: now() }).catch(() => {
      throw refuse('invalid_dpop')
    })
    onProof()
    if (usedIds.has(verified.jti)) throw refuse('invalid_dpop')
    usedIds.add(verified.jti)
    if (endpoint.nonce && !nonces.delete(verified.nonce ?? '')) throw refuse('use_dpop_nonce')
    const body = endpoint.request.parse(await request.json())
    // The handler is that of this endpoint.
    const handler = handlers[name] as (body: unknown, request: FakeRequest) => unknown
    return endpoint.response.parse(await handler(body, { jkt: verified.jkt, accessToken }))
  }

  return async (request) => {
    let nonce: string | undefined
    // Each response to a valid proof contains one (RFC 9449 §8.2).
    const createNonce = () => {
      nonce = crypto.randomUUID()
      nonces.add(nonce)
    }
    try {
      const body = await handle(request, createNonce)
      return Response.json(body, { headers: { ...(nonce !== undefined && { 'dpop-nonce': nonce }) } })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const { code, message, retryAfterMs } = error
      const isAuth = ['session_expired', 'use_dpop_nonce', 'invalid_dpop'].includes(code)
      return Response.json(
        { status: 'FAILED', reasons: [{ field: code, description: message }] },
        {
          status: retryAfterMs === undefined ? (isAuth ? 401 : 400) : 429,
          headers: {
            ...(nonce !== undefined && { 'dpop-nonce': nonce }),
            ...(retryAfterMs !== undefined && { 'retry-after': String(retryAfterMs / 1000) }),
          },
        },
      )
    }
  }
}
