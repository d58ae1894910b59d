import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Configuration, errors, type JWK, Provider } from 'oidc-provider'
import { createMemoryAdapter } from './createMemoryAdapter.js'
import type { IdentityProviderDetails } from './identityProviders.js'
import { getLoginPagePolicy, toLoginErrorPage, toLoginPage } from './toLoginPage.js'

/** The app of the devnet at a provider. */
export type IdentityClient = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

/** Options of `createIdentityProvider`. */
export type IdentityProviderOptions = {
  readonly details: IdentityProviderDetails
  /** URL of the provider, with a path and without a slash at its end. */
  readonly issuer: string
  readonly client: IdentityClient
  /** Private key (RSA) that signs ID tokens. */
  readonly key: JWK
}

/** Handles a request, whose URL does not contain the path of the provider. */
export type HandleIdentityRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const namePattern = /^[a-z0-9-]{1,32}$/
const interactionPath = /^\/interaction\/[\w-]+$/
/** Scopes that every client may read: providers of OAuth 2.0 have scopes of their own, which the app may name. */
const oauthScope = 'account'

/**
 * Creates a provider with a login page of its own. It asks for the account at every login, because tests use several ones, and never for a
 * consent. Each user name is an account with a verified e-mail address.
 */
export function createIdentityProvider({
  details,
  issuer,
  client,
  key,
}: IdentityProviderOptions): HandleIdentityRequest {
  const { id, name, protocol, userPath } = details
  const sessionCookie = getSessionCookie(id)
  const policy = getLoginPagePolicy(new URL(client.redirectUri).origin)
  /** User names by subject. */
  const names = new Map<string, string>()

  const provider: Provider = new Provider(issuer, {
    ...toConfiguration({ details, issuer, client, key }, policy),
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...toClaims(accountId) }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client: { clientId } = {}, session: { accountId } = {}, params } = oidc
      const grant = new provider.Grant({ ...(clientId && { clientId }), ...(accountId && { accountId }) })
      grant.addOIDCScope(String(params?.scope ?? ''))
      await grant.save()
      return grant
    },
  } satisfies Configuration)
  const handleByProvider = provider.callback()

  function toClaims(subject: string) {
    const userName = names.get(subject) ?? ''
    return {
      email: `${userName}@${id}.example`,
      email_verified: true,
      name: userName,
      preferred_username: userName,
    }
  }

  async function handleInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await provider.interactionDetails(request, response)
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      return sendPage(
        response,
        400,
        toLoginErrorPage(name, 'The login has expired, or belongs to another browser.'),
      )
    }
    if (request.method !== 'POST') return sendPage(response, 200, toLoginPage(name))
    const form = new URLSearchParams((await buffer(request)).toString())
    if (form.get('action') === 'cancel')
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The user declined.',
      })
    const userName = form.get('name') ?? ''
    if (!namePattern.test(userName))
      return sendPage(
        response,
        400,
        toLoginErrorPage(name, 'The user name must have letters, digits and hyphens.'),
      )
    const subject = toSubject(id, userName)
    names.set(subject, userName)
    await provider.interactionFinished(request, response, { login: { accountId: subject, remember: false } })
  }

  function sendPage(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    response.end(html)
  }

  /** Sends the owner of an access token, as GitHub, X and Discord do. */
  async function sendUser(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const found = token === '' ? undefined : await provider.AccessToken.find(token)
    const userName = names.get(found?.accountId ?? '')
    if (!found || userName === undefined) return sendJson(response, 401, { message: 'Bad credentials' })
    const { accountId, clientId = '' } = found
    if (userPath === '/oauth2/@me')
      return sendJson(response, 200, {
        application: { id: clientId },
        user: { id: accountId, username: userName, global_name: null },
      })
    if (userPath === '/2/users/me')
      return sendJson(response, 200, { data: { id: accountId, name: userName, username: userName } })
    // GitHub states the client in this header.
    response.setHeader('x-oauth-client-id', clientId)
    sendJson(response, 200, { id: Number(accountId), login: userName, email: `${userName}@${id}.example` })
  }

  return async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    // Without a session, every login asks for the account.
    request.headers.cookie = request.headers.cookie?.replace(
      new RegExp(`\\b${sessionCookie}(?:\\.sig)?=[^;]*;?`, 'g'),
      '',
    )
    if (userPath && request.method === 'GET' && url.pathname === userPath) return sendUser(request, response)
    if (interactionPath.test(url.pathname)) return handleInteraction(request, response)
    if (protocol === 'oauth' && url.pathname === '/auth') {
      // These providers ignore parameters of OpenID and unknown scopes, which `oidc-provider` refuses.
      url.searchParams.delete('nonce')
      url.searchParams.set('scope', oauthScope)
      request.url = `${url.pathname}${url.search}`
    }
    await handleByProvider(request, response)
  }
}

const getSessionCookie = (id: string) => `${id}_session`

/** The configuration of a provider, without its accounts. */
function toConfiguration(
  { details, issuer, client, key }: IdentityProviderOptions,
  policy: string,
): Configuration {
  const { id, name, protocol } = details
  const path = new URL(issuer).pathname
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // All providers have one host, and cookies do not know ports.
      names: { session: getSessionCookie(id), interaction: `${id}_interaction`, resume: `${id}_resume` },
    },
    scopes: protocol === 'openid' ? ['openid', 'email', 'profile', 'public_profile'] : [oauthScope],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
      // Of Facebook.
      public_profile: ['name'],
    },
    // As most providers do, the ID token has the claims of the scopes.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${path}/interaction/${uid}` },
    pkce: { required: () => protocol === 'openid' },
    renderError(ctx, { error, error_description = error }) {
      ctx.type = 'html'
      ctx.set('content-security-policy', policy)
      ctx.body = toLoginErrorPage(name, error_description)
    },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 60,
    },
  }
}

/** Returns the id of an account: a number in digits, as GitHub's ids are. */
function toSubject(provider: string, userName: string): string {
  return String(createHash('sha256').update(`${provider} ${userName}`).digest().readUIntBE(0, 6))
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
