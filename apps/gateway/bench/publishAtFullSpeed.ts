import { randomBytes } from 'node:crypto'
import { createIdentity } from '../src/testing/identity.fixtures.js'
import { connectPeer } from './connectPeer.js'

/** Number of pending calls per publisher. */
const pendingCalls = 4
/** Time between two reconnects of a subscriber. */
const connectedMs = 2_000
/** Maximum time for the delivery of the last messages. */
const maxDrainMs = 30_000

export type FullSpeedOptions = {
  readonly port: number
  readonly pairs: number
  readonly seconds: number
  readonly messageBytes: number
}

/** The measurements. Times are in ms. */
export type FullSpeedResult = {
  readonly published: number
  readonly refused: number
  readonly lost: number
  readonly repeated: number
  /** Times from a call to its response. */
  readonly responses: readonly number[]
  /** Times from a lost connection to the response of `irn_subscribe`. */
  readonly reconnects: readonly number[]
  /** Times from a call to the delivery of its message, including the time without a connection. */
  readonly deliveries: readonly number[]
  /** The longest time in which no subscriber received anything while publishers published. */
  readonly longestGapMs: number
}

/** Publishes between pairs as fast as the gateway responds, while each subscriber loses its connection every two seconds. */
export async function publishAtFullSpeed(options: FullSpeedOptions): Promise<FullSpeedResult> {
  const { port, pairs, seconds, messageBytes } = options
  const topics = Array.from({ length: pairs }, () => randomBytes(32).toString('hex'))
  const senders = await Promise.all(topics.map((topic) => connectPeer(port, { topic })))
  const subscribers = await Promise.all(topics.map((topic) => connectSubscriber(port, topic)))
  const published = new Map<string, number>()
  const responses: number[] = []
  let refused = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const publishing = senders.flatMap((sender, pair) =>
    Array.from({ length: pendingCalls }, async (_unused, call) => {
      for (let index = 0; performance.now() < end; index += 1) {
        const message = `${pair} ${call} ${index}`.padEnd(messageBytes, '.')
        const at = performance.now()
        const error = await sender.publish(message)
        if (error === undefined) published.set(message, at)
        else refused += 1
        responses.push(performance.now() - at)
      }
    }),
  )
  const reconnecting = subscribers.map(async (subscriber, index) => {
    // Spreads the reconnects over the two seconds.
    await delay((connectedMs * index) / pairs)
    while (performance.now() < end) {
      await subscriber.reconnect()
      await delay(connectedMs)
    }
  })
  await Promise.all([...publishing, ...reconnecting])
  const countMissing = () =>
    published.size - subscribers.reduce((sum, { received }) => sum + received.size, 0)
  const deadline = performance.now() + maxDrainMs
  while (countMissing() > 0 && performance.now() < deadline) await delay(50)

  const received = subscribers.flatMap(({ received }) => [...received])
  const result = {
    published: published.size,
    refused,
    lost: countMissing(),
    repeated: sum(subscribers.map((one) => one.repeated())),
    responses,
    reconnects: subscribers.flatMap(({ reconnects }) => reconnects),
    deliveries: received.map(([message, at]) => at - (published.get(message) ?? Number.NaN)),
    longestGapMs: longestGap([start, ...received.map(([, at]) => at).filter((at) => at < end), end]),
  }
  for (const { terminate } of [...senders, ...subscribers]) terminate()
  return result
}

/** Connects a client that keeps its identity and what it received when it reconnects. */
async function connectSubscriber(port: number, topic: string) {
  const options = { topic, identity: createIdentity(), received: new Map<string, number>() }
  let peer = await connectPeer(port, options)
  let repeatedBefore = 0
  const reconnects: number[] = []
  return {
    received: options.received,
    repeated: () => repeatedBefore + peer.repeated,
    reconnects,
    terminate: () => peer.terminate(),
    async reconnect() {
      peer.terminate()
      repeatedBefore += peer.repeated
      const at = performance.now()
      peer = await connectPeer(port, options)
      reconnects.push(performance.now() - at)
    },
  }
}

function longestGap(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted.reduce((longest, at, index) => Math.max(longest, at - (sorted[index - 1] ?? at)), 0)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
