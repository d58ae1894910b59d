import { describe, expect, test, vi } from 'vitest'
import { AdapterNotFoundError, MethodNotSupportedError } from '../errors/adapter.js'
import { UserRejectedError } from '../errors/wallet.js'
import type { KitState } from '../kit/types.js'
import type { NetworkState } from '../network/types.js'
import type { Adapter } from '../ports/Adapter.js'
import { readStored } from '../schema/stored.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { makeAdapter } from './adapter.fixtures.js'
import { effects } from './effects.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

const session = makeSession('a')
const { signal } = new AbortController()
const network: NetworkState = {
  activeNamespace: 'eip155',
  requested: ['eip155:8453'],
  selected: { eip155: 'eip155:8453' },
}

function makeContext(adapter: Adapter | undefined, connection: ConnectionState = { status: 'disconnected' }) {
  return {
    namespace: 'eip155' as const,
    adapterOf: () => adapter,
    storage: fakeStorage(),
    // Only the connection and the selected networks are looked at.
    getState: () => ({ connection: { eip155: connection }, network }) as Partial<KitState> as KitState,
    signal,
    send: () => {},
  }
}

describe('restore', () => {
  const effect = { type: 'restore', key: 'wallet', id: 'r', connectorId: 'a' } as const

  test('default', async () => {
    const reconnect = vi.fn(async () => session)
    const answer = await effects.restore(effect, makeContext(makeAdapter({ reconnect })))
    expect(answer).toEqual({ type: 'restored', id: 'r', connectorId: 'a', session })
    expect(reconnect).toHaveBeenCalledWith({ connectorId: 'a', signal })
  })

  test('behavior: where the page keeps the network, the wallet is taken up on the one chosen last', async () => {
    const reconnect = vi.fn(async () => session)
    await effects.restore(effect, makeContext(makeAdapter({ reconnect, networkKeptBy: 'page' })))
    expect(reconnect).toHaveBeenCalledWith({ connectorId: 'a', chainId: 'eip155:8453', signal })
  })

  test('behavior: a wallet that cannot be taken up', async () => {
    const context = makeContext(makeAdapter({ reconnect: async () => null }))
    expect(await effects.restore(effect, context)).toMatchObject({ session: null })
  })
})

describe('openWallet', () => {
  const effect = {
    type: 'openWallet',
    key: 'wallet',
    id: 'c',
    connectorId: 'a',
    chainId: 'eip155:10',
  } as const

  test('default', async () => {
    const connect = vi.fn(async () => session)
    const answer = await effects.openWallet(effect, makeContext(makeAdapter({ connect })))
    expect(answer).toEqual({ type: 'opened', id: 'c', session })
    expect(connect).toHaveBeenCalledWith({ connectorId: 'a', chainId: 'eip155:10', signal })
  })

  test('behavior: where the page keeps the network, the one chosen last is wished for', async () => {
    const connect = vi.fn(async () => session)
    const context = makeContext(makeAdapter({ connect, networkKeptBy: 'page' }))
    const { chainId: _, ...anywhere } = effect
    await effects.openWallet(anywhere, context)
    expect(connect).toHaveBeenLastCalledWith({ connectorId: 'a', chainId: 'eip155:8453', signal })
    await effects.openWallet(effect, context)
    expect(connect).toHaveBeenLastCalledWith({ connectorId: 'a', chainId: 'eip155:10', signal })
    await effects.openWallet(anywhere, makeContext(makeAdapter({ connect })))
    expect(connect).toHaveBeenLastCalledWith({ connectorId: 'a', signal })
  })

  test('behavior: the wallet is asked within the gesture of the visitor', () => {
    const connect = vi.fn(() => new Promise<never>(() => {}))
    effects.openWallet(effect, makeContext(makeAdapter({ connect })))
    expect(connect).toHaveBeenCalledOnce()
  })

  test('error: what the wallet says comes through as it is', async () => {
    const error = new UserRejectedError()
    const context = makeContext(makeAdapter({ connect: () => Promise.reject(error) }))
    await expect(effects.openWallet(effect, context)).rejects.toBe(error)
  })

  test('error: no adapter', async () => {
    await expect(effects.openWallet(effect, makeContext(undefined))).rejects.toThrow(AdapterNotFoundError)
  })

  const late = { signal: AbortSignal.abort() }

  test('behavior: a wallet that opened itself to a try that was called off is closed', async () => {
    const disconnect = vi.fn(async () => {})
    const adapter = makeAdapter({ connect: async () => session, disconnect })
    const states: ConnectionState[] = [
      { status: 'disconnected' },
      { status: 'connected', session: makeSession('b') },
      { status: 'connecting', attempt: { id: 'c2', connectorId: 'b' } },
    ]
    for (const state of states) {
      expect(await effects.openWallet(effect, { ...makeContext(adapter, state), ...late })).toBeUndefined()
    }
    expect(disconnect.mock.calls).toEqual(states.map(() => [{ connectorId: 'a' }]))
  })

  test('behavior: not where it is wanted again', async () => {
    const adapter = makeAdapter({ connect: async () => session })
    const states: ConnectionState[] = [
      { status: 'connected', session },
      { status: 'connecting', attempt: { id: 'c2', connectorId: 'a' } },
      { status: 'connecting', attempt: { id: 'c2', connectorId: 'b' }, session },
      { status: 'reconnecting', attempt: { id: 'r', connectorId: 'a' }, next: [] },
    ]
    for (const state of states) {
      expect(await effects.openWallet(effect, { ...makeContext(adapter, state), ...late })).toBeUndefined()
    }
  })
})

describe('chooseAccount', () => {
  const effect = { type: 'chooseAccount', key: 'account', id: 's', connectorId: 'a', address: '0x2' } as const

  test('default', async () => {
    const switchAccount = vi.fn(async () => session)
    const answer = await effects.chooseAccount(effect, makeContext(makeAdapter({ switchAccount })))
    expect(answer).toEqual({ type: 'accountSwitched', id: 's', session })
    expect(switchAccount).toHaveBeenCalledWith({ connectorId: 'a', address: '0x2' })
  })

  test('error: wallets of this chain choose by themselves', async () => {
    await expect(effects.chooseAccount(effect, makeContext(makeAdapter()))).rejects.toThrow(
      MethodNotSupportedError,
    )
  })
})

describe('closeWallet', () => {
  test('default', async () => {
    const disconnect = vi.fn(async () => {})
    const effect = { type: 'closeWallet', key: 'close', mode: 'write', id: 'd', connectorId: 'a' } as const
    expect(await effects.closeWallet(effect, makeContext(makeAdapter({ disconnect })))).toEqual({
      type: 'closed',
      id: 'd',
    })
    expect(disconnect).toHaveBeenCalledWith({ connectorId: 'a' })
  })
})

describe('remember', () => {
  const remember = (connectorId: string | null) =>
    ({ type: 'remember', key: 'remember', connectorId }) as const

  test('default', async () => {
    const context = makeContext(undefined)
    expect(await effects.remember(remember('a'), context)).toBeUndefined()
    expect(await effects.remember(remember('b'), { ...context, namespace: 'solana' })).toBeUndefined()
    expect(readStored(context.storage).connectors).toEqual({ eip155: 'a', solana: 'b' })
    await effects.remember(remember(null), context)
    expect(readStored(context.storage).connectors).toEqual({ solana: 'b' })
  })

  test('behavior: storage that fails breaks nothing', () => {
    const context = { ...makeContext(undefined), storage: fakeStorage({ throws: true }) }
    expect(() => effects.remember(remember('a'), context)).not.toThrow()
    expect(() => effects.remember(remember('a'), { ...context, storage: null })).not.toThrow()
  })
})
