import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { recoverySchema } from '../recoverySchema.js'
import { delayedReleases } from '../tables.js'
import { createDelayedReleases } from './createDelayedReleases.js'

test('default: a release is used once, after the delay, and not after a refusal', async () => {
  const database = await openEmbedded(undefined, 0, () => {}, recoverySchema)
  onTestFinished(database.close)
  let at = 1_800_000_000_000
  const delayed = createDelayedReleases(database, () => at)
  const link = { jkt: 'jkt', origin: 'https://app.example.com', browser: 'Firefox', network: '' }
  const token = await delayed.create('0xA', link, 1_000)
  expect(await delayed.create('0xa', link, 1_000)).toBeUndefined()
  expect(await database.db.select().from(delayedReleases)).toMatchObject([{ eip155: '0xa' }])
  expect(JSON.stringify(await database.db.select().from(delayedReleases))).not.toContain(token)
  at += 999
  expect(await delayed.take('0xA', 'jkt')).toBe(false)
  at += 1
  expect(await delayed.take('0xA', 'other')).toBe(false)
  const taken = await Promise.all([1, 2, 3].map(() => delayed.take('0xA', 'jkt')))
  expect(taken.filter(Boolean)).toHaveLength(1)

  const next = await delayed.create('0xA', link, 1_000)
  expect(await delayed.refuse(next ?? '')).toBe(true)
  expect(await delayed.refuse(next ?? '')).toBe(false)
  at += 1_000
  expect(await delayed.take('0xA', 'jkt')).toBe(false)
  expect(await delayed.find('0xA', 'jkt')).toMatchObject({ isRefused: true })

  await delayed.create('0xB', link, 1_000)
  at += 1_000 + 7 * 86_400_000
  expect(await delayed.take('0xB', 'jkt')).toBe(false)
}, 180_000)
