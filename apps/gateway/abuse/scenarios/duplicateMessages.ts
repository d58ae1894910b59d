import { connectAttacker, randomTopic } from '../connectAttacker.js'
import { check, type Scenario } from '../Scenario.js'

const subscribers = 100
const repeaters = 5
const seconds = 5

/** Publishes one message repeatedly on a topic with many subscribers, so that the pending messages of many clients would be read again. */
export const scenario: Scenario = {
  name: 'responds to other clients while duplicate messages are published',
  maxSeconds: 120,
  async run({ start, signal }) {
    const server = await start({ env: { CLIENT_BURST: '2000' } })
    const topic = randomTopic()
    for (let index = 0; index < subscribers; index += 1)
      await (await connectAttacker(server)).call('irn_subscribe', { topic })
    const attackers = await Promise.all(Array.from({ length: repeaters }, () => connectAttacker(server)))
    const honest = await connectAttacker(server)
    const publishUntil = async (end: number) => {
      const latencies: number[] = []
      while (performance.now() < end && !signal.aborted) {
        const begin = performance.now()
        await honest.call('irn_publish', { topic: randomTopic(), message: 'm', ttl: 300, tag: 1 })
        latencies.push(performance.now() - begin)
      }
      return getMedian(latencies)
    }
    const before = await publishUntil(performance.now() + seconds * 500)
    const until = performance.now() + seconds * 1000
    let duplicates = 0
    const attacks = attackers.map(async ({ call }) => {
      while (performance.now() < until && !signal.aborted) {
        await call('irn_publish', { topic, message: 'same', ttl: 300, tag: 1 })
        duplicates += 1
      }
    })
    const median = await publishUntil(until)
    await Promise.all(attacks)
    // On a busy machine, calls also take long before the attack.
    const limit = Math.max(150, 10 * before)
    check(
      median < limit,
      `honest calls took ${median} ms (median) during ${duplicates} duplicates, ${before} ms before`,
    )
    return `one resync a second; ${duplicates} duplicates, honest median ${median} ms, ${before} ms before`
  },
}

function getMedian(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.POSITIVE_INFINITY)
}
