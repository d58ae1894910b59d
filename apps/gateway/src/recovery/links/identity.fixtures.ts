import { createHash, randomBytes } from 'node:crypto'
import { getIdentityNonce, type IdentityProof, type TokenProof } from '@latchkit/login-api'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createSocialProviders } from '../../identityProviders/social/createSocialProviders.js'
import {
  type OidcAccount,
  oidcRedirectUri,
  startOidcProvider,
} from '../../identityProviders/social/startOidcProvider.fixtures.js'
import { appOrigin, startRecoveryTest } from '../recovery.fixtures.js'
import type { RecoveryOptions } from '../startRecovery.js'

/**
 * Starts the service with real providers: `google` and `second` with ID tokens, `x` with access tokens, and `down`, which does not
 * respond. The clock is that of this machine, which the providers use, until a
 * test advances it.
 */
export async function startIdentityTest(options: Partial<RecoveryOptions> = {}) {
  const cleanups = createCleanups((error) => {
    throw error
  })
  const oidc = await startOidcProvider(cleanups.add)
  const second = await startOidcProvider(cleanups.add)
  oidc.routes.set('/2/users/me', (owner) => ({ body: { data: { id: owner, username: 'alice' } } }))
  const settings = [
    { id: 'google', clientId: 'client', issuer: oidc.issuer },
    { id: 'second', clientId: 'client', issuer: second.issuer },
    {
      id: 'x',
      clientId: 'basic',
      endpoints: {
        authorization: `${oidc.issuer}/auth`,
        token: `${oidc.issuer}/token`,
        userInfo: `${oidc.issuer}/2/users/me`,
      },
    },
    { id: 'down', clientId: 'client', issuer: 'http://127.0.0.1:1' },
  ]
  const service = await startRecoveryTest({ identityProviders: settings, ...options })
  cleanups.add(service.stop)
  let offset = 0
  Object.defineProperty(service.clock, 'now', {
    get: () => Date.now() + offset,
    set: (time: number) => {
      offset = time - Date.now()
    },
  })
  /** The clients of the login service, which have the secret. */
  const clients = createSocialProviders(
    settings.map((provider) => ({ ...provider, clientSecret: 'secret' })),
    () => service.clock.now,
  )

  type Device = Awaited<ReturnType<typeof service.createDevice>>
  const getKey = (device: Device) => Buffer.from(device.box.publicKey).toString('base64url')

  /** Logs in at a provider as a user does, and redeems the code as the login service does. */
  async function logIn(device: Device, id: string, account: OidcAccount): Promise<TokenProof> {
    const provider = clients.get(id)
    if (!provider) throw new Error(`There is no provider ${id}.`)
    const verifier = randomBytes(32).toString('base64url')
    const nonce = getIdentityNonce(getKey(device))
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const uri = new URL(
      await provider.getAuthorizationUrl({ redirectUri: oidcRedirectUri, state: 'state', nonce, challenge }),
    )
    // As X does, and unlike `oidc-provider`, ignores it.
    if (provider.proofType === 'accessToken') uri.searchParams.delete('nonce')
    const callback = await (id === 'second' ? second : oidc).open(uri.href, account)
    const code = callback.searchParams.get('code') ?? ''
    const issuer = callback.searchParams.get('iss') ?? undefined
    return (await provider.redeem({ code, redirectUri: oidcRedirectUri, verifier, nonce, issuer })).proof
  }

  const requestLink = (device: Device, provider: string, proof: IdentityProof, origin = appOrigin) =>
    device.call('links/identity', {
      provider,
      proof,
      app: { projectId: 'demo', origin },
      recipientKey: getKey(device),
    })

  /** Returns an ID token of `google`, as the provider signs it, with the nonce and the time of the device. */
  async function createProof(
    device: Device,
    claims: Parameters<typeof oidc.createToken>[0] = {},
    ...signingKey: Parameters<typeof oidc.createToken> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    const seconds = Math.floor(service.clock.now / 1_000)
    const nonce = getIdentityNonce(getKey(device))
    const token = await oidc.createToken(
      { nonce, iat: seconds, exp: seconds + 600, ...claims },
      ...signingKey,
    )
    return { type: 'idToken', token } as const
  }

  /** Logs in at `google`, on a device of its own unless one is given. */
  async function receiveLink(claims: Parameters<typeof oidc.createToken>[0], given?: Device) {
    const device = given ?? (await service.createDevice())
    const { status, body } = await requestLink(device, 'google', await createProof(device, claims))
    if (status !== 200) throw new Error(`links/identity: ${status} ${JSON.stringify(body)}`)
    return { device, linkId: String(body.linkId) }
  }

  return { ...service, oidc, second, logIn, requestLink, createProof, receiveLink, stop: cleanups.run }
}
