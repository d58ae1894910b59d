import { toPermissionJson } from '@latchkit/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createSessionStore } from './createSessionStore.js'
import { expiry, permission, sessionKey } from './permissions.fixtures.js'

let database: Database
beforeAll(async () => {
  database = await openEmbedded(undefined)
})
afterAll(() => database.close())

test('behavior: deletes permissions that were not activated for a day, and used nonces', async () => {
  const store = createSessionStore(database)
  const of = { projectId: 'p', account: 'eip155:1:0x00' }
  const session = { sessionKey, permission: toPermissionJson(permission), expiry }
  const pending = await store.add(of, session, 1_000)
  const active = await store.add(of, session, 1_000)
  await store.activate(of, active ?? '', { ...session, context: '0x12' })
  await store.takeNonce('a', 5_000)
  await store.sweep(1_000_000 + 86_400_000)
  expect((await store.list(of)).map(({ pci }) => pci)).toEqual([pending, active].toSorted())
  expect(await store.takeNonce('a', 5_000)).toBe(true)
  await store.sweep(1_001_000 + 86_400_000)
  expect((await store.list(of)).map(({ pci }) => pci)).toEqual([active])
  await store.sweep((expiry + 366 * 86_400) * 1_000)
  expect(await store.list(of)).toEqual([])
})
