import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { createPortTakenError, DevnetError } from '../foundation/DevnetError.js'
import { createAssets, type ExchangeAsset } from './assets.js'
import type { ExchangeSession } from './ExchangeSession.js'
import { toPage } from './toPage.js'
import { type ExchangeChains, transferAsset } from './transferAsset.js'

const sessionSchema = z.object({
  sessionId: z.string().check(z.regex(/^[\da-f]{32}$/)),
  asset: z.string(),
  amount: z.string().check(z.regex(/^\d{1,78}$/)),
  recipient: z.string(),
})

/** A running exchange. */
export type DevnetExchange = {
  /** Without trailing slash. */
  readonly url: string
  /** The settings of the exchange in the gateway. */
  readonly settings: {
    readonly id: string
    readonly name: string
    readonly url: string
    readonly key: string
    readonly assets: readonly string[]
  }
  /** Reports the status of payments to a gateway from now on. */
  readonly reportTo: (gatewayUrl: string) => void
  /** While `true`, the API has status 503. */
  readonly setDown: (isDown: boolean) => void
  readonly stop: () => Promise<void>
}

const id = 'devnet'

/**
 * Starts an exchange, which pays from its own balance on the local chains. Its page asks the user to pay or to decline. The API
 * is described in the page "Purchases and exchanges" of the documentation.
 *
 * @param port Default 0: any free port.
 * @throws DevnetError if the port is in use.
 */
export async function startExchange(chains: ExchangeChains, port = 0): Promise<DevnetExchange> {
  const key = randomBytes(32).toString('hex')
  const assets = createAssets(
    chains.chains.map((chain) => chain.id),
    chains.solana !== undefined,
  )
  const sessions = new Map<string, ExchangeSession>()
  const paying = new Set<string>()
  let isDown = false
  let gatewayUrl: string | undefined

  const server = createRequestServer(async (request, response, { pathname }) => {
    const [, area, , sessionId = ''] = /^\/(api|pay)(\/payments)?(?:\/([\da-f]{32}))?$/.exec(pathname) ?? []
    const body = await readText(request)
    if (area === 'pay') return answerPage(request, response, sessionId, body)
    if (area !== 'api') return void response.writeHead(404).end()
    if (isDown) return void response.writeHead(503).end()
    answerApi(request, response, { pathname, sessionId, body })
  })

  function answerApi(
    { method = '', headers }: IncomingMessage,
    response: ServerResponse,
    {
      pathname,
      sessionId,
      body,
    }: { readonly pathname: string; readonly sessionId: string; readonly body: string },
  ): void {
    const timestamp = String(headers['x-exchange-timestamp'])
    const isSigned =
      headers['x-exchange-signature'] === sign(key, { method, path: pathname, body, timestamp })
    if (!isSigned) return void response.writeHead(401).end()
    if (method === 'POST') {
      const payment = sessionSchema.parse(JSON.parse(body))
      const amount = BigInt(payment.amount)
      sessions.set(payment.sessionId, { ...payment, amount, status: 'IN_PROGRESS' })
      sendJson(response, { url: `${url}/pay/${payment.sessionId}` })
      return
    }
    const session = sessions.get(sessionId)
    if (!session) return void response.writeHead(404).end()
    const { status, txHash } = session
    sendJson(response, { status, txHash })
  }

  async function answerPage(
    { method }: IncomingMessage,
    response: ServerResponse,
    sessionId: string,
    body: string,
  ): Promise<void> {
    const session = sessions.get(sessionId)
    if (method === 'POST' && session) {
      await decide(sessionId, session, new URLSearchParams(body).get('action') === 'pay')
      // Reloading the page sends nothing again.
      return void response.writeHead(303, { location: `/pay/${sessionId}` }).end()
    }
    response.writeHead(session ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(toPage(session, findAsset(assets, session?.asset)))
  }

  async function decide(sessionId: string, session: ExchangeSession, isPaid: boolean): Promise<void> {
    // A second click pays nothing.
    if (session.status !== 'IN_PROGRESS' || paying.has(sessionId)) return
    paying.add(sessionId)
    const result = isPaid ? await pay(session) : ({ status: 'FAILED' } as const)
    sessions.set(sessionId, { ...session, ...result })
    await report(sessionId, result)
  }

  async function pay(session: ExchangeSession): Promise<Pick<ExchangeSession, 'status' | 'txHash'>> {
    try {
      return { status: 'SUCCESS', txHash: await transferAsset(chains, session) }
    } catch {
      return { status: 'FAILED' }
    }
  }

  async function report(sessionId: string, result: object): Promise<void> {
    if (gatewayUrl === undefined || isDown) return
    const path = `/v1/exchanges/${id}/payments`
    const body = JSON.stringify({ sessionId, ...result })
    const timestamp = String(Date.now())
    const signature = sign(key, { method: 'POST', path, body, timestamp })
    const headers = { 'x-exchange-timestamp': timestamp, 'x-exchange-signature': signature }
    // The gateway also asks.
    await fetch(`${gatewayUrl}${path}`, { method: 'POST', body, headers }).catch(() => {})
  }

  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
      throw createPortTakenError(port, 'the exchange', cause)
    throw new DevnetError('The exchange does not start.', { cause })
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    settings: {
      id,
      name: 'Devnet Exchange',
      url: `${url}/api`,
      key,
      assets: assets.map((asset) => asset.id),
    },
    reportTo(target) {
      gatewayUrl = target
    },
    setDown(value) {
      isDown = value
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function findAsset(assets: readonly ExchangeAsset[], asset: string | undefined): ExchangeAsset | undefined {
  return assets.find(({ id }) => id.toLowerCase() === asset?.toLowerCase())
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sign(
  key: string,
  message: {
    readonly method: string
    readonly path: string
    readonly body: string
    readonly timestamp: string
  },
): string {
  const { method, path, body, timestamp } = message
  return createHmac('sha256', key).update(`${timestamp}\n${method}\n${path}\n${body}`).digest('hex')
}
