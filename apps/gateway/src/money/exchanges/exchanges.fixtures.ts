import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import type { ExchangeSettings } from './ExchangeSettings.js'
import { isSignedMessage, signMessage } from './signMessage.js'

/** The key that the gateway and the exchange share. */
export const key = 'k'.repeat(32)
/** Time of the gateway: ms since 1970. */
const startMs = Date.UTC(2026, 10, 25, 12)
export const recipientAddress: `0x${string}` = `0x${'a1'.repeat(20)}`

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const assets: readonly string[] = [
  'eip155:1/slip44:60',
  `eip155:1/erc20:${recipientAddress}`,
  `${cluster}/slip44:501`,
  `${cluster}/token:${mint}`,
]

/** A valid payment. */
export const payment: {
  readonly exchangeId: string
  readonly asset: string
  readonly amount: string
  readonly recipient: string
} = {
  exchangeId: 'local',
  asset: 'eip155:1/slip44:60',
  amount: '1000',
  recipient: `eip155:1:${recipientAddress}`,
}

/** What the fake exchange answers; a text is sent as it is. */
export type FakeAnswers = { create: unknown; status: unknown; httpStatus: number }

/** Receives functions that stop what was started. */
type OnEnd = (stop: () => void | Promise<void>) => void

/** A gateway with one exchange, and the functions that call it. */
export type ExchangeGateway = Awaited<ReturnType<typeof startExchangeGateway>>

/** Starts a fake exchange, which checks the signatures of the gateway. */
async function startFakeExchange(now: () => number, onEnd: OnEnd) {
  const requests: {
    readonly method: string
    readonly path: string
    readonly body: string
    readonly isSigned: boolean
  }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url: path = '', headers } = request
    const message = {
      method: method === 'GET' ? 'GET' : 'POST',
      path,
      body,
      timestamp: String(headers['x-exchange-timestamp']),
      signature: String(headers['x-exchange-signature']),
    } as const
    requests.push({ method, path, body, isSigned: isSignedMessage(key, message, now()) })
    const answer = method === 'POST' ? answers.create : answers.status
    response.writeHead(answers.httpStatus, { location: '/elsewhere' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onEnd(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const initial: FakeAnswers = {
    create: { url: `http://${host}/pay/1` },
    status: { status: 'IN_PROGRESS' },
    httpStatus: 200,
  }
  const answers = { ...initial }
  const reset = () => {
    Object.assign(answers, initial)
    requests.length = 0
  }
  return { url: `http://${host}/api`, pageUrl: `http://${host}/pay/1`, answers, requests, reset }
}

/** Starts a gateway with one exchange. */
export async function startExchangeGateway(
  settings: Partial<ExchangeSettings> = {},
  options: GatewayOptions = {},
  onEnd: OnEnd = onTestFinished,
) {
  const clock = { ms: startMs }
  const now = () => clock.ms
  const exchange = await startFakeExchange(now, onEnd)
  const { url, stop } = await startGateway({
    projects: [{ id: 'p', allowedOrigins: ['https://shop.example'] }],
    exchanges: [{ id: 'local', name: 'Local', url: exchange.url, key, assets, ...settings }],
    now,
    ...options,
  })
  onEnd(stop)

  async function post(body: string, query = '?projectId=p', headers: Record<string, string> = {}) {
    const response = await fetch(`${url}/v1/json-rpc${query}`, { method: 'POST', body, headers })
    return { status: response.status, body: await response.json() }
  }

  const call = (method: string, params: unknown) =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))

  /** Reports a status, as an exchange does. */
  async function report(
    body: object,
    options: {
      readonly id?: string
      readonly signedKey?: string
      readonly at?: number
      readonly path?: string
    } = {},
  ) {
    const { id = 'local', signedKey = key, at = clock.ms, path = `/v1/exchanges/${id}/payments` } = options
    const text = JSON.stringify(body)
    const timestamp = String(at)
    const signature = signMessage(signedKey, { method: 'POST', path, body: text, timestamp })
    const response = await fetch(`${url}/v1/exchanges/${id}/payments`, {
      method: 'POST',
      body: text,
      headers: { 'x-exchange-timestamp': timestamp, 'x-exchange-signature': signature },
    })
    return response.status
  }

  /** Starts a payment, and returns its id. */
  async function start(overrides: Partial<typeof payment> = {}): Promise<string> {
    const { body } = await call('reown_getExchangePayUrl', { ...payment, ...overrides })
    return body.result.sessionId
  }

  const getStatus = async (sessionId: string, exchangeId = 'local') => {
    // The exchange is asked at most every 2 s.
    clock.ms += 2_000
    const { body } = await call('reown_getExchangeBuyStatus', { exchangeId, sessionId })
    return body.result ?? body.error
  }

  return { url, clock, exchange, post, call, report, start, getStatus }
}
