import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openPostgres } from '../../database/openPostgres.js'
import { startPostgres } from '../../testing/startPostgres.fixtures.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createProfiles } from './createProfiles.js'
import { createSignInSessions } from './createSignInSessions.js'
import { origin, startMs, writeKey } from './signIn.fixtures.js'

const account = 'eip155:1:0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const app = { projectId: 'p', origin }
const clock = { ms: startMs }
const stops: (() => void | Promise<void>)[] = []
/** Two gateways with one database and one key: their statements run at the same time. */
let gateways: ReturnType<typeof createGateway>[] = []

beforeAll(async () => {
  const postgres = await startPostgres()
  stops.unshift(postgres.stop)
  const file = writeKey((stop) => stops.unshift(stop))
  for (let count = 0; count < 2; count += 1) {
    const database = await openPostgres(postgres.url, 8, () => {})
    stops.unshift(database.close)
    gateways.push(createGateway(database, file))
  }
}, 180_000)

afterAll(async () => {
  gateways = []
  for (const stop of stops) await stop()
})

function createGateway(database: Database, keyFile: string) {
  const key = createPrivateKey(readFileSync(keyFile))
  const options = { key, issuer: 'https://gateway.example.net', now: () => clock.ms }
  return {
    nonces: createNonceTokens(database, options),
    profiles: createProfiles(database),
    sessions: createSignInSessions(database, { ...options, refreshKey: Buffer.alloc(32, 1) }),
  }
}

function getGateway(index: number) {
  const gateway = gateways[index % gateways.length]
  if (!gateway) throw new Error('the gateways have not started')
  return gateway
}

const runAll = <Result>(run: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 16 }, (_, index) => run(index)))

test('behavior: a nonce is used once, at one of the gateways', async () => {
  const { nonce, token } = await getGateway(0).nonces.create(app)
  const results = await runAll(async (index) => {
    const { store } = await getGateway(index).nonces.open(token, app)
    return store.consume(nonce)
  })
  const used = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
  expect(used.filter((value) => value === true)).toHaveLength(1)
  expect(used.filter((value) => value === false)).toHaveLength(15)
})

test('behavior: parallel sign-ins of an account share one profile', async () => {
  const results = await runAll((index) => getGateway(index).profiles.open('p', account))
  const ids = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
  expect(new Set(ids).size).toBe(1)
})

test('error: parallel exchanges of one refresh token at both gateways end the session', async () => {
  const profileId = await getGateway(0).profiles.open('p', account)
  const given = { profileId, origin, uri: origin, nonce: '0'.repeat(32), email: null }
  const { refreshToken, token } = await getGateway(0).sessions.create(given, { projectId: 'p', account })
  const results = await runAll((index) => getGateway(index).sessions.refresh(refreshToken, app))
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2)
  await expect(getGateway(1).sessions.authenticate(token, app)).rejects.toMatchObject({ status: 401 })
})
