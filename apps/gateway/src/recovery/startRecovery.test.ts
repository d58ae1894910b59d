import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createSealKeyPair, openSealed } from '@latchkit/login-api'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../database/openEmbedded.js'
import { openPostgres } from '../database/openPostgres.js'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { createKeyCipher } from './keys/createKeyCipher.js'
import { createKey, createWallet, startRecoveryTest } from './recovery.fixtures.js'
import { recoverySchema } from './recoverySchema.js'
import type { RecoveryOptions } from './startRecovery.js'
import { limits, links, recoveryKeys, releaseLog } from './tables.js'

const email = 'alice.secret@example.org'

async function start(options?: Partial<RecoveryOptions>) {
  const service = await startRecoveryTest(options)
  onTestFinished(service.stop)
  return service
}

type Service = Awaited<ReturnType<typeof start>>

/** Stores the key of a wallet, and recovers it on another device. */
async function enrolAndRecover(service: Service) {
  const [wallet, key] = [createWallet(), createKey()]
  const [first, second] = [await service.createDevice(), await service.createDevice()]
  const stored = await first.receiveApproved(email)
  expect((await service.putKey(first, stored.linkId, wallet, key)).status).toBe(200)
  const link = await second.receiveApproved(email)
  const answer = await service.release(second, link.linkId, wallet)
  expect(service.openKey(second, answer, wallet)).toEqual(key)
  const { body } = await second.call('links/wait', { linkId: link.linkId })
  return { wallet, key, second, link, stored, deviceProof: String(body.deviceProof) }
}

test('behavior: data and keys survive a restart, and the keys are not in the database', async () => {
  const [dataDir, keysDir] = [createTemporaryFolder(), createTemporaryFolder()]
  const service = await startRecoveryTest({ dataDir, keysDir })
  const { wallet, key } = await enrolAndRecover(service)
  await service.stop()
  expect(readdirSync(keysDir).sort()).toEqual(['kek', 'recipient', 'signing.pem'])
  for (const name of readdirSync(keysDir)) expect(statSync(join(keysDir, name)).mode & 0o777).toBe(0o600)

  const again = await startRecoveryTest({ dataDir, keysDir, now: () => service.clock.now })
  again.clock.now = service.clock.now
  const device = await again.createDevice()
  const { linkId } = await device.receiveApproved(email)
  const answer = await again.release(device, linkId, wallet)
  expect(again.openKey(device, answer, wallet)).toEqual(key)
  await again.stop()

  const files = readDatabaseFiles(dataDir)
  for (const name of readdirSync(keysDir)) {
    const [line = ''] = readFileSync(join(keysDir, name), 'utf8')
      .split('\n')
      .slice(name.endsWith('pem') ? 1 : 0)
    expect(line.length).toBeGreaterThan(40)
    expect(files.includes(line)).toBe(false)
  }
  expect(files.includes(email)).toBe(false)
  expect(files.includes(Buffer.from(key))).toBe(false)

  rmSync(join(keysDir, 'kek'))
  await expect(startRecoveryTest({ dataDir, keysDir })).rejects.toThrow(
    'The key kek of KEYS_DIR is not the one that encrypted the database',
  )
}, 180_000)

/** Returns all bytes of a folder. */
test('error: on a full disk it says so, and continues when there is space', async () => {
  const [dataDir, keysDir] = [createTemporaryFolder(), createTemporaryFolder()]
  let free = 1e9
  const service = await start({ dataDir, keysDir, readFreeBytes: async () => free })
  const health = async () => {
    const response = await fetch(`${service.url}/health`)
    return [response.status, await response.json()]
  }
  const device = await service.createDevice()
  expect(await health()).toEqual([200, { status: 'ok', database: 'ok' }])
  free = 1e6
  expect(await health()).toEqual([503, { status: 'full', database: 'full' }])
  // The guard measures ten times a second.
  await expect
    .poll(() => device.requestLink(email))
    .toMatchObject({
      status: 503,
      body: { reasons: [{ description: 'The storage is full: try again later' }] },
    })
  free = 1e9
  expect(await health()).toEqual([200, { status: 'ok', database: 'ok' }])
  await expect.poll(async () => (await device.requestLink(email)).status).toBe(200)
}, 180_000)

function readDatabaseFiles(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Buffer.concat(files.map((entry) => readFileSync(join(entry.parentPath, entry.name))))
}

test('behavior: a stolen database has no usable key, address or token', async () => {
  const [dataDir, keysDir] = [createTemporaryFolder(), createTemporaryFolder()]
  const service = await startRecoveryTest({ dataDir, keysDir })
  const { key, second, link, wallet, deviceProof } = await enrolAndRecover(service)
  await service.stop()
  const { db, close } = await openEmbedded(dataDir, 0, () => {}, recoverySchema)
  onTestFinished(close)
  const dump: Record<string, readonly Record<string, unknown>[]> = {}
  for (const table of [links, recoveryKeys, releaseLog, limits])
    dump[getTableName(table)] = await db.select().from(table)
  expect(Object.values(dump).map((rows) => rows.length > 0)).toEqual([true, true, true, true])
  const text = JSON.stringify(dump)
  const encodings = ['hex', 'base64', 'base64url'] as const
  for (const encoding of encodings) expect(text).not.toContain(Buffer.from(key).toString(encoding))
  for (const secret of [email, 'alice', link.token, deviceProof]) expect(text).not.toContain(secret)

  const [row] = await db.select().from(recoveryKeys)
  const sealed = new Uint8Array(Buffer.from(String(row?.key).split('.')[1] ?? '', 'base64url'))
  expect(sealed.length).toBe(12 + 32 + 16)
  // Neither another key of the service, nor a device that had a link, opens it.
  const cipher = await createKeyCipher(createKey())
  await expect(cipher.decrypt(String(row?.key), `key\n${row?.eip155}\n${row?.solana}`)).rejects.toThrow(
    'another key',
  )
  for (const pair of [second.box, createSealKeyPair()]) expect(() => openSealed(sealed, pair, '')).toThrow()

  // With the key of the service, a row opens only for its own wallet.
  const kek = new Uint8Array(Buffer.from(readFileSync(join(keysDir, 'kek'), 'utf8'), 'base64url'))
  const own = await createKeyCipher(kek)
  const other = createWallet().addresses
  await expect(
    own.decrypt(String(row?.key), `key\n${other.eip155.toLowerCase()}\n${wallet.addresses.solana}`),
  ).rejects.toThrow()
}, 180_000)

test('behavior: logs at the lowest level contain no address, token, key or proof', async () => {
  const service = await start()
  const { key, link, stored, deviceProof, wallet } = await enrolAndRecover(service)
  await service.openPage(link.token)
  await service.approve(link.token)
  await service.approve('wrong')
  const logs = service.logs.join('')
  expect(service.logs.length).toBeGreaterThan(10)
  for (const secret of [email, 'alice', link.token, stored.token, deviceProof, wallet.addresses.eip155])
    expect(logs).not.toContain(secret)
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(logs).not.toContain(Buffer.from(key).toString(encoding))
})

test('behavior: five links per address and hour, whatever its case', async () => {
  const service = await start()
  const device = await service.createDevice()
  const requested = await Promise.all(
    Array.from({ length: 8 }, (_, index) => device.requestLink(index % 2 ? email : email.toUpperCase())),
  )
  expect(requested.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect(service.mails).toHaveLength(5)
  service.clock.now += 1_800_000
  const refused = await device.requestLink(email)
  expect(refused.body.reasons).toEqual([{ field: 'retry_later', description: expect.any(String) }])
  expect(refused.headers.get('retry-after')).toBe('1800')
  expect((await device.requestLink('bob@example.org')).status).toBe(200)
  service.clock.now += 1_800_000
  expect((await device.requestLink(email)).status).toBe(200)
})

test('behavior: 20 links per IP address and hour, and per /64 of IPv6', async () => {
  const service = await start({ trustProxy: ['loopback'] })
  const send = async (ip: string, index: number) => {
    const device = await service.createDevice(ip)
    return (await device.requestLink(`user${index}@example.org`)).status
  }
  for (let index = 0; index < 20; index += 1)
    expect(await send(`2001:db8:0:7::${index + 1}`, index)).toBe(200)
  expect(await send('2001:db8:0:7::ffff', 20)).toBe(429)
  expect(await send('2001:db8:0:8::1', 21)).toBe(200)
  expect(await send('203.0.113.9', 22)).toBe(200)
  expect(service.mails.at(-1)?.email.text).toContain('203.0.113.0/24')
  expect(service.mails.at(-2)?.email.text).toContain('2001:db8:0::/48')
}, 180_000)

test('behavior: nothing is released if the notice cannot be sent', async () => {
  const service = await start()
  const { wallet } = await enrolAndRecover(service)
  const device = await service.createDevice()
  const { linkId } = await device.receiveApproved(email)
  await service.mailServer.stop()
  const answer = await service.release(device, linkId, wallet)
  expect([answer.status, answer.body.sealedKey]).toEqual([503, undefined])
})

test('behavior: stopping ends the requests that wait', async () => {
  const service = await startRecoveryTest({ waitMs: 60_000 })
  const device = await service.createDevice()
  const { linkId } = await device.receiveLink(email)
  const waiting = device.call('links/wait', { linkId })
  // A later request was answered, so the one before has arrived.
  await device.call('keys/recipient', {})
  const [answer] = await Promise.all([waiting, service.stop()])
  expect(answer.body).toEqual({ status: 'pending' })
})

test('default: has its health, metrics and public key', async () => {
  const service = await start()
  const device = await service.createDevice()
  await device.call('keys/recipient', {})
  const health = await fetch(`${service.url}/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', database: 'ok' }])
  expect(await (await fetch(`${service.url}/metrics`)).text()).toContain(
    'latchkit_http_answers_total{route="recovery/keys/recipient",status="200"} 1',
  )
  const { keys } = await (await fetch(`${service.url}/.well-known/jwks.json`)).json()
  expect(keys).toEqual([
    { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String), alg: 'EdDSA', use: 'sig' },
  ])
})

test('error: keys in the data folder, and a database without a folder for keys', async () => {
  const dataDir = createTemporaryFolder()
  await expect(startRecoveryTest({ dataDir, keysDir: join(dataDir, 'keys') })).rejects.toThrow(
    'KEYS_DIR must not be in DATA_DIR',
  )
  await expect(startRecoveryTest({ dataDir })).rejects.toThrow('KEYS_DIR must be a folder')
})

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(() => postgres?.stop())

test('error: refuses the database of a gateway, and does not change it', async () => {
  const gateway = await openPostgres(postgres.url, 2, () => {})
  await gateway.close()
  const options = { databaseUrl: postgres.url, keysDir: createTemporaryFolder() }
  await expect(startRecoveryTest(options)).rejects.toThrow('need a database each')
  const again = await openPostgres(postgres.url, 2, () => {})
  await again.close()
  await postgres.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
}, 180_000)

test('behavior: works with Postgres, where concurrent requests are counted one by one', async () => {
  const service = await start({ databaseUrl: postgres.url, keysDir: createTemporaryFolder() })
  const { wallet } = await enrolAndRecover(service)
  const device = await service.createDevice()
  const { linkId } = await device.receiveApproved(email)
  const answers = await Promise.all(Array.from({ length: 6 }, () => service.release(device, linkId, wallet)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
  const requested = await Promise.all(Array.from({ length: 9 }, () => device.requestLink('bob@example.org')))
  expect(requested.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await postgres.query(`select count(*)::int as n from release_log`)).toEqual([{ n: 2 }])
}, 180_000)
