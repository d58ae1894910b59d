import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiwxMessageInput } from '../../../ports/Siwx.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { type LocalSignInOptions, localSignIn } from './localSignIn.js'
import { signIn } from './signIn.js'
import { createSiwxKit } from './siwx.fixtures.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const input = { accountAddress: address, chainId: 'eip155:1' } as const
const startMs = Date.UTC(2030, 0, 1)

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('location', { host: 'app.example', origin: 'https://app.example' })
  vi.stubGlobal('localStorage', toStorage(stored))
})
afterEach(() => vi.unstubAllGlobals())

function toStorage(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

async function create(options: LocalSignInOptions = {}) {
  const siwx = localSignIn({ now: () => startMs, ...options })
  async function prepare(given: SiwxMessageInput = input) {
    const { toString: _, ...data } = await siwx.createMessage(given)
    return { data, message: String(await siwx.createMessage(given)), signature: '0x1' }
  }
  async function sign(given: SiwxMessageInput = input) {
    const message = await siwx.createMessage(given)
    const { toString: _, ...data } = message
    const session = { data, message: String(message), signature: '0x1' }
    await siwx.addSession(session)
    return session
  }
  return { siwx, prepare, sign }
}

test('default: a message of the page with 128 random bits, and a session that survives a reload', async () => {
  const { siwx, sign } = await create({ statement: 'I accept the terms.' })
  const session = await sign()
  expect(session.data.nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(session.message).toBe(
    [
      'app.example wants you to sign in with your Ethereum account:',
      ...[address, '', 'I accept the terms.', '', 'URI: https://app.example', 'Version: 1', 'Chain ID: 1'],
      `Nonce: ${session.data.nonce}`,
      'Issued At: 2030-01-01T00:00:00.000Z',
      'Expiration Time: 2030-01-08T00:00:00.000Z',
    ].join('\n'),
  )
  expect(siwx.getRequired?.()).toBe(true)
  const reloaded = await create()
  expect(await reloaded.siwx.getSessions('eip155:1', address.toLowerCase())).toEqual([session])
  expect(await reloaded.siwx.getSessions('eip155:10', address)).toEqual([])
})

test('behavior: nonces differ', async () => {
  const { siwx } = await create()
  const messages = await Promise.all(Array.from({ length: 50 }, () => siwx.createMessage(input)))
  expect(new Set(messages.map(({ nonce }) => nonce)).size).toBe(50)
})

test('behavior: one session for each account and chain', async () => {
  const { siwx, sign } = await create()
  await sign()
  const latest = await sign({ ...input, accountAddress: address.toLowerCase() })
  const other = await sign({ ...input, chainId: 'eip155:10' })
  expect(await siwx.getSessions('eip155:1', address)).toEqual([latest])
  await siwx.revokeSession('eip155:1', address)
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  expect(await siwx.getSessions('eip155:10', address)).toEqual([other])
  await siwx.setSessions([])
  expect(stored.size).toBe(0)
})

test('behavior: a disconnected account keeps the sessions of others', async () => {
  const { siwx, sign } = await create()
  const kept = await sign()
  await sign({ ...input, chainId: 'eip155:10' })
  await siwx.setSessions([kept])
  expect(await siwx.getSessions('eip155:1', address)).toEqual([kept])
  expect(await siwx.getSessions('eip155:10', address)).toEqual([])
})

test('error: a message that was not created here, was changed or was used', async () => {
  const { siwx, prepare, sign } = await create()
  const used = await sign()
  const other = await (await create()).prepare()
  const changed = { ...(await prepare()), message: 'Pay everything' }
  for (const session of [used, other, changed]) {
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'sign-in', step: 'addSession' })
  }
  await expect(siwx.setSessions([other])).rejects.toMatchObject({ code: 'sign-in' })
})

test.each(['{', '7', '[null, 7, {"data":{}}]'])('error: the storage contains %s', async (text) => {
  stored.set('latchkit.sign-in', text)
  const { siwx, sign } = await create()
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  const session = await sign()
  expect(await siwx.getSessions('eip155:1', address)).toEqual([session])
})

test('error: storage that throws, that is full, and none: memory', async () => {
  const fail = () => {
    throw new Error('The quota is exceeded')
  }
  const full = { getItem: () => null, setItem: fail, removeItem: () => {} }
  for (const storage of [{ getItem: fail, setItem: fail, removeItem: fail }, full, undefined]) {
    if (!storage) vi.stubGlobal('localStorage', null)
    const { siwx, sign } = await create({ storage })
    const session = await sign()
    expect(await siwx.getSessions('eip155:1', address)).toEqual([session])
  }
})

test('behavior: the kit signs in with it, and again when the session has expired', async () => {
  const clock = fakeClock()
  const siwx = localSignIn({ now: clock.now, lifetimeMs: 60_000, required: false })
  const { kit, status } = createSiwxKit({ siwx, clock })
  await connect(kit, { connectorId: 'io.fake' })
  expect((await signIn(kit)).data.domain).toBe('app.example')
  await clock.advance(60_000)
  await disconnect(kit)
  await connect(kit, { connectorId: 'io.fake' })
  await expect.poll(status).toBe('prompting')
})

test('behavior: messages that a wallet has completed: it connects and signs with one prompt', async () => {
  const { siwx } = await create()
  const text = 'The text of the wallet'
  const message = await siwx.createMessage({ accountAddress: `0x${'0'.repeat(40)}`, chainId: 'eip155:1' })
  const { toString: _, ...data } = message
  const complete = (chainId: 'eip155:1' | 'eip155:10', changes = {}) => ({
    ...{ data: { ...data, accountAddress: address, chainId, ...changes }, message: `${text} ${chainId}` },
    signature: '0x1',
  })
  await expect(siwx.setSessions([complete('eip155:1', { domain: 'evil.example' })])).rejects.toThrow()
  await siwx.setSessions([complete('eip155:1'), complete('eip155:10')])
  expect(await siwx.getSessions('eip155:10', address)).toHaveLength(1)
  await expect(siwx.addSession({ ...complete('eip155:1'), message: 'again' })).rejects.toThrow('was used')
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { toString: __, ...other } = await siwx.createMessage({
    accountAddress: '1'.repeat(32),
    chainId: solana,
  })
  await siwx.addSession({ data: { ...other, accountAddress: 'own' }, message: text, signature: '0x1' })
  expect(await siwx.getSessions(solana, 'own')).toHaveLength(1)
})
