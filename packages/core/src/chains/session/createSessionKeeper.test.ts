import { describe, expect, test } from 'vitest'
import { AbortedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import {
  createDeferred,
  createKeeper,
  createWallet,
  type Data,
  disconnected,
  invalid,
  none,
  one,
  sessionEvent,
  toSession,
  two,
  type Wallet,
} from './sessionKeeper.fixtures.js'

describe('connect', () => {
  test('default: returns the session and watches the wallet', async () => {
    const { connect, sessions, events } = createKeeper()
    const wallet = createWallet()
    const session = await connect(wallet)
    expect(session).toEqual(toSession('alpha', one))
    for (const id of ['alpha', undefined]) expect(sessions.get(id)).toEqual({ session, wallet, data: one })
    expect(sessions.get('beta')).toBe(undefined)
    expect(wallet.listeners.size).toBe(1)
    expect(events).toEqual([])
  })

  test('behavior: does not ask a connected wallet again', async () => {
    const { connect, restore } = createKeeper()
    const wallet = createWallet()
    const session = await connect(wallet)
    wallet.answer = () => Promise.reject(new Error('asked again'))
    expect(await connect(wallet)).toBe(session)
    expect(await restore(wallet)).toBe(session)
  })

  test('behavior: replaces another wallet, which is no longer watched', async () => {
    const { connect, sessions, events } = createKeeper()
    const [alpha, beta] = [createWallet(), createWallet('beta')]
    alpha.isLeaking = true
    await connect(alpha)
    await connect(beta)
    expect(sessions.get()?.wallet).toBe(beta)
    alpha.change(none)
    expect(events).toEqual([])
    expect(alpha.reverts).toBe(0)
  })

  test('param: complete receives changes of the wallet', async () => {
    const { connect, events } = createKeeper()
    const wallet = createWallet()
    const complete = async () => {
      wallet.change(two)
      return (data: Data) => ({ ...data, chain: 7 })
    }
    expect(await connect(wallet, { complete })).toEqual(toSession('alpha', { ...two, chain: 7 }))
    expect(events).toEqual([])
  })

  test('param: toSession', async () => {
    const { connect } = createKeeper()
    const session = toSession('alpha', two)
    expect(await connect(createWallet(), { toSession: () => session })).toBe(session)
  })

  test.each<[string, Promise<Data | undefined> | (() => Promise<Data | undefined>), number]>([
    ['error: reverts nothing if the wallet rejects', () => Promise.reject(new Error('no')), 0],
    ['error: reverts an invalid response', async () => invalid, 1],
    ['error: reverts a response without accounts', async () => none, 1],
    ['error: reverts nothing if nothing is authorized', async () => undefined, 0],
    [
      'error: reverts a response that cannot be parsed',
      () => Promise.reject(new WalletResponseError({ method: 'connect', reason: 'it is no list' })),
      1,
    ],
  ])('%s, and keeps the session with another wallet', async (_, answer, reverts) => {
    const { connect, sessions, events } = createKeeper()
    const [alpha, beta] = [createWallet(), createWallet('beta')]
    await connect(beta)
    Object.assign(alpha, { answer })
    await expect(connect(alpha)).rejects.toThrow()
    expect(alpha).toMatchObject({ reverts })
    expect(alpha.listeners.size).toBe(0)
    expect(sessions.get()?.wallet).toBe(beta)
    expect(events).toEqual([])
  })

  test('error: reverts and stops watching if complete fails', async () => {
    const { connect, sessions } = createKeeper()
    const wallet = createWallet()
    const failure = connect(wallet, { complete: () => Promise.reject(new Error('offline')) })
    await expect(failure).rejects.toThrow('offline')
    expect(wallet).toMatchObject({ reverts: 1 })
    expect(wallet.listeners.size).toBe(0)
    expect(sessions.get()).toBe(undefined)
  })

  test('error: rejects with the original error if the revert fails', async () => {
    const { connect } = createKeeper()
    const wallet = createWallet()
    wallet.answer = async () => invalid
    const failure = connect(wallet, { revert: () => Promise.reject(new Error('revert')) })
    await expect(failure).rejects.toThrow(WalletResponseError)
  })
})

describe('late responses', () => {
  type Keeper = ReturnType<typeof createKeeper>
  const restart = async (keeper: Keeper, wallet: Wallet) => void (await keeper.connect(wallet))

  test.each<[string, (keeper: Keeper, wallet: Wallet, controller: AbortController) => unknown, object]>([
    ['after an abort is reverted', (_, __, controller) => controller.abort(), { reverts: 1 }],
    ['after stop is reverted', ({ sessions }) => sessions.stop(), { reverts: 1 }],
    ['after a newer attempt has connected is ignored', restart, { reverts: 0, connected: 'alpha' }],
    [
      'after a newer attempt was rejected is reverted',
      async (keeper, wallet) => {
        wallet.answer = () => Promise.reject(new Error('no'))
        await keeper.connect(wallet).catch(() => {})
      },
      { reverts: 1 },
    ],
    [
      'while a newer attempt is pending belongs to that attempt',
      (keeper, wallet) => {
        wallet.answer = () => new Promise(() => {})
        void keeper.connect(wallet)
      },
      { reverts: 0 },
    ],
    [
      'after stop and a newer connection is ignored',
      async (keeper, wallet) => {
        keeper.sessions.stop()
        await keeper.connect(wallet)
      },
      { reverts: 0, connected: 'alpha' },
    ],
    [
      'after an abort does not replace another wallet',
      async (keeper, _, controller) => {
        controller.abort()
        await keeper.connect(createWallet('beta'))
      },
      { reverts: 1, connected: 'beta' },
    ],
  ])('error: an approval that arrives %s', async (_, change, expected) => {
    const keeper = createKeeper()
    const wallet = createWallet()
    const approval = createDeferred<Data>()
    wallet.answer = () => approval.promise
    const controller = new AbortController()
    const failure = expect(keeper.connect(wallet, { signal: controller.signal })).rejects.toThrow(
      AbortedError,
    )
    wallet.answer = async () => one
    await change(keeper, wallet, controller)
    approval.resolve(two)
    await failure
    await nextMacrotask()
    const { sessions, events } = keeper
    expect({ connected: sessions.get()?.session.connectorId, reverts: wallet.reverts }).toEqual({
      connected: undefined,
      ...expected,
    })
    expect(events).toEqual([])
    expect(wallet.listeners.size).toBe(sessions.get('alpha') ? 1 : 0)
  })

  test('error: an attempt that is aborted during complete is reverted', async () => {
    const { connect, sessions } = createKeeper()
    const wallet = createWallet()
    const completion = createDeferred<(data: Data) => Data>()
    const controller = new AbortController()
    const failure = connect(wallet, { signal: controller.signal, complete: () => completion.promise })
    await nextMacrotask()
    controller.abort()
    await expect(failure).rejects.toThrow(AbortedError)
    completion.resolve((data) => data)
    await nextMacrotask()
    expect(wallet).toMatchObject({ reverts: 1 })
    expect(wallet.listeners.size).toBe(0)
    expect(sessions.get()).toBe(undefined)
  })
})

describe('restore', () => {
  test('default: returns the session and watches the wallet', async () => {
    const { restore, events } = createKeeper()
    const wallet = createWallet()
    expect(await restore(wallet)).toEqual(toSession('alpha', one))
    wallet.change(two)
    expect(events).toEqual([sessionEvent(two)])
  })

  test.each([
    ['it has no authorized account', none],
    ['it cannot tell', undefined],
  ])('behavior: returns null if %s', async (_, answer) => {
    const { restore, sessions } = createKeeper()
    const wallet = createWallet()
    wallet.answer = async () => answer
    expect(await restore(wallet)).toBe(null)
    expect(wallet.listeners.size).toBe(0)
    expect(sessions.get()).toBe(undefined)
  })

  test('error: rejects an invalid response, and reverts nothing', async () => {
    const { restore } = createKeeper()
    const wallet = createWallet()
    wallet.answer = async () => invalid
    await expect(restore(wallet)).rejects.toThrow(WalletResponseError)
    expect(wallet.reverts).toBe(0)
    expect(wallet.listeners.size).toBe(0)
  })

  test('error: rejects when aborted, and ignores the response', async () => {
    const { restore, sessions } = createKeeper()
    const controller = new AbortController()
    const restoring = restore(createWallet(), { signal: controller.signal })
    controller.abort()
    await expect(restoring).rejects.toThrow(AbortedError)
    await nextMacrotask()
    expect(sessions.get()).toBe(undefined)
  })
})

describe('waitsForAccounts', () => {
  async function setUpLocked() {
    const keeper = createKeeper({ waitsForAccounts: true })
    const wallet = createWallet()
    wallet.answer = async () => none
    expect(await keeper.restore(wallet)).toBe(null)
    return { ...keeper, wallet }
  }

  test('default: restores a locked wallet once it authorizes an account', async () => {
    const { wallet, events, sessions } = await setUpLocked()
    wallet.change(one)
    expect(events).toEqual([sessionEvent(one)])
    expect(sessions.get('alpha')?.wallet).toBe(wallet)
  })

  test('behavior: restores a wallet that ended its session', async () => {
    const { wallet, events } = await setUpLocked()
    for (const data of [one, none, none, two]) wallet.change(data)
    expect(events).toEqual([sessionEvent(one), disconnected, sessionEvent(two)])
  })

  test('behavior: does not wait if another wallet has the session', async () => {
    const { connect, restore, wallet } = await setUpLocked()
    await connect(createWallet('beta'))
    expect(wallet.listeners.size).toBe(0)
    expect(await restore(wallet)).toBe(null)
    expect(wallet.listeners.size).toBe(0)
  })

  test('behavior: a change during an attempt belongs to the attempt', async () => {
    const { connect, wallet, events } = await setUpLocked()
    wallet.answer = async () => {
      wallet.change(two)
      return one
    }
    expect(await connect(wallet)).toEqual(toSession('alpha', one))
    expect(events).toEqual([])
    expect(wallet.listeners.size).toBe(1)
  })

  test('behavior: a second restore replaces the first', async () => {
    const { restore, wallet, events } = await setUpLocked()
    await restore(wallet)
    expect(wallet.listeners.size).toBe(1)
    wallet.change(one)
    expect(events).toEqual([sessionEvent(one)])
  })
})
