import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createTestWallet, startLoginGateway } from './login.fixtures.js'

const createKek = (version: number) => ({ version, key: randomBytes(32).toString('base64url') })

test('default: sessions and shares survive a restart, and a new key replaces the old one', async () => {
  const dataDir = createTemporaryFolder()
  const [old, current] = [createKek(1), createKek(2)]
  const first = await startLoginGateway({ dataDir, settings: { keks: [old] } })
  const port = Number(new URL(first.url).port)
  const device = await first.createDevice()
  await device.login('alice@example.org')
  const wallet = createTestWallet()
  await wallet.store(device)
  await first.stop()

  const second = await startLoginGateway({ dataDir, port, settings: { keks: [old, current] } })
  await expect.poll(() => second.logs.join('')).toContain('shares use the newest key now')
  await second.stop()

  await startLoginGateway({ dataDir, port, settings: { keks: [current] } })
  expect((await device.refresh()).status).toBe(200)
  expect((await device.requestWithNonce('wallet/share', {})).body).toEqual({ share: wallet.share })
}, 180_000)

test('behavior: with another pepper, devices refresh their access tokens, and keep their shares', async () => {
  const dataDir = createTemporaryFolder()
  const keks = [createKek(1)]
  const first = await startLoginGateway({ dataDir, settings: { keks } })
  const port = Number(new URL(first.url).port)
  const device = await first.createDevice()
  await device.login('alice@example.org')
  const wallet = createTestWallet()
  await wallet.store(device)
  await first.stop()

  const pepper = 'another pepper of at least 32 characters'
  await startLoginGateway({ dataDir, port, settings: { keks, pepper } })
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
  expect((await device.refresh()).status).toBe(200)
  expect((await device.refresh()).status).toBe(200)
  expect((await device.requestWithNonce('wallet/share', {})).body).toEqual({ share: wallet.share })
}, 180_000)
