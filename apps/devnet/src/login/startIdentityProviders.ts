import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { createPortTakenError } from '../foundation/DevnetError.js'
import type { HandleIdentityRequest } from './createIdentityProvider.js'
import { identityProviders } from './identityProviders.js'

/** Settings of a provider, as the login service and the recovery service read them. The recovery service has no secret. */
export type IdentityProviderEntry = {
  readonly id: string
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
  /** Of providers without ID tokens. */
  readonly endpoints?: { readonly authorization: string; readonly token: string; readonly userInfo: string }
}

/** A running server that replaces all providers of accounts. */
export type IdentityProviders = {
  /** `http://127.0.0.1:port`. Each provider has a path, such as `/google`. */
  readonly url: string
  readonly entries: readonly IdentityProviderEntry[]
  readonly stop: () => Promise<void>
}

/** Options of `startIdentityProviders`. */
export type IdentityProvidersOptions = {
  /** Default 0: any free port. */
  readonly port?: number | undefined
  /** The only URL at which logins end. */
  readonly redirectUri: string
}

const host = '127.0.0.1'

/**
 * Starts a server with a provider of accounts (`oidc-provider`) at a path each, for social logins. It accepts connections of this machine only.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startIdentityProviders({
  port = 0,
  redirectUri,
}: IdentityProvidersOptions): Promise<IdentityProviders> {
  const handlers = new Map<string, HandleIdentityRequest>()
  const server = createRequestServer(async (request, response, { pathname }) => {
    const [, id = ''] = pathname.split('/')
    const handle = handlers.get(id)
    if (!handle) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found.')
      return
    }
    // As routers do: `oidc-provider` adds `baseUrl` to its own URLs.
    const baseUrl = `/${id}`
    await handle(Object.assign(request, { url: request.url?.slice(baseUrl.length), baseUrl }), response)
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw createPortTakenError(port, 'the providers of accounts', cause)
  }
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  // Imported lazily: few tests need it.
  const { createIdentityProvider } = await import('./createIdentityProvider.js')
  // One key for all: an ID token of one provider must not be accepted as a token of another provider because its issuer differs, not its key.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
  const entries = identityProviders.map((details): IdentityProviderEntry => {
    const { id, protocol, userPath } = details
    const issuer = `${url}/${id}`
    const client = { clientId: `devnet-${id}`, clientSecret: randomBytes(32).toString('base64url') }
    handlers.set(id, createIdentityProvider({ details, issuer, key, client: { ...client, redirectUri } }))
    return {
      id,
      ...client,
      issuer,
      ...(protocol === 'oauth' && {
        endpoints: {
          authorization: `${issuer}/auth`,
          token: `${issuer}/token`,
          userInfo: `${issuer}${userPath}`,
        },
      }),
    }
  })
  return {
    url,
    entries,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
