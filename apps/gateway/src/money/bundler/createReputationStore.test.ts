import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabases, type SharedDatabases } from '../../testing/openDatabases.fixtures.js'
import { createReputationStore } from './createReputationStore.js'

const clock = { ms: Date.parse('2026-11-27T12:30:00Z') }
let databases: SharedDatabases

beforeAll(async () => {
  databases = await openDatabases()
}, 180_000)

afterAll(() => databases.stop())

function getStore(index = 0) {
  return createReputationStore(databases.get(index), () => clock.ms)
}

const chainId = 'eip155:1'
const hourMs = 3_600_000

test('default: an unknown entity has no operations', async () => {
  expect(await getStore().find(chainId, '0xnew')).toEqual({ seen: 0, included: 0 })
})

test('behavior: two gateways count every operation', async () => {
  const entities = ['0xa', '0xb']
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      getStore(index).add(chainId, index % 3 === 0 ? entities : entities.toReversed(), { seen: 1 }),
    ),
  )
  await getStore().add(chainId, ['0xa'], { included: 3 })
  expect(await getStore(1).find(chainId, '0xa')).toEqual({ seen: 20, included: 3 })
  expect(await getStore(1).find(chainId, '0xb')).toEqual({ seen: 20, included: 0 })
  expect(await getStore().find('eip155:2', '0xa')).toEqual({ seen: 0, included: 0 })
})

test('behavior: an operation that is replaced is taken back, and a number is never negative', async () => {
  await getStore().add(chainId, ['0xc'], { seen: 1 })
  await getStore().add(chainId, ['0xc'], { seen: -1 })
  await getStore().add(chainId, ['0xc'], { seen: -1 })
  expect(await getStore().find(chainId, '0xc')).toEqual({ seen: 0, included: 0 })
  await getStore().add(chainId, ['0xd'], { seen: -1 })
  expect(await getStore().find(chainId, '0xd')).toEqual({ seen: 0, included: 0 })
})

test('behavior: numbers lose 1/24 every hour', async () => {
  await getStore().add(chainId, ['0xe'], { seen: 2_400, included: 240 })
  clock.ms += hourMs
  expect(await getStore().find(chainId, '0xe')).toEqual({ seen: 2_300, included: 230 })
  await getStore().add(chainId, ['0xe'], { seen: 100 })
  expect(await getStore().find(chainId, '0xe')).toEqual({ seen: 2_400, included: 230 })
  clock.ms += 96 * hourMs
  expect((await getStore().find(chainId, '0xe')).seen).toBeLessThan(50)
  clock.ms += 30 * 24 * hourMs
  await getStore().sweep()
  expect(await getStore().find(chainId, '0xe')).toEqual({ seen: 0, included: 0 })
})
