import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { createPortTakenError } from '../foundation/DevnetError.js'
import { type Channel, type ChannelAnswer, channelRequestSchema } from './Channel.js'
import { createAnswer } from './createAnswer.js'
import { farcasterUsers } from './farcasterUsers.js'
import { channelPagePolicy, toChannelPage } from './toChannelPage.js'

/** A running relay of Farcaster logins, with the page on which users approve them. */
export type FarcasterRelay = {
  /** `http://127.0.0.1:port`. */
  readonly url: string
  /** Completes a channel with any message, as a malicious relay does. */
  readonly setAnswer: (token: string, answer: ChannelAnswer) => void
  readonly stop: () => Promise<void>
}

/** Options of `startFarcasterRelay`. */
export type FarcasterRelayOptions = {
  /** Default 0: any free port. */
  readonly port?: number | undefined
}

const host = '127.0.0.1'
/** As at the public relay. */
const lifetimeMs = 5 * 60_000

/**
 * Starts a relay with the channel endpoints of the public one: `POST /v1/channel` and `GET /v1/channel/status`. Instead of an app on a phone, the page
 * of a channel approves it. It accepts connections of this machine only.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startFarcasterRelay({ port = 0 }: FarcasterRelayOptions = {}): Promise<FarcasterRelay> {
  const channels = new Map<string, Channel>()

  function find(token: string): Channel | undefined {
    const channel = channels.get(token)
    if (channel && channel.expiresAt > Date.now()) return channel
    channels.delete(token)
    return undefined
  }

  function setAnswer(token: string, answer: ChannelAnswer): void {
    const channel = find(token)
    if (channel) channels.set(token, { ...channel, answer })
  }

  async function createChannel(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { data, error } = channelRequestSchema.safeParse(JSON.parse(await readText(request)))
    if (!data) return sendJson(response, 400, { error: error.message })
    const token = randomBytes(16).toString('hex')
    const { nonce = randomBytes(16).toString('hex') } = data
    channels.set(token, {
      request: { ...data, nonce },
      expiresAt: Date.now() + lifetimeMs,
      answer: undefined,
    })
    sendJson(response, 201, { channelToken: token, url: toUrl(token), nonce })
  }

  function readStatus({ headers }: IncomingMessage, response: ServerResponse): void {
    const token = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const channel = find(token)
    if (!channel) return void sendJson(response, 401, { error: 'Unauthorized' })
    const { request, answer } = channel
    const { acceptAuthAddress = true, ...signatureParams } = request
    sendJson(response, answer ? 200 : 202, {
      state: answer ? 'completed' : 'pending',
      nonce: request.nonce,
      url: toUrl(token),
      signatureParams,
      acceptAuthAddress,
      metadata: { ip: host, userAgent: headers['user-agent'] ?? '' },
      ...(answer && { ...answer, authMethod: 'custody' }),
    })
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
    const channel = find(token)
    if (request.method === 'POST') {
      const form = new URLSearchParams(await readText(request))
      const user = farcasterUsers.find(({ userName }) => userName === form.get('name'))
      if (form.get('action') === 'decline') channels.delete(token)
      else if (channel && !channel.answer && user) setAnswer(token, await createAnswer(channel, user))
      // Reloading the page sends nothing again.
      return void response.writeHead(303, { location: toUrl(token) }).end()
    }
    response.writeHead(channel ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': channelPagePolicy,
    })
    response.end(toChannelPage(channel))
  }

  const server = createRequestServer(async (request, response, { pathname, searchParams }) => {
    const { method } = request
    if (method === 'POST' && pathname === '/v1/channel') return createChannel(request, response)
    if (method === 'GET' && pathname === '/v1/channel/status') return readStatus(request, response)
    if (pathname === '/siwf') return servePage(request, response, searchParams.get('channelToken') ?? '')
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found.')
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw createPortTakenError(port, 'the relay of Farcaster', cause)
  }
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const toUrl = (token: string) => `${url}/siwf?channelToken=${token}`
  return {
    url,
    setAnswer,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
