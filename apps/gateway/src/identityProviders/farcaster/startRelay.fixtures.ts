import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A relay that a test controls. */
export type TestRelay = Awaited<ReturnType<typeof startRelay>>

/** What the relay returns for a request of the login service. */
type RelayAnswer = { readonly status: number; readonly body: object }

/**
 * Starts a relay of Farcaster logins.
 *
 * @param onEnd Receives the function that stops it.
 */
export async function startRelay(onEnd: (stop: () => void) => void) {
  const server = createServer(async (request, response) => {
    const isCreation = request.method === 'POST'
    const received: unknown = isCreation ? JSON.parse(await text(request)) : request.headers.authorization
    relay.requests.push(received)
    const answer = isCreation ? relay.channel : relay.state
    // Without an answer, the relay is down.
    if (!answer) return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  onEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const relay = {
    url,
    /** The bodies of new channels, and the headers that authorize the reads of their states. */
    requests: [] as unknown[],
    channel: undefined as RelayAnswer | undefined,
    state: undefined as RelayAnswer | undefined,
    /** Answers as at first: a new channel, which waits for the user. */
    reset() {
      const channelToken = randomBytes(16).toString('hex')
      relay.requests = []
      relay.channel = { status: 201, body: { channelToken, url: `${url}/siwf?channelToken=${channelToken}` } }
      relay.state = { status: 202, body: { state: 'pending' } }
    },
  }
  relay.reset()
  return relay
}
