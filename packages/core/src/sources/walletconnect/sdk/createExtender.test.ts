import { expect, test } from 'vitest'
import { fakeClock, nextMacrotask } from '../../../exports/testing.js'
import type { RelaySession } from '../../../ports/Relay.js'
import { createExtender } from './createExtender.js'

const dayMs = 86_400_000

function start({ agrees = true } = {}) {
  const clock = fakeClock()
  const asked: number[] = []
  const session = (lifeMs: number): RelaySession => ({
    topic: 'a',
    peer: { name: 'Phone' },
    expiresAt: clock.now() + lifeMs,
    namespaces: {},
  })
  const from = clock.now()
  const extender = createExtender({
    clock,
    extend: async () => {
      asked.push((clock.now() - from) / dayMs)
      if (!agrees) throw new Error('unauthorized')
      extender.watch(session(7 * dayMs))
    },
  })
  return { clock, asked, extender, session }
}

test('default: extends the session once a day', async () => {
  const { clock, asked, extender, session } = start()
  extender.watch(session(7 * dayMs))
  await clock.advance(3 * dayMs)
  expect(asked).toEqual([1, 2, 3])
})

test('behavior: extends a restored session that is older than a day immediately', async () => {
  const { clock, asked, extender, session } = start()
  extender.watch(session(3 * dayMs))
  await clock.advance(0)
  expect(asked).toEqual([0])
})

test('behavior: retries the next day if the wallet rejects the extension', async () => {
  const { clock, asked, extender, session } = start({ agrees: false })
  extender.watch(session(3 * dayMs))
  await clock.advance(2.5 * dayMs)
  expect(asked).toEqual([0, 1, 2])
})

test('behavior: asks again after a response of the wallet, if an extension is due', async () => {
  const { clock, asked, extender, session } = start({ agrees: false })
  extender.watch(session(7 * dayMs))
  extender.onResponse()
  expect(asked).toEqual([])
  await clock.advance(dayMs)
  await nextMacrotask()
  extender.onResponse()
  expect(asked).toEqual([1, 1])
})

test('behavior: does not extend after the session has ended', async () => {
  const { clock, asked, extender, session } = start()
  extender.watch(session(7 * dayMs))
  extender.watch(undefined)
  extender.onResponse()
  await clock.advance(2 * dayMs)
  expect(asked).toEqual([])
  expect(clock.pending).toBe(0)
})
