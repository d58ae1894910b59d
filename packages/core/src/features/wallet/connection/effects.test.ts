import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../../../config/config.js'
import { readStored } from '../../../config/stored.js'
import type { KitState } from '../../../engine/types.js'
import { AdapterNotFoundError, MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { Adapter, Session } from '../../../ports/Adapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
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

  test('behavior: with `networkKeptBy: app`, passes the last selected network', async () => {
    const reconnect = vi.fn(async () => session)
    await effects.restore(effect, makeContext(makeAdapter({ reconnect, networkKeptBy: 'app' })))
    expect(reconnect).toHaveBeenCalledWith({ connectorId: 'a', chainId: 'eip155:8453', signal })
  })

  test('behavior: returns null if the session cannot be restored', async () => {
    const context = makeContext(makeAdapter({ reconnect: async () => null }))
    expect(await effects.restore(effect, context)).toMatchObject({ session: null })
  })
})

describe('connectWallet', () => {
  const effect = {
    type: 'connectWallet',
    key: 'wallet',
    id: 'c',
    connectorId: 'a',
    chainId: 'eip155:10',
  } as const

  test('default', async () => {
    const connect = vi.fn(async () => session)
    const response = await effects.connectWallet(effect, makeContext(makeAdapter({ connect })))
    expect(response).toEqual({ type: 'walletConnected', id: 'c', session })
    expect(connect).toHaveBeenCalledWith({ connectorId: 'a', chainId: 'eip155:10', signal })
  })

  test('behavior: passes the last selected network if the app keeps it (`networkKeptBy: app`) and no chain is requested', async () => {
    const connect = vi.fn(async () => session)
    const context = makeContext(makeAdapter({ connect, networkKeptBy: 'app' }))
    const { chainId: _, ...withoutChain } = effect
    await effects.connectWallet(withoutChain, context)
    expect(connect).toHaveBeenLastCalledWith({ connectorId: 'a', chainId: 'eip155:8453', signal })
    await effects.connectWallet(effect, context)
    expect(connect).toHaveBeenLastCalledWith({ connectorId: 'a', chainId: 'eip155:10', signal })
    await effects.connectWallet(withoutChain, makeContext(makeAdapter({ connect })))
    expect(connect).toHaveBeenLastCalledWith({ connectorId: 'a', signal })
  })

  test('behavior: calls the wallet synchronously, within the user gesture', () => {
    const connect = vi.fn(() => new Promise<never>(() => {}))
    effects.connectWallet(effect, makeContext(makeAdapter({ connect })))
    expect(connect).toHaveBeenCalledOnce()
  })

  test('error: passes on the error of the wallet unchanged', async () => {
    const error = new UserRejectedError()
    const context = makeContext(makeAdapter({ connect: () => Promise.reject(error) }))
    await expect(effects.connectWallet(effect, context)).rejects.toBe(error)
  })

  test('error: no adapter', async () => {
    await expect(effects.connectWallet(effect, makeContext(undefined))).rejects.toThrow(AdapterNotFoundError)
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
      expect(await effects.connectWallet(effect, { ...makeContext(adapter, state), ...late })).toBeUndefined()
    }
    expect(disconnect.mock.calls).toEqual(states.map(() => [{ connectorId: 'a' }]))
  })

  test('behavior: keeps a wallet that connects after its attempt was cancelled, if it has a session or a new attempt by then', async () => {
    const adapter = makeAdapter({ connect: async () => session })
    const states: ConnectionState[] = [
      { status: 'connected', session },
      { status: 'connecting', attempt: { id: 'c2', connectorId: 'a' } },
      { status: 'connecting', attempt: { id: 'c2', connectorId: 'b' }, session },
      { status: 'reconnecting', attempt: { id: 'r', connectorId: 'a' }, next: [] },
    ]
    for (const state of states) {
      expect(await effects.connectWallet(effect, { ...makeContext(adapter, state), ...late })).toBeUndefined()
    }
  })
})

describe('connectWallet and restore with a default account type', () => {
  const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
  const accounts = [
    { address: 'bc1p', type: 'ordinal' },
    { address: 'bc1q', type: 'payment' },
  ] as const
  const session: Session = { connectorId: 'a', accounts, chainId: bitcoin }
  const switched: Session = { connectorId: 'a', accounts: [accounts[1], accounts[0]], chainId: bitcoin }
  const connect = async () => session
  const effect = { type: 'connectWallet', key: 'wallet', id: 'c', connectorId: 'a' } as const

  test('default: make the account of the default type active', async () => {
    const switchAccount = vi.fn(async () => switched)
    const context = makeContext(makeAdapter({ connect, reconnect: connect, switchAccount }))
    expect(await effects.connectWallet(effect, context)).toMatchObject({ session: switched })
    expect(switchAccount).toHaveBeenCalledWith({ connectorId: 'a', address: 'bc1q' })
    const restore = { ...effect, type: 'restore' } as const
    expect(await effects.restore(restore, context)).toMatchObject({ session: switched })
  })

  test('behavior: keep the active account if the adapter cannot switch accounts or the switch fails', async () => {
    for (const switchAccount of [undefined, () => Promise.reject(new UserRejectedError())]) {
      const adapter = makeAdapter({ connect, ...(switchAccount && { switchAccount }) })
      expect(await effects.connectWallet(effect, makeContext(adapter))).toMatchObject({ session })
    }
  })
})

describe('switchAccount', () => {
  const effect = { type: 'switchAccount', key: 'account', id: 's', connectorId: 'a', address: '0x2' } as const

  test('default', async () => {
    const switchAccount = vi.fn(async () => session)
    const response = await effects.switchAccount(effect, makeContext(makeAdapter({ switchAccount })))
    expect(response).toEqual({ type: 'accountSwitched', id: 's', session })
    expect(switchAccount).toHaveBeenCalledWith({ connectorId: 'a', address: '0x2' })
  })

  test('error: throws if the adapter has no `switchAccount`', async () => {
    await expect(effects.switchAccount(effect, makeContext(makeAdapter()))).rejects.toThrow(
      MethodNotSupportedError,
    )
  })
})

describe('disconnectWallet', () => {
  test('default', async () => {
    const disconnect = vi.fn(async () => {})
    const effect = {
      type: 'disconnectWallet',
      key: 'disconnect',
      mode: 'write',
      id: 'd',
      connectorId: 'a',
    } as const
    expect(await effects.disconnectWallet(effect, makeContext(makeAdapter({ disconnect })))).toEqual({
      type: 'walletDisconnected',
      id: 'd',
    })
    expect(disconnect).toHaveBeenCalledWith({ connectorId: 'a' })
  })
})

describe('storeSession', () => {
  const address = `0x${'a'.repeat(40)}`
  const store = (connectorId: string | null, addresses: readonly [string] = [address]) => {
    const session = connectorId === null ? null : makeSession(connectorId, { addresses })
    return { type: 'storeSession', key: 'store', session } as const
  }

  test('default', async () => {
    const context = makeContext(undefined)
    expect(await effects.storeSession(store('a'), context)).toBeUndefined()
    expect(
      await effects.storeSession(store('b', ['1'.repeat(32)]), { ...context, namespace: 'solana' }),
    ).toBeUndefined()
    expect(readStored(context.storage)).toEqual({
      connectors: { eip155: 'a', solana: 'b' },
      addresses: { eip155: address, solana: '1'.repeat(32) },
    })
    await effects.storeSession(store(null), context)
    expect(readStored(context.storage)).toEqual({
      connectors: { solana: 'b' },
      addresses: { solana: '1'.repeat(32) },
    })
  })

  test('behavior: ignores storage failures', () => {
    const context = { ...makeContext(undefined), storage: fakeStorage({ throws: true }) }
    expect(() => effects.storeSession(store('a'), context)).not.toThrow()
    expect(() => effects.storeSession(store('a'), { ...context, storage: null })).not.toThrow()
  })
})
