import { expect, onTestFinished, test } from 'vitest'
import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import { AbortedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { addresses } from '../bitcoin/bitcoin.fixtures.js'
import { type BitcoinAnswer, toBitcoinSession } from '../bitcoin/toBitcoinSession.js'
import { type DrivableWallet, keepSession, type WalletDriver } from './keepSession.js'

const one = { accounts: [{ address: addresses.p2wpkh.mainnet }] }
const two = { accounts: [{ address: addresses.p2pkh.mainnet }] }
const never = () => new AbortController().signal

/** A fake wallet whose responses the test sets. */
function wallet(id: string, overrides: Partial<WalletDriver> = {}) {
  const state = { now: one as BitcoinAnswer, closed: 0, listeners: 0 }
  let tell: (answer?: BitcoinAnswer) => void = () => {}
  const style: WalletDriver = {
    connect: async () => state.now,
    read: async () => state.now,
    watch(changed) {
      tell = changed
      state.listeners += 1
      return () => {
        state.listeners -= 1
      }
    },
    disconnect: async () => {
      state.closed += 1
    },
    ...overrides,
  }
  const fake: DrivableWallet = { connector: { id }, style }
  return { ...fake, state, tell: (answer?: BitcoinAnswer) => tell(answer) }
}

function keeper() {
  const events: AdapterEvent[] = []
  const warnings: string[] = []
  const read = (connectorId: string, answer: BitcoinAnswer) =>
    toBitcoinSession({ connectorId, answer, preferred: [] })
  const sessions = keepSession<DrivableWallet>({
    emit: (event) => events.push(event),
    warn: (message) => warnings.push(message),
    read,
  })
  onTestFinished(sessions.stop)
  const open = (of: DrivableWallet, signal = never()) => sessions.open(of, read, signal)
  return { sessions, events, warnings, read, open }
}

/** A promise that the test settles. */
function createDeferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

test('default: connects, watches the wallet, and emits its changes', async () => {
  const { events, open, sessions } = keeper()
  const satchel = wallet('satchel')
  const session = await open(satchel)
  expect(sessions.live()?.session).toBe(session)
  expect(satchel.state.listeners).toBe(1)
  satchel.tell()
  await nextMacrotask()
  expect(events).toEqual([])
  satchel.state.now = two
  satchel.tell()
  await nextMacrotask()
  expect(events).toMatchObject([
    { type: 'session', session: { accounts: [{ address: addresses.p2pkh.mainnet }] } },
  ])
})

test('behavior: uses the accounts that a wallet sends, without asking it', async () => {
  const { events, open } = keeper()
  const satchel = wallet('satchel')
  await open(satchel)
  satchel.tell(two)
  await nextMacrotask()
  expect(events).toHaveLength(1)
})

test('behavior: keeps the session of a wallet that sends no accounts and cannot be asked', async () => {
  const { events, open, sessions } = keeper()
  const leather = wallet('leather')
  const { read: _, ...style } = leather.style
  const mute = { ...leather, style }
  await open(mute)
  leather.tell()
  await nextMacrotask()
  expect(events).toEqual([])
  expect(sessions.live()).toBeDefined()
})

test('behavior: the newest change applies, in any order of the responses', async () => {
  const { events, open } = keeper()
  const answers = [createDeferred<BitcoinAnswer>(), createDeferred<BitcoinAnswer>()]
  let asked = 0
  const satchel = wallet('satchel', { read: () => answers[asked++]?.promise ?? Promise.resolve(one) })
  await open(satchel)
  satchel.tell()
  satchel.tell()
  answers[1]?.resolve(two)
  await nextMacrotask()
  answers[0]?.resolve({ accounts: [] })
  await nextMacrotask()
  expect(events.map(({ type }) => type)).toEqual(['session'])
})

test.each([
  ['no account is connected any more', { accounts: [] }, 0],
  ['the accounts are malformed', { accounts: 'nonsense' }, 0],
  ['an address is invalid', { accounts: [{ address: 'me' }] }, 1],
])('behavior: disconnects if %s', async (_, now, warned) => {
  const { events, warnings, open, sessions } = keeper()
  const satchel = wallet('satchel')
  await open(satchel)
  satchel.state.now = now
  satchel.tell()
  await nextMacrotask()
  expect(events).toEqual([{ type: 'disconnected', connectorId: 'satchel' }])
  expect(warnings).toHaveLength(warned)
  expect(sessions.live()).toBe(undefined)
  expect(satchel.state.listeners).toBe(0)
})

test('behavior: another wallet replaces the first, which is no longer watched', async () => {
  const { open, sessions } = keeper()
  const [first, second] = [wallet('first'), wallet('second')]
  await open(first)
  await open(second)
  expect(sessions.live()?.session.connectorId).toBe('second')
  expect(first.state.listeners).toBe(0)
  expect(first.state.closed).toBe(0)
})

test('error: an invalid response keeps the previous session', async () => {
  const { open, sessions } = keeper()
  await open(wallet('first'))
  const second = wallet('second')
  second.state.now = { accounts: [] }
  await expect(open(second)).rejects.toThrow(WalletResponseError)
  expect(sessions.live()?.session.connectorId).toBe('first')
})

test('error: a late connection is disconnected', async () => {
  const { open, sessions } = keeper()
  const answer = createDeferred<BitcoinAnswer>()
  const satchel = wallet('satchel', { connect: () => answer.promise })
  const controller = new AbortController()
  const failure = expect(open(satchel, controller.signal)).rejects.toThrow(AbortedError)
  controller.abort()
  await failure
  answer.resolve(one)
  await nextMacrotask()
  expect(satchel.state).toMatchObject({ closed: 1, listeners: 0 })
  expect(sessions.live()).toBe(undefined)
})

test('behavior: a late connection stays if the wallet was asked again', async () => {
  const { open } = keeper()
  const answer = createDeferred<BitcoinAnswer>()
  const satchel = wallet('satchel', { connect: () => answer.promise })
  const controller = new AbortController()
  const failure = expect(open(satchel, controller.signal)).rejects.toThrow(AbortedError)
  controller.abort()
  await failure
  const second = open(satchel)
  answer.resolve(one)
  expect((await second).connectorId).toBe('satchel')
  await nextMacrotask()
  expect(satchel.state).toMatchObject({ closed: 0, listeners: 1 })
})

test('behavior: a connection after stop is disconnected', async () => {
  const { open, sessions } = keeper()
  const answer = createDeferred<BitcoinAnswer>()
  const satchel = wallet('satchel', { connect: () => answer.promise })
  const failure = expect(open(satchel)).rejects.toThrow(AbortedError)
  sessions.stop()
  answer.resolve(one)
  await failure
  expect(satchel.state).toMatchObject({ closed: 1, listeners: 0 })
})

test('behavior: resume: null if nothing is connected, or the wallet cannot tell', async () => {
  const { sessions, read } = keeper()
  const resume = (of: DrivableWallet) => sessions.resume(of, read, never())
  const closed = wallet('closed')
  closed.state.now = { accounts: [] }
  const broken = wallet('broken', { read: () => Promise.reject(new Error('locked')) })
  const { read: _, ...style } = wallet('mute').style
  for (const none of [closed, broken, { ...wallet('mute'), style }]) expect(await resume(none)).toBe(null)
  expect((await resume(wallet('open')))?.connectorId).toBe('open')
})

test('behavior: close: disconnects the wallet, and stops watching it', async () => {
  const { open, sessions, events } = keeper()
  const satchel = wallet('satchel')
  await open(satchel)
  await sessions.close(satchel)
  satchel.tell({ accounts: [] })
  await nextMacrotask()
  expect(satchel.state).toMatchObject({ closed: 1, listeners: 0 })
  expect(events).toEqual([])
})

test('behavior: close: if it fails, the session continues', async () => {
  const { open, sessions, events } = keeper()
  const satchel = wallet('satchel', { disconnect: () => Promise.reject(new Error('no')) })
  await open(satchel)
  await expect(sessions.close(satchel)).rejects.toThrow('no')
  expect(sessions.live()?.session.connectorId).toBe('satchel')
  satchel.tell(two)
  await nextMacrotask()
  expect(events).toHaveLength(1)
})

test('behavior: close: a wallet without a disconnect method is disconnected only in the app', async () => {
  const { open, sessions } = keeper()
  const missing = new MethodNotSupportedError({ method: 'disconnect', namespace: 'bip122' })
  const satchel = wallet('satchel', { disconnect: () => Promise.reject(missing) })
  await open(satchel)
  await sessions.close(satchel)
  expect(sessions.live()).toBe(undefined)
})

test('behavior: take: emits a session that has changed', async () => {
  const { events, open, read, sessions } = keeper()
  const alpha = wallet('alpha')
  const session = await open(alpha)
  expect(events).toEqual([])
  sessions.take(alpha, one, session)
  expect(events).toEqual([])
  const moved = read('alpha', two)
  expect(sessions.take(alpha, two, moved)).toBe(moved)
  expect(events).toEqual([{ type: 'session', session: moved }])
  expect(alpha.state.listeners).toBe(1)
  // Another wallet's session is not a change of this one.
  sessions.take(wallet('beta'), one, read('beta', one))
  expect(events).toHaveLength(1)
})
