import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgresNonceStore, postgresNonceTable } from '../nonce/createPostgresNonceStore.js'
import { createCookieSessionStore } from './createCookieSessionStore.js'
import { createMemorySessionStore } from './createMemorySessionStore.js'
import { createPostgresSessionStore, postgresSessionTable } from './createPostgresSessionStore.js'
import type { PostgresQuery } from './PostgresQuery.js'
import { createMemoryRevocationList } from './RevocationList.js'
import type { SessionStore, SessionStoreOptions } from './SessionStore.js'

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create()
  await database.exec(postgresSessionTable)
  await database.exec(postgresNonceTable)
  // The database is WebAssembly, which a busy machine compiles slowly.
}, 180_000)
afterAll(() => database.close())

const query: PostgresQuery = (text, params) => database.query(text, [...params])
const secrets = ['a'.repeat(32)]
const fields = {
  chainId: 'eip155:1',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  domain: 'app.example.com',
  uri: 'https://app.example.com',
}

const stores: Record<string, (options: SessionStoreOptions) => SessionStore> = {
  memory: createMemorySessionStore,
  cookie: (options) =>
    createCookieSessionStore({ ...options, secrets, revocations: createMemoryRevocationList(options.now) }),
  postgres: (options) => createPostgresSessionStore({ ...options, query }),
}

describe.each(Object.entries(stores))('%s', (_, create) => {
  function createStore() {
    const clock = { now: 1_000_000 }
    const store = create({ lifetime: 10_000, rotationGrace: 1_000, now: () => clock.now })
    return { clock, store }
  }

  test('default: finds the session of a token', async () => {
    const { store } = createStore()
    const { token, session } = await store.create(fields)
    expect(session).toEqual({
      ...fields,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: 1_000_000,
      expiresAt: 1_010_000,
    })
    expect(await store.find(token)).toEqual({ session, issuedAt: 1_000_000 })
  })

  test('behavior: each session has its own token and id', async () => {
    const { store } = createStore()
    const [one, other] = [await store.create(fields), await store.create({ ...fields, chainId: 'eip155:10' })]
    expect(one.token).not.toBe(other.token)
    expect(one.session.id).not.toBe(other.session.id)
    expect((await store.find(other.token))?.session.chainId).toBe('eip155:10')
  })

  test('behavior: ends at its expiry', async () => {
    const { clock, store } = createStore()
    const { token } = await store.create(fields)
    clock.now = 1_009_999
    expect(await store.find(token)).toBeDefined()
    clock.now = 1_010_000
    expect(await store.find(token)).toBeUndefined()
    expect(await store.rotate(token)).toBeUndefined()
  })

  test('behavior: rotation keeps the session and its expiry', async () => {
    const { clock, store } = createStore()
    const { token, session } = await store.create(fields)
    clock.now = 1_005_000
    const next = await store.rotate(token)
    expect(next).toEqual({ token: expect.any(String), session })
    expect(next?.token).not.toBe(token)
    expect(await store.find(next?.token ?? '')).toEqual({ session, issuedAt: 1_005_000 })
  })

  test('behavior: a replaced token is valid for a short time, and is replaced once', async () => {
    const { clock, store } = createStore()
    const { token } = await store.create(fields)
    const results = await Promise.all([store.rotate(token), store.rotate(token), store.rotate(token)])
    const next = results.filter((result) => result !== undefined)
    expect(next).toHaveLength(1)
    clock.now = 1_000_999
    expect(await store.find(token)).toBeDefined()
    clock.now = 1_001_000
    expect(await store.find(token)).toBeUndefined()
    expect(await store.find(next[0]?.token ?? '')).toBeDefined()
  })

  test('behavior: revocation ends all tokens of the session, and no other session', async () => {
    const { store } = createStore()
    const [one, other] = [await store.create(fields), await store.create(fields)]
    const next = await store.rotate(one.token)
    await store.revoke(next?.token ?? '')
    for (const token of [one.token, next?.token ?? '']) {
      expect(await store.find(token)).toBeUndefined()
      expect(await store.rotate(token)).toBeUndefined()
    }
    expect(await store.find(other.token)).toBeDefined()
  })

  test('error: unknown and changed tokens', async () => {
    const { store } = createStore()
    const { token } = await store.create(fields)
    const end = token.slice(0, -3)
    for (const wrong of [
      '',
      'token',
      `${end}AAA`,
      `A${token}`,
      `${token}.`,
      "' OR 1=1 --",
      'x'.repeat(10_000),
    ]) {
      expect(await store.find(wrong), wrong).toBeUndefined()
      expect(await store.rotate(wrong), wrong).toBeUndefined()
      await store.revoke(wrong)
    }
    expect(await store.find(token)).toBeDefined()
  })
})

describe('cookie', () => {
  const createStore = (all: readonly string[]) =>
    createCookieSessionStore({ secrets: all, revocations: createMemoryRevocationList() })
  const other = 'b'.repeat(32)

  test('behavior: accepts tokens of an older secret', async () => {
    const { token } = await createStore(secrets).create(fields)
    expect(await createStore([other, ...secrets]).find(token)).toBeDefined()
    expect(await createStore([other]).find(token)).toBeUndefined()
  })

  test('error: another algorithm, claims or signature', async () => {
    const store = createStore(secrets)
    const { token, session } = await store.create(fields)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = encode({ alg: 'none', typ: 'siwx-session+jwt' })
    const changed = encode({ jti: 'x', iat: 0, session: { ...session, address: '0x' } })
    for (const wrong of [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${changed}.${signature}`,
      `${header}.${payload}.${signature}=`,
      `${header}.${payload}.${signature}.${signature}`,
    ])
      expect(await store.find(wrong)).toBeUndefined()
    expect(await store.find(token)).toBeDefined()
  })

  test.each([[[]], [['short']], [['a'.repeat(32), 'short']]])('error: the secrets %j', (wrong) => {
    expect(() => createStore(wrong)).toThrow('"secrets" must contain secrets of at least 32 characters')
  })
})

describe('memory', () => {
  test('param: maxTokens: a further token replaces the oldest', async () => {
    const store = createMemorySessionStore({ maxTokens: 2 })
    const issued = [await store.create(fields), await store.create(fields), await store.create(fields)]
    const found = await Promise.all(issued.map(({ token }) => store.find(token)))
    expect(found.map((one) => one !== undefined)).toEqual([false, true, true])
  })
})

describe('postgres', () => {
  test('behavior: contains no token, and deletes expired sessions', async () => {
    const clock = { now: 2_000_000 }
    const store = createPostgresSessionStore({ query, lifetime: 100, now: () => clock.now })
    const { token } = await store.create(fields)
    const { rows } = await query('SELECT * FROM siwx_sessions', [])
    expect(JSON.stringify(rows)).not.toContain(token)
    clock.now = 9_000_000
    await store.create(fields)
    expect((await query('SELECT 1 FROM siwx_sessions', [])).rows).toHaveLength(1)
  })

  test('behavior: a nonce is valid once, until its expiry', async () => {
    const clock = { now: 1_000 }
    const store = createPostgresNonceStore({ query, lifetime: 100, now: () => clock.now })
    const [nonce, late] = [await store.issue(), await store.issue()]
    expect(await store.has(nonce)).toBe(true)
    const results = await Promise.all([1, 2, 3].map(() => store.consume(nonce)))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await store.has(nonce)).toBe(false)
    clock.now = 1_100
    expect(await store.has(late)).toBe(false)
    expect(await store.consume(late)).toBe(false)
    await store.issue()
    expect((await query('SELECT 1 FROM siwx_nonces', [])).rows).toHaveLength(1)
  })
})
