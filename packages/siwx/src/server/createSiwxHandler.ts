import * as z from 'zod/mini'
import type { SiwxSession } from '../sessions/SessionStore.js'
import type { RefusalReason } from '../verify/SiwxVerification.js'
import { verifyMessage } from '../verify/verifyMessage.js'
import { checkRequest } from './checkRequest.js'
import { formatCookie, readCookie } from './cookies.js'
import { addNonceCookie, readNonceCookies, removeNonceCookies } from './nonceCookies.js'
import { BodyTooLargeError, readJson } from './readJson.js'
import type { SiwxHandler, SiwxHandlerOptions } from './SiwxHandler.js'

const sessionCookie = '__Host-siwx-session'
/**
 * A signature of EIP-6492 contains the code of an account.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
const maxBodySize = 262_144

const bodySchema = z.object({ message: z.string(), signature: z.string() })

const statusOf: Readonly<Partial<Record<RefusalReason, number>>> = {
  malformedMessage: 400,
  malformedSignature: 400,
  unsupportedChain: 400,
  chainUnavailable: 503,
  nonceStoreUnavailable: 503,
}

/**
 * Creates the request handler of a server for sign-ins: Fetch API in, Fetch API out. `toExpress`, `toHono` and
 * `toNextHandlers` adapt it.
 *
 * A nonce is bound to the browser that requested it by a cookie, so a message that was signed elsewhere is refused, also if
 * an attacker sends it with a form of another site. Four nonces of a browser can be pending, each in a cookie of its own; a further
 * one expires the oldest. The handler never redirects.
 *
 * @example
 * ```ts
 * import { createMemoryNonceStore } from '@latchkit/siwx'
 * import { createMemorySessionStore, createSiwxHandler } from '@latchkit/siwx/server'
 *
 * const siwx = createSiwxHandler({
 *   domain: 'app.example.com',
 *   uri: 'https://app.example.com',
 *   nonces: createMemoryNonceStore(),
 *   sessions: createMemorySessionStore(),
 * })
 * const response = await siwx.handle(request)
 * ```
 */
export function createSiwxHandler(options: SiwxHandlerOptions): SiwxHandler {
  const { sessions, nonces, now = Date.now, sameSite = 'Lax', rotateAfter = 3_600_000 } = options
  const origins = options.origins ?? [options.uri].flat().map((uri) => new URL(uri).origin)

  const formatSession = (token: string, { expiresAt }: SiwxSession) =>
    formatCookie(sessionCookie, token, { maxAge: expiresAt - now(), sameSite })
  const clearedSession = () => formatCookie(sessionCookie, '', { maxAge: 0, sameSite })

  async function issueNonce(request: Request): Promise<Response> {
    const nonce = await nonces.issue()
    return respond(200, { nonce }, addNonceCookie(readNonceCookies(request.headers), nonce, now()))
  }

  async function verify(request: Request): Promise<Response> {
    const body = z.safeParse(bodySchema, await readJson(request, maxBodySize))
    if (!body.success)
      return respondError(
        400,
        'malformedBody',
        'The body must be JSON with "message" and "signature", both strings.',
      )
    const { pending, expired } = readNonceCookies(request.headers)
    const result = await verifyMessage({
      ...body.data,
      expected: {
        domain: options.domain,
        uri: options.uri,
        chainId: options.chains,
        statement: options.statement,
      },
      nonceStore: {
        issue: () => nonces.issue(),
        has: async (nonce) => pending.some((one) => one.nonce === nonce) && nonces.has(nonce),
        consume: (nonce) => nonces.consume(nonce),
      },
      reader: options.reader,
      verifiers: options.verifiers,
      now: now(),
    })
    if (!result.ok) {
      options.onRefused?.(result)
      return respondError(statusOf[result.reason] ?? 401, result.reason, result.message)
    }
    const previous = readCookie(request.headers, sessionCookie)
    if (previous) await sessions.revoke(previous)
    const { address, chainId, domain, uri, nonce } = result.fields
    const { token, session } = await sessions.create({ address, chainId, domain, uri })
    const used = pending.filter((one) => one.nonce === nonce)
    const removed = removeNonceCookies([...used, ...expired])
    return respond(200, { session }, [formatSession(token, session), ...removed])
  }

  async function readSession(request: Request): Promise<Response> {
    const token = readCookie(request.headers, sessionCookie)
    const found = token ? await sessions.find(token) : undefined
    if (!token || !found) return respond(200, { session: null }, token ? [clearedSession()] : [])
    const isOld = now() - found.issuedAt >= rotateAfter
    const next = isOld ? await sessions.rotate(token) : undefined
    return respond(200, { session: found.session }, next ? [formatSession(next.token, next.session)] : [])
  }

  async function signOut(request: Request): Promise<Response> {
    const token = readCookie(request.headers, sessionCookie)
    if (token) await sessions.revoke(token)
    return respond(200, { session: null }, [clearedSession()])
  }

  const routes: Readonly<Record<string, readonly ['GET' | 'POST', (request: Request) => Promise<Response>]>> =
    {
      nonce: ['GET', issueNonce],
      verify: ['POST', verify],
      session: ['GET', readSession],
      'sign-out': ['POST', signOut],
    }

  async function route(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const found = Object.hasOwn(routes, name) ? routes[name] : undefined
    if (!found)
      return respondError(404, 'notFound', 'The path must end with nonce, verify, session or sign-out.')
    const [method, handleRoute] = found
    if (request.method !== method)
      return respondError(405, 'methodNotAllowed', `The method must be ${method}.`, { allow: method })
    const problem = checkRequest(request, origins)
    return problem ? respondError(problem.status, problem.error, problem.message) : handleRoute(request)
  }

  return {
    async handle(request) {
      try {
        return await route(request)
      } catch (error) {
        if (error instanceof BodyTooLargeError) return respondError(413, 'bodyTooLarge', error.message)
        options.onError?.(error)
        return respondError(503, 'storeUnavailable', 'The sign-in is not available. Try again later.')
      }
    },
    async getSession({ headers }) {
      const token = readCookie(headers, sessionCookie)
      return token ? (await sessions.find(token))?.session : undefined
    },
  }
}

function respond(
  status: number,
  body: object,
  cookies: readonly string[],
  headers: HeadersInit = {},
): Response {
  const response = new Response(JSON.stringify(body), { status, headers })
  response.headers.set('content-type', 'application/json')
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('vary', 'cookie, origin')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

function respondError(status: number, error: string, message: string, headers?: HeadersInit): Response {
  return respond(status, { error, message }, [], headers)
}
