import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './everyChainFixtures.js'

/** Starts a server of another origin whose responses the browser does not let the page read. */
async function startUnreadableNode() {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

test.describe('a first node that does not let the page read its answers (CORS)', () => {
  test.use({ expectedErrors: [/Failed to load resource|CORS policy/] })

  for (const [chain, path, balance] of [
    ['Solana', '/solana', /^[\d.,]+ SOL$/],
    ['Bitcoin', '/bip122', /^[\d.,]+ BTC$/],
  ] as const)
    test(`behavior: the second node of ${chain} answers`, async ({ everyChain }) => {
      const node = await startUnreadableNode()
      try {
        await everyChain.visit(`?first=${encodeURIComponent(node.url)}`)
        await everyChain.connect(chain)
        await expect(everyChain.fact(chain, 'Balance')).toHaveText(balance)
        expect(node.paths.some((asked) => asked.startsWith(path))).toBe(true)
      } finally {
        await node.stop()
      }
    })
})
