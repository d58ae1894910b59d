import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ url: URL, body?: string, calls?: number }} Load */

const seconds = 5
const concurrency = 32
const build = fileURLToPath(new URL('../apps/gateway/build/build.ts', import.meta.url))
const cli = fileURLToPath(new URL('../apps/gateway/dist/cli.mjs', import.meta.url))

/**
 * Starts the gateway as an operator does, on a free port, without limits that the benchmark would reach.
 *
 * @param {string} folder Its data and files.
 * @param {Readonly<Record<string, object>>} files Contents of the files that settings name.
 * @param {object} [tokenList]
 */
export async function startGateway(folder, files, tokenList = { name: 'Empty', tokens: [] }) {
  const tokensDir = join(folder, 'tokens')
  mkdirSync(tokensDir, { recursive: true })
  writeFileSync(join(tokensDir, 'list.json'), JSON.stringify(tokenList))
  const paths = Object.entries(files).map(([setting, content]) => {
    const path = join(folder, `${setting}.json`)
    writeFileSync(path, JSON.stringify(content))
    return /** @type {const} */ ([setting, path])
  })
  execFileSync(process.execPath, ['--conditions=@latchkit/source', '--import', 'tsx', build])
  const child = spawn(process.execPath, [cli], {
    env: {
      ...process.env,
      ...Object.fromEntries(paths),
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      TOKENS_DIR: tokensDir,
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
    /** Returns its resident memory in kB. */
    getMemory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}

/**
 * Sends requests for some seconds, `concurrency` at a time.
 *
 * @param {Load} load
 * @returns {Promise<readonly string[]>} Requests per second, p50 and p99.
 */
export async function measureLoad({ url, body, calls = 1 }) {
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
 * @param {string} [body]
 * @param {Agent} [agent]
 * @returns {Promise<string>} The response.
 */
export async function sendRequest(url, body, agent) {
  const headers = { origin: 'http://localhost', ...(body && { 'content-type': 'application/json' }) }
  const sent = request(url, { method: body ? 'POST' : 'GET', agent, headers })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) text += chunk
  if (response.statusCode !== 200 || text.includes('"error"'))
    throw new Error(`${url.pathname} was answered with ${response.statusCode}: ${text.slice(0, 200)}`)
  return text
}
