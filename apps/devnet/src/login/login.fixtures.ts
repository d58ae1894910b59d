import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { expect } from 'vitest'

/** Creates a browser without scripts: it keeps cookies, and follows redirects within one origin. */
export function createBrowser(): {
  readonly open: (url: string) => Promise<Response>
  readonly post: (url: string, form: Record<string, string>) => Promise<Response>
} {
  const cookies = new Map<string, string>()

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    const next = location === null ? undefined : new URL(location, url)
    if (next?.origin !== new URL(url).origin) return response
    return open(next.href)
  }

  return {
    open,
    post: (url: string, form: Record<string, string>) =>
      open(url, { method: 'POST', body: new URLSearchParams(form) }),
  }
}

/** Returns the parameters of a request for a code, with a verifier of PKCE. */
export function createAuthorization(
  clientId: string,
  redirectUri: string,
  change: Record<string, string> = {},
): { readonly verifier: string; readonly query: string } {
  const verifier = randomBytes(32).toString('base64url')
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  }
  return { verifier, query: new URLSearchParams(parameters).toString() }
}

/** Opens the login page, and sends its form. Returns the URL at which the login ends. */
export async function logIn(authorizationUrl: string, form: Record<string, string>): Promise<URL> {
  const browser = createBrowser()
  const page = await browser.open(authorizationUrl)
  expect(page.status).toBe(200)
  const answer = await browser.post(page.url, form)
  return new URL(answer.headers.get('location') ?? '')
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Sends a request with the proof of a device's key. */
export type SendAsDevice = (
  url: string,
  body: object,
) => Promise<{ readonly status: number; readonly body: Awaited<ReturnType<Response['json']>> }>

/**
 * Creates a device that proves its key with every request (DPoP).
 *
 * @param frameOrigin Origin of the login frame, which sends its requests.
 */
export function createDevice(frameOrigin: string): SendAsDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  return async (url, body) => {
    const claims = { jti: randomUUID(), htm: 'POST', htu: url, iat: Math.floor(Date.now() / 1_000) }
    const content = `${encode({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    const response = await fetch(url, {
      method: 'POST',
      headers: { dpop: `${content}.${signature.toString('base64url')}`, origin: frameOrigin },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
}
