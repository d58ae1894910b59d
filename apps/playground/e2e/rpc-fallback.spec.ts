import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './remoteFixtures.js'

type Node = { readonly url: string; readonly methods: readonly string[]; stop(): Promise<void> }

/** The headers that let pages of another origin read a response. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
}

/** Starts a node of another origin than the page. `methods` has the calls that it received. */
async function startNode(
  answer: (body: string, response: ServerResponse) => Promise<unknown> | unknown,
): Promise<Node> {
  const methods: string[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    const body = await readBody(request)
    const parsed: unknown = JSON.parse(body)
    const calls = [parsed].flat() as readonly { readonly method: string }[]
    methods.push(...calls.map(({ method }) => method))
    return answer(body, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    methods,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

// Without an adapter, the kit sends all requests itself.
const query = { adapters: 'none', chains: 'evm' } as const

for (const [name, headers] of [
  ['answers 429', cors],
  ['answers 429 with Retry-After', { ...cors, 'retry-after': '3600' }],
  ['does not let the page read its answers (CORS)', {}],
] as const) {
  test.describe(`a first node that ${name}`, () => {
    test.use({ expectedErrors: [/Failed to load resource|CORS policy/] })

    test(`behavior: the second node answers after one that ${name}`, async ({ remote, phone, devnet }) => {
      const [chain] = devnet.chains
      const busy = await startNode((_, response) => response.writeHead(429, headers).end('Too many requests'))
      const good = await startNode(async (body, response) => {
        const answer = await fetch(chain?.rpcUrl ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(await answer.text())
      })
      try {
        await remote.visit({ ...query, rpc: `${busy.url},${good.url}` })
        await remote.button.click()
        await phone.pair(await remote.code())
        await expect(remote.fact('EVM', 'Balance')).toHaveText(/^[\d.]+ ETH$/)
        expect(busy.methods).toContain('eth_getBalance')
        expect(good.methods).toContain('eth_getBalance')
      } finally {
        await busy.stop()
        await good.stop()
      }
    })
  })
}
