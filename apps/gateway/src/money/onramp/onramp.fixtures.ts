import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { isSameSignature, sign } from '../../foundation/signature.js'

/** The secret of the provider. */
export const secret = 's'.repeat(32)
/** Time of the gateway: ms since 1970. */
export const startMs = Date.UTC(2026, 0, 31, 12)
/** The account that buys. */
export const account = `0x${'1'.repeat(40)}`

/** An answer of a fake service: a value to send as JSON, or a status. */
export type FakeAnswer = { readonly status?: number; readonly value?: unknown }
/** A request to a fake service. */
export type FakeRequest = { readonly path: string; readonly body: unknown; readonly raw: IncomingMessage }

/** Starts a service with answers by path. */
export async function startService(
  answer: (request: FakeRequest, text: string) => FakeAnswer | undefined,
  onEnd: (stop: () => void) => void = onTestFinished,
) {
  const requests: FakeRequest[] = []
  const server = createServer(async (raw, response) => {
    const json = await text(raw)
    const request = { path: raw.url ?? '', body: json === '' ? undefined : JSON.parse(json), raw }
    requests.push(request)
    const { status = 200, value = {} } = answer(request, json) ?? { status: 404 }
    response.writeHead(status).end(JSON.stringify(value))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** What the fake provider answers. */
export type ProviderState = {
  options: unknown
  quote: unknown
  /** By purchase. */
  purchases: Record<string, unknown>
  isDown: boolean
}

/** The options of the fake provider. */
export const options = {
  paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '500' }] }],
  purchaseCurrencies: [
    {
      id: 'eth',
      name: 'Ether',
      symbol: 'ETH',
      networks: [{ name: 'mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '' }],
    },
  ],
}

/** Creates a quote of 100 USD. */
export const createQuote = (fields: object = {}) => ({
  paymentTotal: '100',
  paymentSubtotal: '97.5',
  purchaseAmount: '0.03',
  providerFee: '2',
  networkFee: '0.5',
  method: 'card',
  quoteId: 'q1',
  ...fields,
})

/** Starts a provider with the REST interface, which refuses requests without a signature. */
export async function startProvider(
  fields: Partial<ProviderState> = {},
  onEnd: (stop: () => void | Promise<void>) => void = onTestFinished,
) {
  const state: ProviderState = { options, quote: createQuote(), purchases: {}, isDown: false, ...fields }
  const service = await startService(({ path, raw }, json) => {
    const { 'onramp-timestamp': timestamp, 'onramp-signature': signature } = raw.headers
    if (!isSameSignature(sign(secret, `${timestamp}.${raw.method} ${path}.${json}`), signature))
      return { status: 401 }
    if (state.isDown) return { status: 500 }
    if (path.startsWith('/options')) return { value: state.options }
    if (path === '/quotes') return state.quote === undefined ? { status: 400 } : { value: state.quote }
    const value = state.purchases[path.replace('/purchases/', '')]
    return value === undefined ? undefined : { value }
  }, onEnd)
  return { ...service, state }
}

/** Starts a gateway with providers, by their ids and URLs. */
export async function startOnRamp(
  urls: Readonly<Record<string, string>>,
  given: GatewayOptions = {},
  hosts?: [string, ...string[]],
  onEnd: (stop: () => void | Promise<void>) => void = onTestFinished,
) {
  const clock = { ms: startMs }
  const { url, stop } = await startGateway({
    projects: [{ id: 'p', allowedOrigins: [] }],
    onramp: {
      providers: Object.entries(urls).map(([id, providerUrl]) => ({
        ...{ type: 'rest' as const, id, name: `Provider ${id}`, url: providerUrl, secret },
        ...(hosts && { hosts }),
      })),
    },
    now: () => clock.ms,
    ...given,
  })
  onEnd(stop)

  async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers }
    const response = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}projectId=p`, init)
    return { status: response.status, body: await response.json() }
  }

  /** Starts a purchase of ETH for 100 USD. */
  const buy = (fields: object = {}) =>
    send('/v1/generators/onrampurl', {
      destinationWallets: [{ address: account, assets: ['ETH'], blockchains: ['mainnet'] }],
      partnerUserId: 'u',
      presetFiatAmount: 100,
      ...fields,
    })

  /** Sends a webhook as a provider does. */
  async function report(id: string, body: object, change: { key?: string; skewSeconds?: number } = {}) {
    const json = JSON.stringify(body)
    const timestamp = String(Math.floor(clock.ms / 1_000) + (change.skewSeconds ?? 0))
    const signature = sign(change.key ?? secret, `${timestamp}.${json}`)
    const headers = { 'onramp-timestamp': timestamp, 'onramp-signature': signature }
    return (await fetch(`${url}/v1/onramp/webhooks/${id}`, { method: 'POST', body: json, headers })).status
  }

  const quotes = (fields: object = {}) =>
    send('/v1/onramp/multi/quotes', {
      projectId: 'p',
      destinationCurrencyCode: 'ETH',
      sourceAmount: 100,
      sourceCurrencyCode: 'USD',
      ...fields,
    })

  return { url, clock, send, buy, report, quotes }
}
