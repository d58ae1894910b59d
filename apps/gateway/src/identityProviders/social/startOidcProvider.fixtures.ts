import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

/** A user who logs in at the provider. */
export type OidcAccount = {
  readonly subject: string
  readonly email?: string
  readonly isEmailVerified?: boolean
  readonly name?: string
}

/** A provider of accounts. */
export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>

/** The redirect URI of all clients. */
export const oidcRedirectUri = 'https://frame.example.com/callback'

/**
 * Starts an OpenID provider with the clients `client` and `other`, whose secret is `secret`. They must use PKCE.
 *
 * @param onEnd Receives the function that stops it.
 */
export async function startOidcProvider(onEnd: (stop: () => Promise<void>) => void) {
  const accounts = new Map<string, OidcAccount>()
  /** Requests to the token endpoint. */
  const redeemed: string[] = []
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { kid: 'k1', alg: 'RS256', use: 'sig', kty: 'RSA' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onEnd(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )

  const createClient = (id: string, authentication: 'client_secret_post' | 'client_secret_basic') => ({
    client_id: id,
    client_secret: 'secret',
    redirect_uris: [oidcRedirectUri],
    token_endpoint_auth_method: authentication,
  })
  const provider = new Provider(issuer, {
    clients: [
      createClient('client', 'client_secret_post'),
      createClient('other', 'client_secret_post'),
      createClient('basic', 'client_secret_basic'),
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), ...key }] },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    cookies: { keys: ['cookie-key'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile', 'identify', 'users.read', 'tweet.read'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const account = accounts.get(id)
        return {
          sub: id,
          email: account?.email,
          email_verified: account?.isEmailVerified,
          name: account?.name,
        }
      },
    }),
    renderError: (context, out) => {
      context.body = out
    },
    // Without a page for the user: a test consents or declines.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, params } = oidc
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope(String(params?.scope ?? ''))
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  /** Responses of other endpoints, by path. They receive the id of the owner of the access token. */
  const routes = new Map<string, (owner: string) => { body: unknown; headers?: Record<string, string> }>()
  /** Whether a request fails, by path. */
  const failures = new Map<string, () => boolean>()
  server.on('request', async (request, response) => {
    const [, interaction] = /^\/interaction\/([\w-]+)\?(.*)$/.exec(request.url ?? '') ?? []
    const path = request.url ?? ''
    if (failures.get(path)?.()) return void response.writeHead(503).end()
    if (path === '/token') redeemed.push(path)
    if (interaction !== undefined) {
      const account = new URL(path, issuer).searchParams.get('account')
      const result =
        account === null
          ? { error: 'access_denied', error_description: 'The user declined' }
          : { login: { accountId: account } }
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
      return
    }
    const target = new URL(path, issuer)
    // As the providers of OAuth 2.0 do: they ignore a parameter that they do not know (RFC 6749 §3.1).
    if (!target.searchParams.get('scope')?.includes('openid')) target.searchParams.delete('nonce')
    // GitHub allows to read public data without a scope; this provider always needs one.
    if (target.pathname === '/auth' && !target.searchParams.has('scope'))
      target.searchParams.set('scope', 'identify')
    request.url = `${target.pathname}${target.search}`
    const route = routes.get(path)
    if (!route) return void handle(request, response)
    const token = await provider.AccessToken.find(
      (request.headers.authorization ?? '').replace('Bearer ', ''),
    )
    if (!token) return void response.writeHead(401).end('{}')
    const { body, headers } = route(token.accountId)
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })

  return {
    issuer,
    redeemed,
    routes,
    failures,
    publicKey,
    /**
     * Opens an address of the provider as a browser does.
     *
     * @param account Undefined: the user declines.
     * @returns The address of the callback.
     */
    async open(uri: string, account?: OidcAccount): Promise<URL> {
      if (account) accounts.set(account.subject, account)
      const cookies = new Map<string, string>()
      let url = new URL(uri)
      while (url.origin === issuer) {
        if (url.pathname.startsWith('/interaction/'))
          url.search = account ? new URLSearchParams({ account: account.subject }).toString() : '?declined'
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (location === null)
          throw new Error(`The provider responded ${response.status}: ${await response.text()}`)
        url = new URL(location, url)
      }
      return url
    },
    /** Creates an ID token with the key of the provider. */
    createToken: (claims: Record<string, unknown>, signingKey = privateKey) => {
      const seconds = Math.floor(Date.now() / 1_000)
      return new SignJWT({
        iss: issuer,
        aud: 'client',
        sub: 's',
        iat: seconds,
        exp: seconds + 600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(signingKey)
    },
  }
}
