import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  signInMeResponseSchema,
  signInNonceResponseSchema,
  signInTokensResponseSchema,
} from '@latchkit/blockchain-api/contract'
import { createMessage, type SiwxFields } from '@latchkit/siwx'
import { pino } from 'pino'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { sendResult, sendText, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'

/** The app of the tests. */
export const origin = 'https://app.example.com'
/** Another app of the same project. */
export const otherOrigin = 'https://shop.example.com'
/** Time of the gateway: ms since 1970. */
export const startMs = Date.UTC(2026, 0, 31, 12)
/** The account that signs. */
export const owner: PrivateKeyAccount = privateKeyToAccount(`0x${'11'.repeat(32)}`)
/** Another account. */
export const otherAccount: PrivateKeyAccount = privateKeyToAccount(`0x${'22'.repeat(32)}`)

/** What the chain returns for the signature of a contract: a result, a revert, or no answer. */
export type ChainAnswer = `0x${string}` | 'revert' | 'unavailable'

/** The parts of a request that a test replaces. `null` omits a header. */
export type RequestOverrides = {
  readonly projectId?: string
  readonly origin?: string | null
  readonly token?: string | null
  readonly body?: unknown
  /** The body as text, such as malformed JSON. */
  readonly text?: string
  /** The address of the client. Default: another one for each request, because the clock of limits does not advance. */
  readonly ip?: string
  /** The id of a code. */
  readonly otp?: string
}

/** A gateway with sign-ins, and the functions that call it. */
export type SignInGateway = Awaited<ReturnType<typeof startSignInGateway>>

type Stop = () => void | Promise<void>

/** Writes a new key, and returns its file. */
export function writeKey(onEnd: (stop: Stop) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-sign-in-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'signIn.pem')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  return file
}

/**
 * Starts a gateway with a key, and a fake node of Ethereum.
 *
 * @param onEnd Receives the functions that stop it. Default: it stops at the end of the test.
 */
export async function startSignInGateway(
  options: GatewayOptions = {},
  onEnd: (stop: Stop) => void = onTestFinished,
) {
  const chain: { answer: ChainAnswer } = { answer: '0x' }
  const node = await startNode((response, request) => {
    if (chain.answer === 'unavailable') return sendText('unavailable', 503)(response, request)
    if (chain.answer !== 'revert') return sendResult(chain.answer)(response, request)
    const error = { code: 3, message: 'execution reverted' }
    sendText(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, error }))(response, request)
  }, onEnd)
  node.chainId = '0x1'
  const clock = { ms: startMs }
  const logs: string[] = []
  let requestCount = 0
  const { url, stop } = await startGateway({
    projects: [
      { id: 'p', allowedOrigins: ['https://*.example.com'] },
      { id: 'q', allowedOrigins: ['https://*.example.com'] },
      { id: 'open', allowedOrigins: [] },
    ],
    chains: [{ id: 'eip155:1', http: [node.url] }],
    publicUrl: ['https://gateway.example.net'],
    trustProxy: ['loopback'],
    signInKeyFile: writeKey(onEnd),
    now: () => clock.ms,
    logger: pino({ level: 'trace' }, { write: (line: string) => logs.push(line) }),
    ...options,
  })
  onEnd(stop)

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, overrides: RequestOverrides = {}) {
    requestCount += 1
    const address = `2001:db8:${requestCount.toString(16)}::1`
    const { projectId = 'p', token, body, text, ip = address, otp } = overrides
    const tokenHeader = path === 'authenticate' ? 'x-nonce-jwt' : 'authorization'
    const given = overrides.origin === undefined ? origin : overrides.origin
    const response = await fetch(
      `${url}/auth/v1/${path}${path.includes('?') ? '&' : '?'}projectId=${projectId}`,
      {
        method,
        headers: {
          'x-forwarded-for': ip,
          ...(given !== null && { origin: given }),
          ...(otp !== undefined && { 'x-otp': otp }),
          ...(token && { [tokenHeader]: `Bearer ${token}` }),
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: text ?? JSON.stringify(body ?? {}) }),
      },
    )
    const answer = JSON.parse((await response.text()) || 'null')
    const field: unknown = answer?.reasons?.[0]?.field
    return { status: response.status, field, body: answer }
  }

  async function getNonce(overrides: RequestOverrides = {}) {
    return signInNonceResponseSchema.parse((await call('GET', 'nonce', overrides)).body)
  }

  /** Requests a nonce, signs the message of `fields`, and returns the request. */
  async function prepare(
    fields: Partial<SiwxFields> = {},
    account: PrivateKeyAccount = owner,
    overrides: RequestOverrides = {},
  ) {
    const { nonce, token } = await getNonce(overrides)
    const message = createMessage(toFields(nonce, clock.ms, { address: account.address, ...fields }))
    const signature: string = await account.signMessage({ message })
    return { nonce, token, body: { message, signature } }
  }

  async function authenticate(prepared: RequestOverrides, overrides: RequestOverrides = {}) {
    return call('POST', 'authenticate', { ...prepared, ...overrides })
  }

  async function signIn(fields: Partial<SiwxFields> = {}, account = owner, overrides: RequestOverrides = {}) {
    const prepared = await prepare(fields, account, overrides)
    return signInTokensResponseSchema.parse((await authenticate(prepared, overrides)).body)
  }

  const refresh = (refreshToken: string, overrides: RequestOverrides = {}) =>
    call('POST', 'refresh', { body: { refreshToken }, ...overrides })

  const me = (token: string, overrides: RequestOverrides = {}) => call('GET', 'me', { token, ...overrides })

  async function readMe(token: string) {
    return signInMeResponseSchema.parse((await call('GET', 'me?includeAppKitAccount=true', { token })).body)
  }

  return {
    ...{ url, stop, node, chain, clock, logs },
    ...{ call, getNonce, prepare, authenticate, signIn, refresh, me, readMe },
  }
}

/** The fields of a valid message. */
export function toFields(nonce: string, ms: number, fields: Partial<SiwxFields> = {}): SiwxFields {
  return {
    domain: new URL(origin).host,
    address: owner.address,
    statement: 'Sign in to Example.',
    uri: `${origin}/account`,
    chainId: 'eip155:1',
    nonce,
    issuedAt: new Date(ms).toISOString(),
    expirationTime: new Date(ms + 600_000).toISOString(),
    notBefore: new Date(ms).toISOString(),
    requestId: 'request1',
    resources: [`${origin}/terms`],
    ...fields,
  }
}
