import { randomBytes, randomUUID } from 'node:crypto'
import {
  type LoginEndpoint,
  type LoginRequest,
  type LoginResponse,
  loginEndpoints,
  type SignedAction,
  toSignedMessage,
} from '@latchkit/login-api'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { startMailServer } from '../../server/mail/startMailServer.fixtures.js'
import { createDpopKey, type ProofOptions } from '../../testing/dpop.fixtures.js'
import type { LoginSettings } from './LoginSettings.js'

const frameOrigin = 'https://frame.example.com'
/** The app in which users log in. */
export const loginApp = { projectId: 'p', origin: 'https://app.example.com' } as const
const recoveryUrl = 'https://recovery.example.com'

/** An error response. */
type Failure = {
  readonly status: 'FAILED'
  readonly reasons: readonly { readonly field: string; readonly description: string }[]
}

/** The response of an endpoint. */
type Answer<E extends LoginEndpoint> = {
  readonly status: number
  readonly headers: Headers
  readonly body: LoginResponse<E>
  /** The code of an error. */
  readonly field: string | undefined
}

/** Parts of a request that a test replaces. */
type RequestOverrides = Partial<ProofOptions> & {
  /** Default: that of the session, for endpoints that need one. */
  readonly token?: string | undefined
  readonly proof?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The tests of the login service: a gateway, the mailbox of all users, and the key of the recovery service. */
export type LoginGateway = Awaited<ReturnType<typeof startLoginGateway>>
/** A device with its own key. */
export type LoginDevice = Awaited<ReturnType<LoginGateway['createDevice']>>

/**
 * Starts a gateway with the login service, and an SMTP server.
 *
 * @param onEnd Receives the functions that stop them. Default: they stop at the end of the test.
 */
export async function startLoginGateway(
  options: GatewayOptions & { readonly settings?: Partial<LoginSettings> } = {},
  onEnd: (stop: () => void | Promise<void>) => void = onTestFinished,
) {
  const mail = await startMailServer()
  onEnd(mail.stop)
  const recovery = await generateKeyPair('EdDSA')
  const clock = { ms: Date.UTC(2026, 0, 31, 12) }
  const now = () => clock.ms
  const logs: string[] = []
  const { settings, ...gatewayOptions } = options
  const { url, stop } = await startGateway({
    projects: [{ id: 'p', allowedOrigins: [loginApp.origin] }],
    logger: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
    now,
    login: {
      frameOrigin,
      mail: { url: mail.url, from: 'Example <login@example.com>' },
      pepper: 'a pepper of at least 32 characters',
      keks: [{ version: 1, key: randomBytes(32).toString('base64url') }],
      recoveryUrl,
      recoveryKeys: { keys: [{ ...(await exportJWK(recovery.publicKey)), kty: 'OKP', alg: 'EdDSA' }] },
      ...settings,
    },
    ...gatewayOptions,
  })
  onEnd(stop)

  /** Creates the proof of the recovery service that the user of an address has confirmed a device. */
  const createDeviceProof = (email: string, jkt: string, claims: object = {}, key = recovery.privateKey) =>
    new SignJWT({ cnf: { jkt }, jti: randomUUID(), iss: recoveryUrl, aud: url, sub: email, ...claims })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuedAt(Math.floor(clock.ms / 1_000))
      .setExpirationTime(Math.floor(clock.ms / 1_000) + 600)
      .sign(key)

  /** Returns the codes that an address has received, the oldest first. */
  const getCodes = (email: string): readonly string[] =>
    mail.mails
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap((one) => /^(\d{6}) /.exec(one.email.text ?? '')?.[1] ?? [])

  /** Returns the last code that an address has received. */
  const getCode = (email: string): string => getCodes(email).at(-1) ?? 'none'

  /** Creates a device with a new key. */
  async function createDevice() {
    const key = await createDpopKey(now)
    let accessToken: string | undefined
    let refreshToken = ''

    async function request<E extends LoginEndpoint>(
      endpoint: E,
      body: LoginRequest<E>,
      overrides: RequestOverrides = {},
    ): Promise<Answer<E>> {
      const target = `${url}/login/v1/${endpoint}`
      const token = 'token' in overrides || !loginEndpoints[endpoint].token ? overrides.token : accessToken
      const proof = overrides.proof ?? (await key.prove({ url: target, accessToken: token, ...overrides }))
      const response = await fetch(target, {
        method: 'POST',
        headers: {
          origin: frameOrigin,
          dpop: proof,
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `DPoP ${token}` }),
          ...overrides.headers,
        },
        body: JSON.stringify(body),
      })
      // Tests check what they read; an error has none of the fields.
      const json = (await response.json()) as LoginResponse<E> | Failure
      return {
        status: response.status,
        headers: response.headers,
        body: json as LoginResponse<E>,
        field: 'reasons' in json ? json.reasons[0]?.field : undefined,
      }
    }

    /** Sends a request that needs a nonce. */
    async function requestWithNonce<E extends LoginEndpoint>(endpoint: E, body: LoginRequest<E>) {
      const { headers } = await request(endpoint, body)
      return request(endpoint, body, { nonce: headers.get('dpop-nonce') ?? undefined })
    }

    /** Starts a login, and sends its code. */
    async function startLogin(email: string) {
      const { body } = await request('email/start', { email, app: loginApp })
      const deviceProof = await createDeviceProof(email.toLowerCase(), key.jkt)
      const sent = await request('email/send', { flowId: body.flowId, deviceProof })
      return { ...body, sent }
    }

    function useSession(session: LoginResponse<'token'>): void {
      accessToken = session.accessToken
      refreshToken = session.refreshToken
    }

    /** Logs in with the code from the mailbox. */
    async function login(email: string): Promise<LoginResponse<'email/verify'>> {
      const { flowId } = await startLogin(email)
      const { status, body } = await request('email/verify', { flowId, code: getCode(email.toLowerCase()) })
      if (status !== 200) throw new Error(`the login failed: ${JSON.stringify(body)}`)
      useSession(body)
      return body
    }

    /** Exchanges the refresh token. */
    async function refresh() {
      const answer = await request('token', { refreshToken })
      if (answer.status === 200) useSession(answer.body)
      return answer
    }

    return {
      ...key,
      request,
      requestWithNonce,
      startLogin,
      login,
      useSession,
      refresh,
      getTokens: () => ({ accessToken, refreshToken }),
    }
  }

  return {
    url,
    frameOrigin,
    stop,
    clock,
    logs,
    mails: mail.mails,
    createDeviceProof,
    getCode,
    getCodes,
    createDevice,
  }
}

/** Creates a wallet that signs requests. The share is random. */
export function createTestWallet() {
  const account = privateKeyToAccount(generatePrivateKey())
  const share = randomBytes(32).toString('base64url')
  const addresses = { eip155: account.address, solana: 'So11111111111111111111111111111111111111112' }
  const sign = (action: SignedAction, jkt: string) =>
    account.signMessage({ message: toSignedMessage(action, jkt) })
  return {
    addresses,
    share,
    sign,
    /** Creates and activates the wallet of a user. */
    async store(device: LoginDevice): Promise<string> {
      const signature = await sign({ type: 'createWallet', addresses, share }, device.jkt)
      const envelope = { type: 'managed', blob: 'AAAA', parameters: { keyId: 'key-1', version: 1 } } as const
      const { status, body } = await device.request('wallet/create', {
        addresses,
        check: 'AAAAAA',
        share,
        envelopes: [envelope],
        signature,
      })
      if (status !== 200) throw new Error(`the wallet was not created: ${JSON.stringify(body)}`)
      await device.request('wallet/activate', {})
      return body.walletId
    },
    /** Stores a share of the wallet on another device. */
    async putShare(device: LoginDevice, other = randomBytes(32).toString('base64url')) {
      const signature = await sign({ type: 'putShare', share: other }, device.jkt)
      return device.request('wallet/share/put', { share: other, signature })
    },
  }
}
