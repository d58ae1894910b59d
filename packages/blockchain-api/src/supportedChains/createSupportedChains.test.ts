import { fakeClock } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { createSupportedChains } from './createSupportedChains.js'

const dayMs = 86_400_000

async function setup(statuses: number[] = []) {
  let count = 0
  const { url } = await serve((_, response) => {
    count += 1
    const status = statuses.shift() ?? 200
    if (status !== 200) response.writeHead(status).end()
    else respond(response, { http: [`eip155:${count}`], ws: [] })
  })
  // Starts late, so that it can be set back.
  let now = 5 * dayMs
  const clock = { ...fakeClock(), now: () => now }
  const loadChains = createSupportedChains(createBackend(url, { clock }))
  const load = async (signal = new AbortController().signal) => (await loadChains(signal)).http
  return { load, getCount: () => count, moveBy: (durationMs: number) => (now += durationMs) }
}

test('default: requests the chains once in 24 h', async () => {
  const { load, moveBy } = await setup()
  await load()
  moveBy(dayMs - 1)
  expect(await load()).toEqual(['eip155:1'])
})

test('behavior: requests them again after 24 h', async () => {
  const { load, moveBy } = await setup()
  await load()
  moveBy(dayMs)
  expect(await load()).toEqual(['eip155:2'])
})

test('behavior: requests them again after the clock was set back', async () => {
  const { load, moveBy } = await setup()
  await load()
  moveBy(-1)
  expect(await load()).toEqual(['eip155:2'])
})

test('behavior: concurrent callers share a request', async () => {
  const { load, getCount } = await setup()
  await Promise.all([load(), load()])
  expect(getCount()).toBe(1)
})

test('behavior: does not cache an error', async () => {
  const { load } = await setup([404])
  await expect(load()).rejects.toMatchObject({ code: 'service-response' })
  expect(await load()).toEqual(['eip155:2'])
})
