import { expect, test } from 'vitest'
import { createHostLimiter, type HostLimiterOptions } from './createHostLimiter.js'

const local = 'local'
const never = new AbortController().signal

function start(options: Partial<HostLimiterOptions> = {}) {
  const limiter = createHostLimiter({ perHost: 1, perClient: 10, total: 10, waiting: 10, ...options })
  const order: string[] = []
  const acquire = (host: string, client = 'x', signal = never) =>
    limiter.acquire({ host, client: client === local ? undefined : client }, signal)
  /** Logs a name when there is a place, or that there is none. */
  const log = async (name: string, place: Promise<(() => void) | undefined>) => {
    const release = await place
    order.push(release ? name : `${name} refused`)
    return release
  }
  return { acquire, log, order }
}

test('default: callers wait for a place, in their order', async () => {
  const { acquire, log, order } = start()
  const release = await acquire('a')
  const [first, second] = [log('first', acquire('a')), log('second', acquire('a'))]
  await Promise.resolve()
  expect(order).toEqual([])
  release?.()
  ;(await first)?.()
  await second
  expect(order).toEqual(['first', 'second'])
})

test('behavior: hosts do not wait for each other', async () => {
  const { acquire } = start()
  expect(await Promise.all([acquire('a'), acquire('b')])).toEqual([
    expect.any(Function),
    expect.any(Function),
  ])
})

test('behavior: an aborted caller leaves its place to the next one', async () => {
  const { acquire } = start()
  const release = await acquire('a')
  const controller = new AbortController()
  const aborted = acquire('a', 'x', controller.signal)
  const next = acquire('a')
  controller.abort()
  expect(await aborted).toBeUndefined()
  release?.()
  expect(await next).toEqual(expect.any(Function))
})

test('behavior: a client that holds all places of its own does not hold those of others', async () => {
  const { acquire, log, order } = start({ perClient: 2, total: 3 })
  const held = await Promise.all([acquire('a'), acquire('b')])
  const third = log('third of x', acquire('c'))
  expect(await acquire('d', 'y')).toEqual(expect.any(Function))
  expect(order).toEqual([])
  held[0]?.()
  await third
  expect(order).toEqual(['third of x'])
})

test('behavior: a free place goes to the client with the fewest places, also at other hosts', async () => {
  const { acquire, log, order } = start({ total: 3 })
  const held = await Promise.all([acquire('a'), acquire('b'), acquire('c')])
  const waiting = [
    log('x at d', acquire('d')),
    log('y at e', acquire('e', 'y')),
    log('y at f', acquire('f', 'y')),
    log('z at g', acquire('g', 'z')),
  ]
  for (const release of held) release?.()
  await Promise.all([waiting[0], waiting[1], waiting[3]])
  expect(order).toEqual(['y at e', 'z at g', 'x at d'])
})

test('behavior: local clients have no limit of their own', async () => {
  const { acquire } = start({ perClient: 1 })
  const places = ['a', 'b', 'c'].map((host) => acquire(host, local))
  expect(await Promise.all(places)).toEqual(places.map(() => expect.any(Function)))
})

test('error: of too many waiting callers, the latest of the client with the most is refused', async () => {
  const { acquire, log, order } = start({ total: 1, waiting: 3 })
  const release = await acquire('a')
  const waiting = ['b', 'c', 'd', 'e'].map((host) => log(`x at ${host}`, acquire(host)))
  await waiting[3]
  const other = log('y', acquire('f', 'y'))
  await waiting[2]
  expect(order).toEqual(['x at e refused', 'x at d refused'])
  release?.()
  ;(await waiting[0])?.()
  ;(await waiting[1])?.()
  await other
  expect(order.slice(2)).toEqual(['x at b', 'x at c', 'y'])
})
