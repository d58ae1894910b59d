import { createMessage } from '../message/createMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { createMemoryNonceStore } from '../nonce/createMemoryNonceStore.js'
import { createMemorySessionStore } from '../sessions/createMemorySessionStore.js'
import { owner } from '../verify/signIn.fixtures.js'
import { createSiwxHandler } from './createSiwxHandler.js'
import type { SiwxHandler, SiwxHandlerOptions } from './SiwxHandler.js'

/** The site of the tests. */
export const origin = 'https://app.example.com'

/** A handler with stores in memory and a clock. */
export function createHandler(options: Partial<SiwxHandlerOptions> = {}): {
  clock: { now: number }
  handler: SiwxHandler
} {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  const now = () => clock.now
  const handler = createSiwxHandler({
    domain: 'app.example.com',
    uri: origin,
    nonces: createMemoryNonceStore({ now }),
    sessions: createMemorySessionStore({ now }),
    now,
    ...options,
  })
  return { clock, handler }
}

/** A response, with its JSON. */
export type BrowserResponse = { status: number; body: unknown; headers: Headers }

/** A browser with cookies. */
export type Browser = {
  readonly cookies: Map<string, string>
  /** All `Set-Cookie` headers. */
  readonly setCookies: string[]
  readonly request: (path: string, init?: RequestInit) => Promise<BrowserResponse>
  readonly post: (path: string, body: unknown, headers?: HeadersInit) => Promise<BrowserResponse>
  readonly getNonce: () => Promise<string>
  readonly signMessage: (fields?: Partial<SiwxFields>) => Promise<{ message: string; signature: string }>
  readonly signIn: (fields?: Partial<SiwxFields>) => Promise<BrowserResponse>
}

/** Creates a browser: keeps cookies, and sends the headers that browsers send. */
export function createBrowser(send: (request: Request) => Promise<Response>): Browser {
  const cookies = new Map<string, string>()
  const setCookies: string[] = []

  async function request(path: string, init: RequestInit = {}): Promise<BrowserResponse> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(new Request(`${origin}/auth/${path}`, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) {
      setCookies.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
    request(path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  async function getNonce(): Promise<string> {
    const { body } = await request('nonce')
    return (body as { nonce: string }).nonce
  }

  async function signMessage(fields: Partial<SiwxFields> = {}) {
    const message = createMessage({
      domain: 'app.example.com',
      uri: origin,
      address: owner.address,
      chainId: 'eip155:1',
      nonce: fields.nonce ?? (await getNonce()),
      issuedAt: '2026-03-01T12:00:00Z',
      ...fields,
    })
    return { message, signature: await owner.signMessage({ message }) }
  }

  const signIn = async (fields: Partial<SiwxFields> = {}) => post('verify', await signMessage(fields))
  return { cookies, setCookies, request, post, getNonce, signMessage, signIn }
}
