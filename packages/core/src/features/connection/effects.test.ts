import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../../config/config.js'
import { readStored } from '../../config/stored.js'
import type { KitState } from '../../engine/types.js'
import { AdapterNotFoundError, MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import { UserRejectedError } from '../../foundation/errors/wallet.js'
import type { Adapter, Session } from '../../ports/Adapter.js'
import { fakeStorage } from '../../testing/fakeStorage.js'
import type { NetworkState } from '../network/types.js'
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
    // The effects read only these fields.
    config: { defaultAccountTypes: {} } as Config,
    storage: fakeStorage(),
    // The effects read only the connection and the selected networks.
    getState: () => ({ connection: { eip155: connection }, network }) as Partial<KitState> as KitState,
    signal,
    send: () => {},
  }
}

describe('restore', () => {
  const effect = { type: 'restore', key: 'wallet', id: 'r', connectorId: 'a' } as const

  test('default', async () => {
    const reconnect = vi.fn(async () => session)
    const response = await effects.restore(effect, makeContext(makeAdapter({ reconnect })))
    expect(response).toEqual({ type: 'restored', id: 'r', connectorId: 'a', session })
    expect(reconnect).toHaveBeenCalledWith({ connectorId: 'a', signal })
  })

  test('behavior: restores the session on the last selected network if the app stores the network', async () => {
    const reconnect = vi.fn(async () => session)
    await effects.restore(effect, makeContext(makeAdapter({ reconnect, networkKeptBy: 'page' })))
    expect(reconnect).toHaveBeenCalledWith({ connectorId: 'a', chainId: 'eip155:8453', signal })
  })

  test('behavior: returns null if the session cannot be restored', async () => {
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
    const response = await effects.openWallet(effect, makeContext(makeAdapter({ connect })))
    expect(response).toEqual({ type: 'opened', id: 'c', session })
    expect(connect).toHaveBeenCalledWith({ connectorId: 'a', chainId: 'eip155:10', signal })
  })

  test('behavior: connects on the last selected network if the app stores the network', async () => {
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

  test('behavior: calls the wallet synchronously, within the user gesture', () => {
    const connect = vi.fn(() => new Promise<never>(() => {}))
    effects.openWallet(effect, makeContext(makeAdapter({ connect })))
    expect(connect).toHaveBeenCalledOnce()
  })

  test('error: passes on the error of the wallet unchanged', async () => {
    const error = new UserRejectedError()
    const context = makeContext(makeAdapter({ connect: () => Promise.reject(error) }))
    await expect(effects.openWallet(effect, context)).rejects.toBe(error)
  })

  test('error: no adapter', async () => {
    await expect(effects.openWallet(effect, makeContext(undefined))).rejects.toThrow(AdapterNotFoundError)
  })

  const late = { signal: AbortSignal.abort() }

  test('behavior: disconnects a wallet that connects after its attempt was cancelled', async () => {
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

  test('behavior: keeps such a wallet if it is connected or has a new attempt', async () => {
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

describe('default account type', () => {
  const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
  const accounts = [
    { address: 'bc1p', type: 'ordinal' },
    { address: 'bc1q', type: 'payment' },
  ] as const
  const opened: Session = { connectorId: 'a', accounts, chainId: bitcoin }
  const chosen: Session = { connectorId: 'a', accounts: [accounts[1], accounts[0]], chainId: bitcoin }
  const connect = async () => opened
  const effect = { type: 'openWallet', key: 'wallet', id: 'c', connectorId: 'a' } as const

  test('default: becomes the active account', async () => {
    const switchAccount = vi.fn(async () => chosen)
    const context = makeContext(makeAdapter({ connect, reconnect: connect, switchAccount }))
    expect(await effects.openWallet(effect, context)).toMatchObject({ session: chosen })
    expect(switchAccount).toHaveBeenCalledWith({ connectorId: 'a', address: 'bc1q' })
    const restore = { ...effect, type: 'restore' } as const
    expect(await effects.restore(restore, context)).toMatchObject({ session: chosen })
  })

  test('behavior: keeps the active account if the adapter cannot switch accounts or the switch fails', async () => {
    for (const switchAccount of [undefined, () => Promise.reject(new UserRejectedError())]) {
      const adapter = makeAdapter({ connect, ...(switchAccount && { switchAccount }) })
      expect(await effects.openWallet(effect, makeContext(adapter))).toMatchObject({ session: opened })
    }
  })
})

describe('chooseAccount', () => {
  const effect = { type: 'chooseAccount', key: 'account', id: 's', connectorId: 'a', address: '0x2' } as const

  test('default', async () => {
    const switchAccount = vi.fn(async () => session)
    const response = await effects.chooseAccount(effect, makeContext(makeAdapter({ switchAccount })))
    expect(response).toEqual({ type: 'accountSwitched', id: 's', session })
    expect(switchAccount).toHaveBeenCalledWith({ connectorId: 'a', address: '0x2' })
  })

  test('error: throws if only the wallet can choose the account', async () => {
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

  test('behavior: ignores storage failures', () => {
    const context = { ...makeContext(undefined), storage: fakeStorage({ throws: true }) }
    expect(() => effects.remember(remember('a'), context)).not.toThrow()
    expect(() => effects.remember(remember('a'), { ...context, storage: null })).not.toThrow()
  })
})
