import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { type CardPage, createCardPage } from './cardPage.js'
import {
  createOptions,
  createQuote,
  type DevnetProvider,
  providers,
  type Treasury,
  toDecimal,
} from './market.js'
import { sendTokens } from './sendTokens.js'

/** A running server of the two providers. */
export type OnRampProvider = {
  readonly url: string
  /** Settings of each provider for the gateway. */
  readonly settings: {
    readonly providers: readonly {
      readonly type: 'rest'
      readonly id: string
      readonly name: string
      readonly url: string
      readonly secret: string
    }[]
  }
  /** Sets where reports are sent, once the gateway runs. */
  readonly setGateway: (url: string) => void
  /** Whether the provider answers requests of the gateway. */
  readonly setDown: (isDown: boolean) => void
  readonly stop: () => void
}

/** Result of a purchase. */
type Purchase = {
  readonly status: 'processing' | 'completed' | 'declined' | 'failed'
  readonly purchaseAmount?: string
  readonly paymentAmount?: string
  readonly transactionHash?: string
}

/**
 * Starts a server of two providers of purchases, with a page where the user pays with a test card. After the payment it sends
 * real tokens of the local chain from a treasury, and reports to the gateway by a signed webhook.
 */
export async function startOnRampProvider(treasury: Treasury): Promise<OnRampProvider> {
  const secret = randomBytes(32).toString('hex')
  const purchases = new Map<string, Purchase>()
  let gatewayUrl = ''
  let isDown = false
  const sign = (value: string) => createHmac('sha256', secret).update(value).digest('hex')

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const [, id, action = '', purchaseId = ''] = url.pathname.split('/')
    const provider = providers.find((one) => one.id === id)
    if (!provider) return respond(response, 404, 'text/plain', 'Not found.')
    const body = await text(request)
    if (action === 'buy') return buy(provider, request, response, url, body)
    const { 'onramp-timestamp': timestamp, 'onramp-signature': signature } = request.headers
    // The signed path is relative to the URL of the provider.
    const path = `${url.pathname}${url.search}`.replace(`/${provider.id}`, '')
    const isSigned = isSameSecret(sign(`${timestamp}.${request.method} ${path}.${body}`), signature)
    const isNew = Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300
    if (!isSigned || !isNew) return respond(response, 401, 'text/plain', 'The signature is invalid.')
    if (isDown) return respond(response, 503, 'text/plain', 'The provider is down.')
    if (action === 'options') return sendJson(response, createOptions(treasury))
    if (action === 'quotes') return sendJson(response, toQuote(provider, JSON.parse(body)))
    sendJson(response, action === 'purchases' ? purchases.get(purchaseId) : undefined)
  }

  async function buy(
    provider: DevnetProvider,
    { method }: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    const query = new URLSearchParams(url.search)
    const signature = query.get('signature')
    query.delete('signature')
    const { purchaseId = '', symbol = '', amount = '', expires, ...fields } = Object.fromEntries(query)
    const quote = createQuote(provider, symbol, amount)
    const isValid = isSameSecret(sign(query.toString()), signature) && Number(expires) * 1_000 > Date.now()
    const show = (page: CardPage) => respond(response, 200, 'text/html', createCardPage(page))
    if (!isValid || !quote) return show({ status: 'invalid', provider: provider.name })
    const { address = '', chainId = '', fiat = '' } = fields
    const received = toDecimal(quote.units, quote.currency.decimals)
    if (method !== 'POST' && !purchases.has(purchaseId))
      return show({
        status: 'open',
        provider: provider.name,
        pay: `${toDecimal(quote.total, 2)} ${fiat}`,
        receive: `${received} ${symbol}`,
        address,
      })

    async function report(purchase: Purchase): Promise<void> {
      purchases.set(purchaseId, purchase)
      await sendReport(provider.id, { purchaseId, ...purchase })
    }
    // A form that is sent twice pays once.
    if (!purchases.has(purchaseId)) {
      if (new URLSearchParams(body).get('answer') === 'pay') {
        const amounts = { purchaseAmount: received, paymentAmount: toDecimal(quote.total, 2) }
        await report({ status: 'processing', ...amounts })
        try {
          const transactionHash = await sendTokens(treasury, chainId, address, quote.currency, quote.units)
          await report({ status: 'completed', ...amounts, transactionHash })
        } catch {
          await report({ status: 'failed' })
        }
      } else await report({ status: 'declined' })
    }
    const status = purchases.get(purchaseId)?.status
    show({
      status: status === 'declined' || status === 'failed' ? status : 'paid',
      provider: provider.name,
    })
  }

  /** A report that does not arrive is not repeated: the gateway asks for the status. */
  async function sendReport(id: string, body: object): Promise<void> {
    const json = JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1_000))
    await fetch(`${gatewayUrl}/v1/onramp/webhooks/${id}`, {
      method: 'POST',
      body: json,
      headers: { 'onramp-timestamp': timestamp, 'onramp-signature': sign(`${timestamp}.${json}`) },
    }).catch(() => {})
  }

  const server = createRequestServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    settings: {
      providers: providers.map(({ id, name }) => ({ type: 'rest', id, name, url: `${url}/${id}`, secret })),
    },
    setGateway(value) {
      gatewayUrl = value
    },
    setDown(value) {
      isDown = value
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function toQuote(provider: DevnetProvider, { symbol, amount }: Record<string, unknown>): object | undefined {
  const quote = createQuote(provider, String(symbol), String(amount))
  if (!quote) return undefined
  const { total, fee, networkFee, units, currency } = quote
  return {
    paymentTotal: toDecimal(total, 2),
    paymentSubtotal: toDecimal(total - fee - networkFee, 2),
    purchaseAmount: toDecimal(units, currency.decimals),
    providerFee: toDecimal(fee, 2),
    networkFee: toDecimal(networkFee, 2),
    method: 'card',
  }
}

function isSameSecret(expected: string, given: unknown): boolean {
  if (typeof given !== 'string' || given.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}

function sendJson(response: ServerResponse, value: unknown): void {
  if (value === undefined) respond(response, 404, 'text/plain', 'Not found.')
  else respond(response, 200, 'application/json', JSON.stringify(value))
}

function respond(response: ServerResponse, status: number, type: string, content: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(content)
}
