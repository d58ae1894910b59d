import { startPostgres } from '../../src/testing/startPostgres.fixtures.js'
import { startRedis } from '../../src/testing/startRedis.fixtures.js'
import { type Attacker, connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'
import type { Server } from '../startServer.js'

const socketsPerNode = 1_500
/** Sockets of the first node that publish to a subscriber at the second node while Redis is stopped. */
const publishers = 50
const outageMs = 3_000
const maxBlockMs = 3_000
const maxRecoveryMs = 60_000

/** Stops and restarts Redis while two nodes have many clients. */
export const scenario: Scenario = {
  name: 'keeps every client connected when Redis stops and restarts',
  maxSeconds: 400,
  async run({ start, onEnd, signal }) {
    const postgres = await startPostgres()
    onEnd(postgres.stop)
    const redis = await startRedis()
    onEnd(redis.stop)
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
    const nodes = [await start({ env }), await start({ env })] as const
    const [first, second] = [await connectMany(nodes[0]), await connectMany(nodes[1])]
    const clients = [...first, ...second]
    onEnd(() => {
      for (const { socket } of clients) socket.terminate()
    })
    let dropped = 0
    for (const { closed } of clients) void closed.then(() => (dropped += 1))
    const before = await Promise.all(nodes.map(readMaxLag))

    await redis.stop()
    const expected = second.slice(0, publishers)
    const answers = await Promise.all(
      expected.map(({ topic }, index) =>
        (first[index] ?? first[0])?.call('irn_publish', { topic, message: `${index}`, ttl: 300, tag: 1 }),
      ),
    )
    check(
      answers.every((answer) => answer?.result === true),
      'a message was refused while Redis was stopped',
    )
    await delay(outageMs)
    const again = await startRedis(redis.port)
    onEnd(again.stop)

    let longest = 0
    const returnedAt = performance.now()
    const isDelivered = () => expected.every(({ pushes }) => pushes.length > 0)
    // Continues for a while after the last delivery, because all pending messages are read again.
    for (let rest = 5; rest > 0; rest -= isDelivered() ? 1 : 0) {
      await delay(500)
      longest = Math.max(longest, ...(await Promise.all(nodes.map(readMaxLag))))
      check(!signal.aborted && performance.now() - returnedAt < maxRecoveryMs, 'messages were not delivered')
    }
    check(dropped === 0, `${dropped} of ${clients.length} clients were dropped`)
    check(longest < maxBlockMs, `the event loop was blocked for ${longest} ms`)
    return `${clients.length} clients, 0 dropped; event loop blocked for ${longest} ms at most, ${Math.max(...before)} ms while they connected`
  },
}

async function connectMany(node: Server) {
  const clients: (Attacker & { readonly topic: string })[] = []
  while (clients.length < socketsPerNode)
    clients.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async () => {
          const client = await connectAttacker(node)
          const topic = randomTopic()
          const answer = await client.call('irn_subscribe', { topic })
          check(typeof answer?.result === 'string', 'a client could not subscribe')
          return { ...client, topic }
        }),
      )),
    )
  return clients
}

/** Returns the longest event loop delay since the last read, in ms. */
async function readMaxLag({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(20_000) })).text()
  const seconds = /nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? ([\d.e+-]+)/.exec(text)?.[1]
  check(seconds !== undefined, 'the metrics have no delay of the event loop')
  return Math.round(Number(seconds) * 1_000)
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
