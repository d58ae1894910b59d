import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { AdapterNotFoundError, MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { NotConnectedError, SessionChangedError } from '../../../foundation/errors/request.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { makeAdapter } from '../connection/adapter.fixtures.js'
import { makeSession } from '../connection/session.fixtures.js'
import type { ConnectionState } from '../connection/types.js'
import { ethereum, makeNetworkConfig } from '../network/network.fixtures.js'
import { effects } from './effects.js'
import type { RequestEffect, Write } from './machine.js'
import type { WriteIntent } from './writes.js'

const session = makeSession('a', { addresses: ['0x1', '0x2'] })
const connected: ConnectionState = { status: 'connected', session }

function makeContext(adapter: Adapter | undefined, connection: ConnectionState = connected) {
  return {
    namespace: 'eip155' as const,
    adapterOf: () => adapter,
    // The effects read only the networks and the connection.
    config: makeNetworkConfig() as Config,
    getState: () => ({ connection: { eip155: connection } }) as KitState,
    clock: fakeClock(),
    signal: new AbortController().signal,
    send: () => {},
  }
}

function makeEvm(parts: Partial<EvmMethods>): Adapter {
  // Only the methods that a test defines are called.
  return makeAdapter({ evm: parts as EvmMethods })
}

const asked = { connectorId: 'a', address: '0x1' } as const

function toEffect(intent: WriteIntent, rest: Partial<Write> = {}): RequestEffect {
  const write: Write = { id: '1', ...asked, chainId: 'eip155:1', intent, ...rest }
  return { type: 'write', key: 'write', mode: 'write', write }
}

const message: WriteIntent = { kind: 'signMessage', message: 'hello' }
const transaction: WriteIntent = { kind: 'sendTransaction', transaction: { to: '0x1', value: 1n } }

describe('write', () => {
  test('param: signMessage', async () => {
    const signMessage = vi.fn(async () => '0xsigned')
    expect(await effects.write(toEffect(message), makeContext(makeAdapter({ signMessage })))).toEqual({
      type: 'answered',
      id: '1',
      result: '0xsigned',
      at: 1_735_689_600_000,
    })
    expect(signMessage).toHaveBeenCalledWith({ ...asked, network: ethereum, message: 'hello' })
  })

  test('param: signTypedData', async () => {
    const signTypedData = vi.fn(async () => '0xsigned' as const)
    const typedData = { domain: {}, types: { Mail: [] }, primaryType: 'Mail', message: {} }
    const effect = toEffect({ kind: 'signTypedData', typedData })
    expect(await effects.write(effect, makeContext(makeEvm({ signTypedData })))).toMatchObject({
      result: '0xsigned',
    })
    expect(signTypedData).toHaveBeenCalledWith({ ...asked, network: ethereum, typedData })
  })

  test('param: sendTransaction', async () => {
    const sendTransaction = vi.fn(async () => '0xhash' as const)
    const context = makeContext(makeEvm({ sendTransaction }))
    expect(await effects.write(toEffect(transaction), context)).toMatchObject({ result: '0xhash' })
    expect(sendTransaction).toHaveBeenCalledWith({
      ...asked,
      network: ethereum,
      transaction: { to: '0x1', value: 1n },
    })
  })

  test('behavior: signs with the connected wallet while another one is being asked', async () => {
    const state: ConnectionState = { status: 'connecting', attempt: { id: 'c', connectorId: 'b' }, session }
    const adapter = makeAdapter({ signMessage: async () => '0xsigned' })
    expect(await effects.write(toEffect(message), makeContext(adapter, state))).toMatchObject({ id: '1' })
  })

  test.each<[string, ConnectionState, unknown]>([
    [
      'another wallet',
      { status: 'connected', session: { ...session, connectorId: 'b' } },
      SessionChangedError,
    ],
    [
      'another account',
      { status: 'connected', session: makeSession('a', { addresses: ['0x2', '0x1'] }) },
      SessionChangedError,
    ],
    [
      'another chain',
      { status: 'connected', session: { ...session, chainId: 'eip155:10' } },
      SessionChangedError,
    ],
    ['no wallet connected', { status: 'disconnected' }, NotConnectedError],
    ['wallet is being disconnected', { status: 'disconnecting', id: 'd', session }, NotConnectedError],
  ])('error: %s before the write is sent: the wallet is not asked', async (_, state, failure) => {
    // Any call to this adapter fails the test with another error.
    const action = effects.write(toEffect(message), makeContext(makeAdapter(), state))
    await expect(action).rejects.toThrow(failure as typeof SessionChangedError)
  })

  test('error: a transaction on a network that is not configured', async () => {
    const onOtherChain = makeSession('a', { addresses: ['0x1'], chainId: 'eip155:1337' })
    const effect = toEffect(transaction, { chainId: 'eip155:1337' })
    const context = makeContext(makeEvm({}), { status: 'connected', session: onOtherChain })
    await expect(effects.write(effect, context)).rejects.toThrow(NetworkNotFoundError)
  })

  test('error: passes on the error of the wallet unchanged', async () => {
    const error = new UserRejectedError()
    const adapter = makeAdapter({ signMessage: () => Promise.reject(error) })
    await expect(effects.write(toEffect(message), makeContext(adapter))).rejects.toBe(error)
  })

  test('error: no adapter, or one that does not support the method', async () => {
    await expect(effects.write(toEffect(message), makeContext(undefined))).rejects.toThrow(
      AdapterNotFoundError,
    )
    await expect(effects.write(toEffect(transaction), makeContext(makeAdapter()))).rejects.toThrow(
      MethodNotSupportedError,
    )
  })
})
