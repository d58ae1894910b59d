import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectRelayClient } from '../apps/gateway/bench/connectRelayClient.js'

/**
 * The figures of one relay. Times are in ms, memory in MB.
 *
 * @typedef {object} RelayFigures
 * @property {number} startMs From the start of the process to the first `/health` of 200, in a new folder.
 * @property {number} memoryAtStart
 * @property {Load} publishing Without subscribers.
 * @property {Load} delivering Each message is delivered to a subscriber, which acknowledges it.
 * @property {{ acknowledged: number, lost: number }} killed Messages that were acknowledged before SIGKILL, and are lost after a restart.
 */

/** @typedef {{ perSecond: number, p50: number, p99: number, memory: number, anonymous: number, delivered: number }} Load */
/** @typedef {{ port: number, pid: number, kill: (signal: NodeJS.Signals) => Promise<void> }} Server */

const publishers = 100
const inFlight = 4
const messageBytes = 1_500
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const killSeconds = 2
/** Messages on a topic, below the limit of a gateway. */
const topicMessages = 1_500
const maxDrainMs = 20_000

const root = fileURLToPath(new URL('..', import.meta.url))
const limitServer = fileURLToPath(new URL('../apps/gateway/bench/relayLimit.ts', import.meta.url))

/** Limits above what the benchmark reaches. */
const limits = {
  CLIENT_BURST: '1000000',
  CLIENT_PER_SECOND: '1000000',
  ADDRESS_CALL_BURST: '1000000',
  ADDRESS_CALLS_PER_SECOND: '1000000',
  PROJECT_CALL_BURST: '1000000',
  PROJECT_CALLS_PER_SECOND: '1000000',
  MAX_CLIENT_BYTES: '4000000000',
  MAX_ADDRESS_BYTES: '4000000000',
  MAX_PROJECT_BYTES: '4000000000',
  MAX_MAILBOX_BYTES: '4000000000',
}

/**
 * Measures the relay of a folder's sources, as an operator starts it, in a process of its own. The program that publishes shares the
 * machine.
 *
 * @param {string} [folder] Of the repository. Default: this one.
 * @param {Readonly<Record<string, string>>} [env] Further settings, such as `DATABASE_URL`.
 * @returns {Promise<RelayFigures>}
 */
export async function measureRelay(folder = root, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const begin = performance.now()
  const start = () => startRelay(getCommand(folder), { ...limits, DATA_DIR: dataDir, ...env })
  const server = await start()
  try {
    await waitForHealth(server)
    const startMs = performance.now() - begin
    const memoryAtStart = readMemory(server).VmRSS
    const publishing = await publish(server, { seconds, hasSubscribers: false })
    const delivering = await publish(server, { seconds, hasSubscribers: true })
    const killed = await killWhilePublishing(server, start)
    return { startMs, memoryAtStart, publishing, delivering, killed }
  } finally {
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures the limit: a server that only appends each message to a file, with one fsync for all that arrived meanwhile. */
export async function measureRelayLimit() {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const server = await startRelay(['--import', 'tsx', limitServer], { DATA_DIR: dataDir })
  try {
    return await publish(server, { seconds, hasSubscribers: false })
  } finally {
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function getCommand(folder) {
  const gateway = join(folder, 'apps/gateway')
  if (!existsSync(join(gateway, 'src/cli.ts'))) throw new Error(`${folder} has no sources of the gateway.`)
  const run = ['--conditions=@latchkit/source', '--import', 'tsx']
  const build = join(gateway, 'build/build.ts')
  // Older versions run from their sources.
  if (!existsSync(build)) return [...run, join(gateway, 'src/cli.ts')]
  execFileSync(process.execPath, [...run, build])
  return [join(gateway, 'dist/cli.mjs')]
}

/**
 * @param {readonly string[]} command
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<Server>}
 */
async function startRelay(command, env) {
  const profile = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : []
  const child = spawn(process.execPath, [...profile, ...command], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  let output = ''
  let port
  while (!port) {
    const [chunk] = await once(child.stdout, 'data')
    output += chunk
    port = /listening: relay ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]
  }
  if (process.env.BENCH_LOG) child.stdout.pipe(process.stderr)
  else child.stdout.resume()
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async kill(signal) {
      process.off('exit', stop)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'close')
    },
  }
}

/** @param {Server} server */
async function waitForHealth({ port }) {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (response?.ok) return
    await delay(20)
  }
}

/**
 * Publishes as fast as the server responds, `inFlight` messages at a time for each publisher.
 *
 * @param {Server} server
 * @param {{ seconds: number, hasSubscribers: boolean }} options
 * @returns {Promise<Load>}
 */
async function publish(server, { seconds, hasSubscribers }) {
  const clients = await connectAll(server)
  const subscribers = hasSubscribers ? await connectAll(server) : []
  if (hasSubscribers)
    await Promise.all(subscribers.map((one, index) => one.subscribe(clients[index]?.topic ?? '')))
  /** @type {number[]} */
  const times = []
  let peak = readMemory(server)
  const sampling = setInterval(() => {
    const now = readMemory(server)
    if (now.VmRSS > peak.VmRSS) peak = now
  }, 250)
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: inFlight }, async () => {
        while (performance.now() < end) {
          const at = performance.now()
          // A subscriber follows one topic; without one, a topic must not become full.
          if (!hasSubscribers && client.count() % topicMessages === topicMessages - 1) client.changeTopic()
          await client.publish(messageBytes)
          times.push(performance.now() - at)
        }
      }),
    ),
  )
  const took = (performance.now() - start) / 1000
  const countDelivered = () => subscribers.reduce((sum, one) => sum + one.delivered(), 0)
  const deadline = performance.now() + maxDrainMs
  while (hasSubscribers && countDelivered() < times.length && performance.now() < deadline) await delay(50)
  clearInterval(sampling)
  const delivered = countDelivered()
  for (const one of [...clients, ...subscribers]) one.terminate()
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  return {
    perSecond: Math.round(times.length / took),
    p50: at(0.5),
    p99: at(0.99),
    memory: peak.VmRSS,
    anonymous: peak.RssAnon,
    delivered,
  }
}

/**
 * Kills the relay while clients publish, starts it again in the same folder, and reads what it has of their topics.
 *
 * @param {Server} server
 * @param {() => Promise<Server>} start
 */
async function killWhilePublishing(server, start) {
  const clients = await connectAll(server)
  /** @type {Map<string, Set<string>>} */
  const acknowledged = new Map()
  const end = performance.now() + killSeconds * 1000
  const publishing = clients.flatMap((client) =>
    Array.from({ length: inFlight }, async () => {
      for (;;) {
        const { topic } = client
        const message = await client.publish(messageBytes).catch(() => undefined)
        if (message === undefined) return
        const known = acknowledged.get(topic) ?? new Set()
        acknowledged.set(topic, known.add(message))
        if (known.size >= topicMessages / 2) client.changeTopic()
      }
    }),
  )
  await delay(end - performance.now())
  await server.kill('SIGKILL')
  await Promise.all(publishing)
  const next = await start()
  try {
    const reader = await connectRelayClient(next.port)
    let lost = 0
    let total = 0
    for (const [topic, messages] of acknowledged) {
      const kept = await reader.fetchAll(topic)
      total += messages.size
      for (const message of messages) if (!kept.has(message)) lost += 1
    }
    reader.terminate()
    return { acknowledged: total, lost }
  } finally {
    await next.kill('SIGKILL')
  }
}

/** @param {Server} server */
async function connectAll({ port }) {
  /** @type {Awaited<ReturnType<typeof connectRelayClient>>[]} */
  const clients = []
  while (clients.length < publishers)
    clients.push(...(await Promise.all(Array.from({ length: 20 }, () => connectRelayClient(port)))))
  return clients
}

/** Returns the resident memory of a server, and the part that is no file, in MB. @param {Server} server */
function readMemory({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (/** @type {string} */ name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024
  return { VmRSS: read('VmRSS'), RssAnon: read('RssAnon') }
}

/** @param {number} ms */
function delay(ms) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}

/**
 * Returns the rows of a table.
 *
 * @param {readonly { readonly name: string, readonly figures: RelayFigures }[]} sides
 * @param {Load} limit
 * @returns {readonly (readonly string[])[]}
 */
export function toRelayRows(sides, limit) {
  const row = (
    /** @type {string} */ name,
    /** @type {(figures: RelayFigures) => string} */ read,
    /** @type {string} */ ofLimit = '',
  ) => [name, ...sides.map(({ figures }) => read(figures)), ofLimit]
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`
  const mb = (/** @type {number} */ value) => `${value.toFixed(0)} MB`
  return [
    ['', ...sides.map(({ name }) => name), 'limit'],
    row('start to ready, new folder', ({ startMs }) => `${(startMs / 1000).toFixed(1)} s`),
    row('memory at start', ({ memoryAtStart }) => mb(memoryAtStart)),
    ...['publishing', 'delivering'].flatMap((kind) => {
      const isLimited = kind === 'publishing'
      const read = (/** @type {RelayFigures} */ figures) =>
        isLimited ? figures.publishing : figures.delivering
      return [
        row(
          isLimited ? 'messages a second' : 'the same, delivered and acknowledged',
          (figures) => String(read(figures).perSecond),
          isLimited ? String(limit.perSecond) : '',
        ),
        row('response p50', (figures) => ms(read(figures).p50), isLimited ? ms(limit.p50) : ''),
        row('response p99', (figures) => ms(read(figures).p99), isLimited ? ms(limit.p99) : ''),
        row(
          'memory at most (of it no file)',
          (figures) => `${mb(read(figures).memory)} (${mb(read(figures).anonymous)})`,
          isLimited ? `${mb(limit.memory)} (${mb(limit.anonymous)})` : '',
        ),
      ]
    }),
    row(
      'lost of those acknowledged before SIGKILL',
      ({ killed }) => `${killed.lost} of ${killed.acknowledged}`,
    ),
    row('load of the machine', () => '', (loadavg()[0] ?? 0).toFixed(1)),
  ]
}
