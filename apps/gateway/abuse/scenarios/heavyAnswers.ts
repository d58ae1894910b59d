import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { check, type Scenario, type ScenarioTools } from '../Scenario.js'
import { startProxied } from '../startProxied.js'

const attackers = 4
const attackMs = 6_000
/** The first answers, which a slow machine reads for seconds, are not the median of so many calls. */
const minCalls = 20
/** A result of 9 MB that takes long to parse. */
const heavyResult = `[${Array(3_000_000).fill('[]').join(',')}]`

/** Starts a node that answers `eth_getLogs` with 9 MB, and other calls at once. Returns its URL. */
async function startNode({ onEnd }: ScenarioTools): Promise<string> {
  const node = createServer(async (request, response) => {
    const { id, method } = JSON.parse(await text(request))
    const result = method === 'eth_getLogs' ? heavyResult : '"0x1"'
    response.end(`{"jsonrpc":"2.0","id":${id},"result":${result}}`)
  }).listen(0, '127.0.0.1')
  onEnd(() => {
    node.closeAllConnections()
    node.close()
  })
  await once(node, 'listening')
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`
}

/** Requests answers of 9 MB from four addresses, as often as the gateway allows, while another client calls. */
export const scenario: Scenario = {
  name: 'answers other clients while some request answers of 9 MB',
  // A machine with load takes most of a minute to start a gateway and to read the first answers.
  maxSeconds: 180,
  isShort: true,
  async run(tools) {
    const chainsFile = join(tools.folder(), 'chains.json')
    const node = await startNode(tools)
    writeFileSync(chainsFile, JSON.stringify({ chains: [{ id: 'eip155:1', http: [node] }] }))
    const server = await startProxied(tools, { env: { CHAINS_FILE: chainsFile } })
    let bytes = 0
    let refused = 0

    async function send(method: string, address: string): Promise<number> {
      const response = await fetch(`${server.url}/v1?chainId=eip155:1&projectId=abuse`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
      })
      for await (const chunk of response.body ?? []) bytes += chunk.length
      return response.status
    }

    async function measureMedian(until: (calls: number) => boolean): Promise<number> {
      const times: number[] = []
      while (!until(times.length)) {
        const start = performance.now()
        check(
          (await send('eth_blockNumber', '198.51.100.99')) === 200,
          'a call of another client was refused',
        )
        times.push(performance.now() - start)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      return Math.round(times.sort((a, b) => a - b)[times.length >> 1] ?? 0)
    }

    const before = Date.now() + 1_000
    const quiet = await measureMedian(() => Date.now() > before)
    const attackedAt = Date.now()
    let isMeasured = false
    const isOver = () => isMeasured || !server.isRunning()
    const attacks = Array.from({ length: attackers * 4 }, async (_, index) => {
      while (!isOver()) {
        const status = await send('eth_getLogs', `198.51.100.${index % attackers}`).catch(() => 0)
        if (status === 200) continue
        refused += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    const isLong = () => Date.now() > attackedAt + attackMs
    const median = await measureMedian((calls) => (isLong() && calls >= minCalls) || isOver())
    isMeasured = true
    await Promise.all(attacks)
    const seconds = (Date.now() - attackedAt) / 1_000
    check(server.isRunning(), 'the process ended')
    check(refused > 0, 'no call was refused')
    // Each address: its burst, what it may owe, and what it gains in the time of the attack, in tokens of 16 KiB.
    const maxBytes = attackers * (600 + 1_280 + 60 * (seconds + 2)) * 16 * 1024 * 1.1
    check(bytes <= maxBytes, `${bytes} bytes were sent, not at most ${maxBytes}`)
    // Seconds, when every answer was parsed in the thread that accepts connections.
    check(median < 1_000, `median ${median} ms, ${quiet} ms before`)
    const megabytes = Math.round(bytes / 1e6)
    return `${megabytes} MB for ${attackers} addresses; honest median ${median} ms, ${quiet} ms before`
  },
}
