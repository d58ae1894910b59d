import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A JSON-RPC request as a node receives it. */
export type NodeRequest = {
  readonly body: { readonly id: number; readonly method: string; readonly params: unknown }
  readonly text: string
  readonly headers: IncomingHttpHeaders
  /** Resolves when the client disconnects before the response is complete. */
  readonly aborted: Promise<void>
  /** Responds with a result now. */
  readonly finish: (result: unknown) => void
  /** Resolves when the client has received the response. Rejects if it disconnects before. */
  readonly finished: Promise<void>
}

/** Sends a response, or none. */
export type Responder = (response: ServerResponse, request: NodeRequest) => void

/** A node that a test controls. */
export type FakeNode = {
  readonly url: string
  readonly requests: readonly NodeRequest[]
  /** Resolves when the node has received a number of requests. */
  readonly waitForRequests: (count: number) => Promise<void>
  respond: Responder
  /**
   * The id with which it answers `eth_chainId`; such requests are not in `requests`. `undefined`: `respond` answers them.
   */
  chainId: string | undefined
  /** Forgets all requests, and responds as at first. */
  readonly reset: () => void
}

/** Responds with a result. */
export const sendResult =
  (result: unknown): Responder =>
  (response, { body }) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: body.id, result }))

/** Responds with a status and a text. */
export const sendText =
  (body: string, status = 200): Responder =>
  (response) =>
    response.writeHead(status).end(body)

/** Never responds. */
export const hang: Responder = () => {}

/** Closes the connection without a response. */
export const disconnect: Responder = (response) => response.destroy()

const solanaGenesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

/** Starts a node for `eip155:1` and Solana. It is stopped after the test, or when `onEnd` calls its argument. */
export async function startNode(
  respond: Responder = sendResult('0x1'),
  onEnd: (stop: () => void) => void = onTestFinished,
): Promise<FakeNode> {
  const requests: NodeRequest[] = []
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { id, method } = JSON.parse(body)
    const chainIds: Readonly<Record<string, string | undefined>> = {
      eth_chainId: node.chainId,
      getGenesisHash: node.chainId && solanaGenesisHash,
    }
    if (chainIds[method]) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: chainIds[method] }))
      return
    }
    const closed = once(response, 'close').then(() => response.writableFinished)
    const received: NodeRequest = {
      body: JSON.parse(body),
      text: body,
      headers: request.headers,
      aborted: closed.then((isFinished) => (isFinished ? new Promise<void>(() => {}) : undefined)),
      finish: (result) => sendResult(result)(response, received),
      finished: closed.then((isFinished) => {
        if (!isFinished) throw new Error('The client has disconnected')
      }),
    }
    received.finished.catch(() => {})
    requests.push(received)
    for (const check of waiting) check()
    node.respond(response, received)
  }).listen(0, '127.0.0.1')
  onEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const node: FakeNode = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    waitForRequests: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (requests.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    respond,
    chainId: '0x1',
    reset() {
      requests.length = 0
      node.respond = respond
    },
  }
  return node
}
