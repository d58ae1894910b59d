/**
 * Measures the relay under load: 2,000 idle sockets, and 200 messages a second for a minute between 100 pairs. The gateway
 * runs in a child process with its mailbox on disk. Prints lost and duplicate messages, latencies and memory. Then the
 * same pairs publish as fast as the gateway responds while the subscribers reconnect. `BENCH_SECONDS`, `BENCH_IDLE`,
 * `BENCH_RATE` and `BENCH_FULL_SECONDS` override the numbers.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPeer, type Peer } from './connectPeer.js'
import { formatPercentiles } from './formatPercentiles.js'
import { publishAtFullSpeed } from './publishAtFullSpeed.js'
import { startServer } from './startServer.js'

const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const idle = Number(process.env.BENCH_IDLE ?? 2_000)
const rate = Number(process.env.BENCH_RATE ?? 200)
const fullSeconds = Number(process.env.BENCH_FULL_SECONDS ?? 20)
const pairs = 100
/** The typical size of a session request. */
const messageBytes = 1_500

const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
const server = await startServer(dataDir)
try {
  await run()
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function run(): Promise<void> {
  console.log(`started: ${memory()}`)
  const sockets = await connectMany(idle)
  console.log(`${idle} idle sockets, one subscription each: ${memory()}`)
  const senders = await connectMany(pairs)
  const receivers = await Promise.all(senders.map(({ topic }) => connectPeer(server.port, { topic })))
  const responses: number[] = []
  const failures: string[] = []
  const published = new Map<string, number>()
  const calls: Promise<void>[] = []
  const start = performance.now()
  for (let index = 0; index < seconds * rate; index += 1) {
    const due = start + (index * 1000) / rate
    while (performance.now() < due)
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    const message = `${index}`.padEnd(messageBytes, '.')
    const at = performance.now()
    published.set(message, at)
    const sender = senders[index % pairs] as Peer
    calls.push(
      sender.publish(message).then((error) => {
        if (error === undefined) responses.push(performance.now() - at)
        else failures.push(error)
      }),
    )
  }
  await Promise.all(calls)
  const took = (performance.now() - start) / 1000
  console.log(`after ${took.toFixed(1)} s: ${memory()}`)
  const deadline = performance.now() + 10_000
  const total = () => receivers.reduce((sum, { received }) => sum + received.size, 0)
  while (total() < published.size - failures.length && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50))

  const latencies = receivers.flatMap(({ received }) =>
    [...received].map(([message, at]) => at - (published.get(message) ?? Number.NaN)),
  )
  const twice = receivers.reduce((sum, { repeated }) => sum + repeated, 0)
  const dropped = [...sockets, ...senders, ...receivers].filter(({ isOpen }) => !isOpen()).length
  console.log(
    `published ${published.size} (${(published.size / took).toFixed(0)}/s), refused ${failures.length}`,
  )
  console.log(
    `delivered ${latencies.length}, lost ${published.size - failures.length - latencies.length}, twice ${twice}`,
  )
  console.log(`response ms: ${formatPercentiles(responses)}`)
  console.log(`delivery ms: ${formatPercentiles(latencies)}`)
  console.log(`sockets dropped: ${dropped}`)
  if (latencies.length < published.size || twice > 0 || dropped > 0) process.exitCode = 1
  for (const peer of [...senders, ...receivers]) peer.terminate()

  const full = await publishAtFullSpeed({ port: server.port, pairs, seconds: fullSeconds, messageBytes })
  console.log(`at full speed, with subscribers that reconnect: ${memory()}`)
  console.log(
    `published ${full.published} (${(full.published / fullSeconds).toFixed(0)}/s), refused ${full.refused}`,
  )
  console.log(
    `delivered ${full.deliveries.length}, lost ${full.lost}, again after a reconnect ${full.repeated}`,
  )
  console.log(`response  ms: ${formatPercentiles(full.responses)}`)
  console.log(`reconnect ms: ${formatPercentiles(full.reconnects)} (${full.reconnects.length} reconnects)`)
  console.log(`delivery  ms: ${formatPercentiles(full.deliveries)}`)
  console.log(`longest time without a delivery: ${full.longestGapMs.toFixed(0)} ms`)
  if (full.lost > 0 || full.refused > 0) process.exitCode = 1
}

async function connectMany(count: number): Promise<Peer[]> {
  const peers: Peer[] = []
  while (peers.length < count)
    peers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - peers.length) }, () => connectPeer(server.port)),
      )),
    )
  return peers
}

function memory(): string {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  return `the gateway's memory is ${(kilobytes / 1024).toFixed(0)} MB`
}
