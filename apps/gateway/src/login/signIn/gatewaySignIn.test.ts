import { randomBytes } from 'node:crypto'
import { type GatewaySignInOptions, gatewaySignIn } from '@latchkit/blockchain-api'
import type { Storage } from '@latchkit/core/ports'
import { formatSiwxMessage } from '@latchkit/core/siwx'
import { createLocalJWKSet, jwtVerify } from 'jose'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../../server/mail/startMailServer.fixtures.js'
import {
  origin,
  otherAccount,
  owner,
  type SignInGateway,
  startMs,
  startSignInGateway,
} from './signIn.fixtures.js'

const mainnet = 'eip155:1'
const stops: (() => void | Promise<void>)[] = []
let gateway: SignInGateway
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  stops.push(mail.stop)
  const login = {
    frameOrigin: 'https://frame.example.com',
    mail: { url: mail.url, from: 'Example <login@example.com>' },
    pepper: 'a pepper of at least 32 characters',
    keks: [{ version: 1, key: randomBytes(32).toString('base64url') }],
    recoveryUrl: 'https://recovery.example.com',
  }
  gateway = await startSignInGateway({ now: () => Date.now(), login }, (stop) => void stops.push(stop))
}, 180_000)
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

let stored: Map<string, string>
let requests: string[]
let page: EventTarget

beforeEach(() => {
  stored = new Map()
  requests = []
  page = new EventTarget()
  // The database and the sockets keep their timers.
  vi.useFakeTimers({ toFake: ['Date'], now: startMs })
  vi.stubGlobal('location', new URL(`${origin}/account`))
  vi.stubGlobal('localStorage', toStorage(stored))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const { fetch } = globalThis
  vi.stubGlobal('navigator', { locks: createLocks() })
  vi.stubGlobal('fetch', (url: URL | string, init: RequestInit) => {
    // The gateway and the tests send requests too.
    if (!(url instanceof URL)) return fetch(url, init)
    requests.push(url.pathname.split('/').at(-1) ?? '')
    // A browser sends the origin itself, and each test has its own address.
    const headers = { ...init.headers, origin, 'x-forwarded-for': '2001:db8::7' }
    // Without the time-out of the client, which is short on a busy machine.
    return fetch(url, { ...init, headers, signal: null })
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function toStorage(values: Map<string, string>): Storage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** The part of the Web Locks API that the client uses, which Node.js does not have. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request<T>(name: string, task: () => Promise<T>): Promise<T> {
      const result = (queues.get(name) ?? Promise.resolve()).then(task)
      queues.set(
        name,
        result.catch(() => undefined),
      )
      return result
    },
  }
}

/** Creates the sign-in of one tab, or of the same tab after a reload. */
function openTab(options: Partial<GatewaySignInOptions> = {}) {
  const siwx = gatewaySignIn({
    ...{ url: gateway.url, projectId: 'p', statement: 'Sign in to Example.' },
    ...options,
  })

  async function prepare(account: PrivateKeyAccount = owner, signer = account) {
    const data = await siwx.createMessage({ accountAddress: account.address, chainId: mainnet })
    const message = formatSiwxMessage(data)
    return { data, message, signature: await signer.signMessage({ message }) }
  }
  const signIn = async (account?: PrivateKeyAccount) => siwx.addSession(await prepare(account))
  const getAddresses = async (account: PrivateKeyAccount = owner) =>
    (await siwx.getSessions(mainnet, account.address)).map(({ data }) => data.accountAddress)
  const sessions: unknown[] = []
  onTestFinished(siwx.subscribe((session) => sessions.push(session?.address)))
  return { siwx, prepare, signIn, getAddresses, sessions }
}

/** Tells the tabs that another one has changed the storage. */
const announceChange = () =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'latchkit.sign-in.p' }))

test('default: an account signs in, and a server verifies its token', async () => {
  const { siwx, signIn, getAddresses, sessions } = openTab()
  expect(await getAddresses()).toEqual([])
  expect(await siwx.getToken()).toBeUndefined()
  await signIn()
  expect(await getAddresses()).toEqual([owner.address])
  expect(sessions).toEqual([owner.address])
  const keys = createLocalJWKSet(await (await fetch(`${gateway.url}/auth/v1/jwks.json`)).json())
  const { payload } = await jwtVerify((await siwx.getToken()) ?? '', keys, {
    ...{ typ: 'at+jwt', audience: origin, currentDate: new Date() },
  })
  expect(payload.sub).toBe(`${mainnet}:${owner.address}`)
})

test('default: the account and its metadata', async () => {
  const { siwx, signIn } = openTab()
  expect(await siwx.getAccount()).toBeUndefined()
  await expect(siwx.setAccountMetadata({})).rejects.toMatchObject({ code: 'sign-in' })
  await signIn()
  await siwx.setAccountMetadata({ theme: 'dark' })
  expect(await siwx.getAccount()).toMatchObject({ address: owner.address, metadata: { theme: 'dark' } })
})

test('behavior: the message is one of this page, and its nonce has 128 bits', async () => {
  const { data, message } = await openTab({ resources: [`${origin}/terms`] }).prepare()
  expect(data.nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(message).toContain('app.example.com wants you to sign in with your Ethereum account:')
  expect(message).toContain(`\n\nSign in to Example.\n\nURI: ${origin}\n`)
  expect(message).toContain(`- ${origin}/terms`)
})

test('behavior: a reload needs no signature, and the page stores nothing but refresh tokens', async () => {
  const first = openTab()
  const signed = await first.prepare()
  await first.siwx.addSession(signed)
  const token = await first.siwx.getToken()
  const [[key, text] = ['', '']] = stored
  expect(key).toBe('latchkit.sign-in.p')
  const account = `${mainnet}:${owner.address.toLowerCase()}`
  expect(JSON.parse(text)).toEqual({ [account]: expect.stringMatching(/^[\w-]+\.[\w-]+$/) })
  for (const secret of [signed.data.nonce, signed.signature, token]) expect(text).not.toContain(secret)

  const second = openTab()
  expect(await second.getAddresses()).toEqual([owner.address])
  expect(await second.siwx.getAccount()).toMatchObject({ address: owner.address })
  expect(stored.get(key)).not.toBe(text)
})

test('behavior: without storage, the session ends with the page', async () => {
  const { signIn, getAddresses } = openTab({ storage: null })
  await signIn()
  expect(await getAddresses()).toEqual([owner.address])
  expect(stored.size).toBe(0)
  expect(await openTab({ storage: null }).getAddresses()).toEqual([])
})

test.each([
  ['throws', 'throws'],
  ['contains no JSON', '{'],
  ['contains other JSON', '{"eip155:1:0x":7}'],
])('behavior: storage that %s', async (_, text) => {
  const values = new Map([['latchkit.sign-in.p', text]])
  const fail = (): never => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  }
  const storage = text === 'throws' ? { getItem: fail, setItem: fail, removeItem: fail } : toStorage(values)
  const { signIn, getAddresses } = openTab({ storage })
  expect(await getAddresses()).toEqual([])
  await signIn()
  expect(await getAddresses()).toEqual([owner.address])
})

test('behavior: a token is refreshed half a minute before it expires, once for all callers', async () => {
  const { siwx, signIn } = openTab()
  await signIn()
  const token = await siwx.getToken()
  vi.setSystemTime(startMs + 569_000)
  expect(await siwx.getToken()).toBe(token)
  vi.setSystemTime(startMs + 571_000)
  requests.length = 0
  const tokens = await Promise.all([siwx.getToken(), siwx.getToken(), siwx.getToken()])
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(token)
  expect(requests).toEqual(['refresh'])
})

test('behavior: two tabs refresh one after the other', async () => {
  await openTab().signIn()
  const tabs = [openTab(), openTab(), openTab()]
  const addresses = await Promise.all(tabs.map(({ getAddresses }) => getAddresses()))
  expect(addresses).toEqual([[owner.address], [owner.address], [owner.address]])
  expect(await openTab().getAddresses()).toEqual([owner.address])
})

test('behavior: a sign-out ends the session at the gateway, and in all tabs', async () => {
  const first = openTab()
  await first.signIn()
  const second = openTab()
  await second.getAddresses()
  const token = (await second.siwx.getToken()) ?? ''
  await first.siwx.revokeSession(mainnet, owner.address)
  expect(first.sessions).toEqual([owner.address, undefined])
  expect(stored.size).toBe(0)
  announceChange()
  // Listeners are called in a microtask of their own.
  await Promise.resolve()
  expect(second.sessions).toEqual([owner.address, undefined])
  expect(await second.getAddresses()).toEqual([])
  expect((await gateway.me(token)).field).toBe('session_expired')
})

test('behavior: a sign-out after a reload, and of a session that has ended', async () => {
  await openTab().signIn()
  const { siwx, getAddresses } = openTab()
  await siwx.revokeSession(mainnet, owner.address)
  await siwx.revokeSession(mainnet, owner.address)
  expect(await getAddresses()).toEqual([])
})

test('behavior: accounts have one session each, and a disconnect ends those of others', async () => {
  const { siwx, signIn, getAddresses, sessions } = openTab()
  await signIn()
  await signIn(otherAccount)
  expect(await getAddresses()).toEqual([owner.address])
  expect(await getAddresses(otherAccount)).toEqual([otherAccount.address])
  await siwx.setSessions([...(await siwx.getSessions(mainnet, owner.address))])
  expect(await getAddresses(otherAccount)).toEqual([])
  await siwx.setSessions([])
  expect(await getAddresses()).toEqual([])
  expect(sessions.at(-1)).toBeUndefined()
})

test('behavior: setSessions adds messages that were signed with the connection', async () => {
  const { siwx, prepare, getAddresses } = openTab()
  await siwx.setSessions([await prepare()])
  expect(await getAddresses()).toEqual([owner.address])
})

test('behavior: a session that has ended at the gateway', async () => {
  const { siwx, signIn, getAddresses, sessions } = openTab()
  await signIn()
  vi.setSystemTime(startMs + 7 * 86_400_000 + 1_000)
  expect(await siwx.getAccount()).toBeUndefined()
  expect(await getAddresses()).toEqual([])
  expect(sessions).toEqual([owner.address, undefined])
})

test('error: a refresh token that someone else has used twice ends the session', async () => {
  await openTab().signIn()
  const [[, text] = ['', '{}']] = stored
  const [stolen = ''] = Object.values<string>(JSON.parse(text))
  await openTab().getAddresses()
  vi.setSystemTime(startMs + 31_000)
  await gateway.refresh(stolen)
  expect(await openTab().getAddresses()).toEqual([])
  expect(stored.size).toBe(0)
})

test('error: a signature of another account, after which the user can try again', async () => {
  const { siwx, prepare, getAddresses } = openTab()
  const { data, message, signature } = await prepare(owner, otherAccount)
  await expect(siwx.addSession({ data, message, signature })).rejects.toMatchObject({
    ...{ code: 'sign-in', step: 'addSession' },
    message: expect.stringContaining(`(invalidSignature): The account ${owner.address} did not sign this`),
  })
  expect(await getAddresses()).toEqual([])
  await siwx.addSession({ data, message, signature: await owner.signMessage({ message }) })
  expect(await getAddresses()).toEqual([owner.address])
})

test('error: a message of another page, and a message twice', async () => {
  const { siwx, prepare } = openTab()
  const signed = await prepare()
  await expect(openTab().siwx.addSession(signed)).rejects.toMatchObject({ code: 'sign-in' })
  await siwx.addSession(signed)
  await expect(siwx.addSession(signed)).rejects.toMatchObject({ code: 'sign-in' })
})

test('behavior: an address that was confirmed with a code', async () => {
  const { siwx, signIn } = openTab()
  const account = { chainId: mainnet, address: owner.address }
  await expect(siwx.confirmEmailCode('123456')).rejects.toMatchObject({ code: 'sign-in' })
  await siwx.sendEmailCode('user@example.org', account)
  const [code = ''] = /^\d{6}/.exec(mail.mails.at(-1)?.email.text ?? '') ?? []
  await expect(siwx.confirmEmailCode(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({
    ...{ code: 'sign-in', message: expect.stringContaining('(code_wrong): The code is wrong.') },
  })
  await siwx.confirmEmailCode(code)
  // The address is that of the other account.
  await signIn(otherAccount)
  expect(await siwx.getAccount()).not.toHaveProperty('email')
  await signIn()
  expect(await siwx.getAccount()).toMatchObject({ address: owner.address, email: 'user@example.org' })
  await expect(siwx.sendEmailCode('user@example.org', account)).rejects.toMatchObject({
    ...{ code: 'service-unreachable', status: 429 },
  })
})

test('error: an unknown project, and a gateway that cannot be reached', async () => {
  await expect(openTab({ projectId: 'unknown' }).prepare()).rejects.toMatchObject({
    code: 'invalid-project-id',
  })
  await openTab().signIn()
  const { siwx, getAddresses } = openTab()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(getAddresses()).rejects.toMatchObject({ code: 'service-unreachable' })
  await expect(siwx.revokeSession(mainnet, owner.address)).rejects.toMatchObject({
    code: 'service-unreachable',
  })
  // The session still exists.
  expect(stored.size).toBe(1)
})

test('error: an invalid URL', () => {
  expect(() => openTab({ url: 'http://example.com' })).toThrow(
    expect.objectContaining({ name: 'ConfigError' }),
  )
})
