import { expect, onTestFinished, test, vi } from 'vitest'
import type { Capabilities } from '../../../ports/Capabilities.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { effects } from './effects.js'
import { watchCapabilities } from './watchCapabilities.js'

/** A kit with a server that a test can change, and the number of times that it was asked. */
async function setUp(answer: Capabilities | 'fails') {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const getCapabilities = vi.fn(async () => {
    if (answer === 'fails') throw new TypeError('Failed to fetch')
    return answer
  })
  const { kit, clock } = createTestKit({ dataApi: () => ({ ...fakeDataApi()(), getCapabilities }) })
  onTestFinished(() => kit.destroy())
  // Loaded before the test, so that a macrotask is enough for each step.
  await Promise.all([import('./feature.js'), import('./followCapabilities.js')])
  const watch = async () => {
    const stop = watchCapabilities(kit)
    await nextMacrotask()
    return stop
  }
  return { kit, clock, watch, getCapabilities }
}

test('default: asks now, and again when the answer is a minute old', async () => {
  const { kit, clock, watch, getCapabilities } = await setUp({ onramp: { status: 'available' } })
  await watch()
  expect(kit.getState().capabilities).toMatchObject({ status: 'ready' })
  await clock.advance(59_999)
  expect(getCapabilities).toHaveBeenCalledTimes(1)
  await clock.advance(1)
  expect(getCapabilities).toHaveBeenCalledTimes(2)
})

test('behavior: asks a server of an older version once, also if the account is opened again', async () => {
  const { kit, clock, watch, getCapabilities } = await setUp({})
  const stop = await watch()
  await clock.advance(3_600_000)
  stop()
  await watch()
  await clock.advance(3_600_000)
  expect(getCapabilities).toHaveBeenCalledTimes(1)
  expect(kit.getState().capabilities).toMatchObject({ status: 'ready', capabilities: {} })
})

test('behavior: asks again 30 s after a failure', async () => {
  const { clock, watch, getCapabilities } = await setUp('fails')
  await watch()
  await clock.advance(29_999)
  expect(getCapabilities).toHaveBeenCalledTimes(1)
  await clock.advance(1)
  expect(getCapabilities).toHaveBeenCalledTimes(2)
})

test.each([
  ['https://login.example', true],
  ['https://other.example', false],
])('behavior: a login frame at %s is the one of the kit: %s', async (frameOrigin, isOwn) => {
  const login = { frameOrigin, email: { status: 'available' } } as const
  const context = {
    dataApi: { getCapabilities: async () => ({ login }) },
    clock: { now: () => 5 },
    frame: { origin: 'https://login.example' },
    signal: new AbortController().signal,
  }
  // The handler uses nothing else of its context.
  const event = await effects.fetch({ type: 'fetch', key: 'fetch', at: 0 }, context as never)
  expect(event).toEqual({ type: 'loaded', at: 5, capabilities: isOwn ? { login } : {} })
})
