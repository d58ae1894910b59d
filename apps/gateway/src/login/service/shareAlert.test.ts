import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createLimits } from './createLimits.js'
import { createShareAlert, type ShareBurst } from './createShareAlert.js'
import { createTestWallet, startLoginGateway } from './login.fixtures.js'

const cleanups = createCleanups((error) => {
  throw error
})
let database: Awaited<ReturnType<typeof openEmbedded>>

beforeAll(async () => {
  database = await openEmbedded(undefined)
  cleanups.add(database.close)
})
afterAll(() => cleanups.run())

test('default: alerts once per device and window, when the threshold is exceeded', async () => {
  let at = 1_800_000_000_000
  const limit = { max: 3, windowMs: 60_000 }
  const bursts: ShareBurst[] = []
  // Two gateways with one database.
  const counters = [0, 1].map(() =>
    createShareAlert(
      createLimits(database, () => at),
      limit,
      (burst) => void bursts.push(burst),
    ),
  )
  const read = async (deviceId: string, times: number) => {
    for (let index = 0; index < times; index += 1) await counters[index % 2]?.({ userId: 'u', deviceId })
  }
  await read('a', 3)
  await read('b', 3)
  expect(bursts).toEqual([])
  await read('a', 5)
  expect(bursts).toEqual([{ userId: 'u', deviceId: 'a', limit }])
  at += 59_999
  await read('b', 1)
  await read('a', 1)
  expect(bursts.map(({ deviceId }) => deviceId)).toEqual(['a', 'b'])
  // Any window counts, not only those that begin at a full minute.
  at += 1
  await read('a', 3)
  expect(bursts).toHaveLength(2)
  await read('a', 1)
  expect(bursts.map(({ deviceId }) => deviceId)).toEqual(['a', 'b', 'a'])
}, 180_000)

test('behavior: the default is a warning without addresses, and a metric; refused reads count too', async () => {
  const gateway = await startLoginGateway({ settings: { shareAlert: { reads: 29, seconds: 60 } } })
  const email = 'alice@example.org'
  const device = await gateway.createDevice()
  await device.login(email)
  const wallet = createTestWallet()
  await wallet.store(device)
  const readMetric = async () =>
    /latchkit_login_share_bursts_total (\d+)/.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1]
  const getWarnings = () => gateway.logs.filter((line) => line.includes('reads its share unusually often'))
  for (let read = 0; read < 29; read += 1) await device.requestWithNonce('wallet/share', {})
  expect([getWarnings(), await readMetric()]).toEqual([[], '0'])
  await device.requestWithNonce('wallet/share', {})
  expect((await device.requestWithNonce('wallet/share', {})).field).toBe('limit')
  expect([getWarnings().length, await readMetric()]).toEqual([1, '1'])
  const [warning = ''] = getWarnings()
  expect(JSON.parse(warning)).toMatchObject({ level: 40, max: 29, windowMs: 60_000 })
  for (const secret of [email, 'alice', wallet.addresses.eip155, wallet.share, '127.0.0.1'])
    expect(warning).not.toContain(secret)
}, 180_000)

test('behavior: a function replaces the log, and its failure does not refuse the read', async () => {
  const bursts: ShareBurst[] = []
  const gateway = await startLoginGateway({
    settings: { shareAlert: { reads: 1, seconds: 60 } },
    onShareBurst(burst) {
      bursts.push(burst)
      throw new Error('no receiver')
    },
  })
  const device = await gateway.createDevice()
  const { user } = await device.login('alice@example.org')
  const wallet = createTestWallet()
  await wallet.store(device)
  await device.requestWithNonce('wallet/share', {})
  expect((await device.requestWithNonce('wallet/share', {})).body).toEqual({ share: wallet.share })
  expect(bursts).toEqual([
    { userId: user.id, deviceId: expect.any(String), limit: { max: 1, windowMs: 60_000 } },
  ])
  expect(gateway.logs.join('')).toContain('was not reported')
  expect(gateway.logs.join('')).not.toContain('unusually often')
}, 180_000)
