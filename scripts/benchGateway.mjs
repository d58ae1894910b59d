import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accounts, multicall3Address, startDevnet, tokens } from '../apps/devnet/src/exports/index.js'

/** @typedef {{ url: URL, body?: string, calls?: number }} Load */

const seconds = 5
const concurrency = 32
const cli = fileURLToPath(new URL('../apps/gateway/src/cli.ts', import.meta.url))

/**
 * Measures JSON-RPC and balances of a gateway in a process of its own, and the node directly. The program that sends the
 * requests, the gateway and the node share the machine.
 *
 * @returns {Promise<readonly (readonly string[])[]>} Rows of name, requests per second, p50 and p99.
 */
export async function measureGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const devnet = await startDevnet({ gateway: false })
  const [chain] = devnet.chains
  if (!chain) throw new Error('the devnet has no chain')
  const gateway = await startGateway(folder, chain)
  try {
    const [account] = accounts
    const node = new URL(chain.rpcUrl)
    const rpc = new URL(`/v1?chainId=eip155:${chain.id}&projectId=bench`, gateway.url)
    const balance = new URL(
      `/v1/account/${account?.address}/balance?chainId=eip155:${chain.id}&projectId=bench&sv=bench`,
      gateway.url,
    )
    const fresh = new URL(balance)
    fresh.searchParams.set('forceUpdate', `eip155:${chain.id}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`)
    const call = createCall(account?.address)
    const batch = `[${Array.from({ length: 20 }, (_, index) => call.replace('"id":1', `"id":${index + 1}`)).join(',')}]`
    /** @type {readonly (readonly [string, Load])[]} */
    const loads = [
      ['eth_call, the node directly', { url: node, body: call }],
      ['eth_call, the gateway', { url: rpc, body: call }],
      ['batch of 20, the node directly', { url: node, body: batch, calls: 20 }],
      ['batch of 20, the gateway', { url: rpc, body: batch, calls: 20 }],
      ['balance, cached', { url: balance }],
      ['balance, read from the node each time', { url: fresh }],
    ]
    const rows = []
    for (const [name, load] of loads) rows.push([name, ...(await measure(load))])
    return rows
  } finally {
    await gateway.stop()
    await devnet.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string | undefined} address */
function createCall(address = '') {
  const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
  const params = [{ to: tokens[0]?.address, data }, 'latest']
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
}

/**
 * Sends requests, `concurrency` at a time.
 *
 * @param {Load} load
 * @returns {Promise<readonly string[]>}
 */
async function measure({ url, body, calls = 1 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const send = () => sendRequest(url, body, agent)
  // The first requests open connections and check the chain of the node.
  for (let index = 0; index < 50; index += 1) await send()
  /** @type {number[]} */
  const times = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        const at = performance.now()
        await send()
        times.push(performance.now() - at)
      }
    }),
  )
  const took = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`
  return [`${Math.round((times.length * calls) / took)} a second`, `p50 ${at(0.5)}`, `p99 ${at(0.99)}`]
}

/**
 * Sends one request. Rejects if it is not answered with 200, or with an error of JSON-RPC.
 *
 * @param {URL} url
 * @param {string | undefined} body
 * @param {Agent} agent
 */
async function sendRequest(url, body, agent) {
  const headers = { origin: 'http://localhost', ...(body && { 'content-type': 'application/json' }) }
  const sent = request(url, { method: body ? 'POST' : 'GET', agent, headers })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) text += chunk
  if (response.statusCode !== 200 || text.includes('"error"'))
    throw new Error(`${url.pathname} was answered with ${response.statusCode}: ${text.slice(0, 200)}`)
}

/**
 * Starts the gateway as an operator does, on a free port, without limits that the benchmark would reach.
 *
 * @param {string} folder
 * @param {{ readonly id: number, readonly rpcUrl: string }} chain
 */
async function startGateway(folder, { id, rpcUrl }) {
  const chains = join(folder, 'chains.json')
  writeFileSync(
    chains,
    JSON.stringify({ chains: [{ id: `eip155:${id}`, http: [rpcUrl], multicall3: multicall3Address }] }),
  )
  const list = tokens.map(({ name, symbol, decimals, address }) => ({
    chainId: id,
    address,
    name,
    symbol,
    decimals,
  }))
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify({ name: 'Devnet', tokens: list }))
  const child = spawn(process.execPath, ['--conditions=@latchkit/source', '--import', 'tsx', cli], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      CHAINS_FILE: chains,
      TOKENS_DIR: folder,
      RPC_PROJECT_BURST: '100000000',
      RPC_PROJECT_PER_SECOND: '100000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  let port
  while (!port) {
    const [chunk] = await once(child.stdout, 'data')
    output += chunk
    port = /listening: relay ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]
  }
  child.stdout.resume()
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
