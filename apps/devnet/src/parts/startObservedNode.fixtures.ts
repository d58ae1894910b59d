import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A node whose requests a test observes. */
export type ObservedNode = {
  readonly url: string
  /** Whether it closes connections instead of answering. */
  isDown: boolean
  readonly waitForRequest: () => Promise<void>
  /** Resolves when the gateway has indexed all blocks that were mined before the call. */
  readonly waitUntilIndexed: () => Promise<void>
  readonly stop: () => void
}

/** Starts a proxy to a node. */
export async function startObservedNode(rpcUrl: string): Promise<ObservedNode> {
  const observers = new Set<(body: string) => void>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    for (const observe of observers) observe(body)
    if (node.isDown) return response.destroy()
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const node: ObservedNode = {
    isDown: false,
    waitForRequest: () =>
      new Promise((resolve) => {
        const observe = () => {
          observers.delete(observe)
          resolve()
        }
        observers.add(observe)
      }),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waitUntilIndexed: () =>
      new Promise((resolve) => {
        let polls = 0
        const observe = (body: string) => {
          // The indexer asks for the newest block again without reading others: there was nothing to read.
          polls = body.includes('"latest",false') ? polls + 1 : 0
          if (polls < 2) return
          observers.delete(observe)
          resolve()
        }
        observers.add(observe)
      }),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return node
}
