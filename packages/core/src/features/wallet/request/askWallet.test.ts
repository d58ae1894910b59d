import { describe, expect, test, vi } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { makeAdapter } from '../connection/adapter.fixtures.js'
import { connect } from '../connection/connect.js'
import { makeSession } from '../connection/session.fixtures.js'
import type { ConnectionState } from '../connection/types.js'
import { solana } from '../network/network.fixtures.js'
import { askWallet } from './askWallet.js'
import { callAdapter } from './callAdapter.js'
import { cancelRequest } from './cancelRequest.js'
import { getEvmMethods } from './getEvmMethods.js'
import { getNetworkIn } from './getNetworkIn.js'
import { getSigningSession } from './getSigningSession.js'
import { signMessage } from './signMessage.js'
import type { WriteIntent } from './writes.js'

const [home, other] = testNetworks
const intent = { kind: 'signMessage', message: 'hello' } as const
const namespace = 'eip155'

async function setUp() {
  const evm = fakeAdapter({ wallets: [{ id: 'io.evm' }] })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol' }] })
  const test = createTestKit({ networks: [home, other, solana], adapters: [evm, sol] })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.sol' })
  await connect(test.kit, { connectorId: 'io.evm' })
  const writing = () => {
    const state = test.kit.getState().request?.eip155
    return state?.status === 'writing' ? [state.current, ...state.queue] : []
  }
  return { ...test, evm: evm.wallet('io.evm'), sol: sol.wallet('io.sol'), writing }
}

describe('askWallet', () => {
  test('default: queues the write with the session at the time of the call', async () => {
    const { kit, evm, writing } = await setUp()
    evm.behavior = 'hangs'
    void askWallet(kit, { namespace, intent }).catch(() => {})
    void askWallet(kit, { namespace, intent }).catch(() => {})
    const write = { connectorId: 'io.evm', address: evm.accounts[0], chainId: home.caipNetworkId, intent }
    expect(writing()).toEqual([
      { ...write, id: expect.any(String) },
      { ...write, id: expect.any(String) },
    ])
    expect(new Set(writing().map(({ id }) => id)).size).toBe(2)
  })

  test('error: a signal that has aborted before queues nothing, also without a wallet', async () => {
    const { kit } = createTestKit()
    const asked = askWallet(kit, { namespace, intent, signal: AbortSignal.abort() })
    await expect(asked).rejects.toBeInstanceOf(AbortedError)
    expect(kit.getState().request).toBeUndefined()
  })

  test('behavior: an abort after the response cancels no later write', async () => {
    const { kit, evm, writing } = await setUp()
    const controller = new AbortController()
    await askWallet(kit, { namespace, intent, signal: controller.signal })
    evm.behavior = 'hangs'
    const later = askWallet(kit, { namespace, intent })
    controller.abort()
    expect(writing()).toHaveLength(1)
    evm.approve()
    await expect(later).resolves.toMatch(/^0x/)
  })

  test('behavior: leaves no listener on the signal, whatever the result is', async () => {
    const { kit, evm } = await setUp()
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    await askWallet(kit, { namespace, intent, signal })
    evm.behavior = 'rejects'
    await askWallet(kit, { namespace, intent, signal }).catch(() => {})
    expect(remove.mock.calls.length).toBe(add.mock.calls.length)
    expect(add).toHaveBeenCalledTimes(2)
  })
})

describe('signMessage', () => {
  test('behavior: a Buffer is copied when the action is called', async () => {
    const { kit, evm } = await setUp()
    const expected = await signMessage(kit, { message: 'hello' })
    evm.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const message = Buffer.from('hello')
    const second = signMessage(kit, { message })
    message.fill(0)
    evm.approve()
    await first
    evm.approve()
    expect(await second).toBe(expected)
  })
})

describe('cancelRequest', () => {
  test('behavior: does nothing before the first request, and resolves', async () => {
    const { kit } = await setUp()
    await nextMacrotask()
    const before = kit.getState()
    await cancelRequest(kit)
    await cancelRequest(kit, { namespace: 'bip122' })
    expect(kit.getState()).toBe(before)
  })

  test('behavior: cancels the pending request of the active namespace only, and not the queued ones', async () => {
    const { kit, evm, sol } = await setUp()
    evm.behavior = 'hangs'
    sol.behavior = 'hangs'
    const onSolana = signMessage(kit, { message: 'solana', namespace: 'solana' })
    const [first, second] = [signMessage(kit, { message: 'a' }), signMessage(kit, { message: 'b' })]
    await cancelRequest(kit)
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    expect(kit.getState().request?.solana?.status).toBe('writing')
    expect(kit.getState().request?.eip155).toMatchObject({ status: 'writing', queue: [] })
    sol.approve()
    await onSolana
    await nextMacrotask()
    evm.approve()
    await expect(second).resolves.toMatch(/^0x/)
  })

  test('param: namespace', async () => {
    const { kit, sol } = await setUp()
    sol.behavior = 'hangs'
    const onSolana = signMessage(kit, { message: 'solana', namespace: 'solana' })
    await cancelRequest(kit, { namespace: 'solana' })
    await expect(onSolana).rejects.toBeInstanceOf(AbortedError)
  })
})

describe('getSigningSession', () => {
  const session = makeSession('a')
  const attempt = { id: '1', connectorId: 'b' }
  const at = (eip155: ConnectionState | undefined) => ({
    // The function reads only the connections.
    getState: () => ({ connection: eip155 ? { eip155 } : {} }) as Partial<KitState> as KitState,
  })

  test.each<ConnectionState>([
    { status: 'connected', session },
    { status: 'connecting', attempt, session },
  ])('default: the session when $status', (connection) => {
    expect(getSigningSession(at(connection), namespace)).toBe(session)
  })

  test.each<ConnectionState>([
    { status: 'disconnected' },
    { status: 'reconnecting', next: [] },
    { status: 'connecting', attempt },
    { status: 'connecting', attempt, pendingSession: session },
    { status: 'disconnecting', session, id: '2' },
  ])('error: none when $status', (connection) => {
    expect(() => getSigningSession(at(connection), namespace)).toThrow(NotConnectedError)
    expect(() => getSigningSession(at(undefined), namespace)).toThrow(NotConnectedError)
  })
})

describe('getNetworkIn', () => {
  test('default: the current network of the namespace, or the given one', async () => {
    const { kit, evm } = await setUp()
    expect(getNetworkIn(kit, namespace)).toBe(home)
    evm.switchChain(other.caipNetworkId)
    expect(getNetworkIn(kit, namespace)).toBe(other)
    expect(getNetworkIn(kit, namespace, home.caipNetworkId)).toBe(home)
    expect(getNetworkIn(kit, 'solana')).toBe(solana)
  })

  test('error: not configured, of another namespace, or a namespace without networks', async () => {
    const { kit, evm } = await setUp()
    const chainIdOf = (run: () => unknown) => {
      expect(run).toThrow(NetworkNotFoundError)
      return run
    }
    chainIdOf(() => getNetworkIn(kit, namespace, 'eip155:5'))
    chainIdOf(() => getNetworkIn(kit, namespace, solana.caipNetworkId))
    expect(chainIdOf(() => getNetworkIn(kit, 'bip122'))).toThrow('"bip122" is not one of the networks')
    evm.switchChain('eip155:5')
    expect(chainIdOf(() => getNetworkIn(kit, namespace))).toThrow('"eip155:5" is not one of the networks')
  })
})

describe('getEvmMethods', () => {
  test('error: an adapter without them names its namespace', () => {
    const adapter = makeAdapter({ namespace: 'solana' })
    expect(() => getEvmMethods(adapter)).toThrow(MethodNotSupportedError)
    expect(() => getEvmMethods(adapter)).toThrow('The adapter for "solana" has no "evm"')
  })
})

describe('callAdapter', () => {
  const caller = { connectorId: 'a', address: '0x1' }
  const bytes = Uint8Array.of(1)
  const typedData = { domain: {}, types: {}, primaryType: 'Mail', message: {} }
  const inputs = [{ index: 0, address: 'bc1q' }]
  const transfer = { to: 'x', amount: 1n }

  type Case = readonly [
    intent: WriteIntent,
    group: 'evm' | 'solana' | 'bitcoin' | undefined,
    method: string,
    given: object,
  ]
  // The method of the adapter for each kind of write, and its own parameters.
  const cases: readonly Case[] = [
    [intent, undefined, 'signMessage', { message: 'hello' }],
    [{ kind: 'signTypedData', typedData }, 'evm', 'signTypedData', { typedData }],
    [{ kind: 'sendTransaction', transaction: {} }, 'evm', 'sendTransaction', { transaction: {} }],
    [
      { kind: 'solana_signTransaction', transaction: bytes },
      'solana',
      'signTransaction',
      { transaction: bytes },
    ],
    [
      { kind: 'solana_signAllTransactions', transactions: [bytes] },
      'solana',
      'signAllTransactions',
      { transactions: [bytes] },
    ],
    [
      { kind: 'solana_signAndSendTransaction', transaction: bytes, options: { maxRetries: 1 } },
      'solana',
      'signAndSendTransaction',
      { transaction: bytes, options: { maxRetries: 1 } },
    ],
    [{ kind: 'solana_transfer', transfer }, 'solana', 'transfer', { transfer }],
    [
      { kind: 'bip122_signMessage', message: bytes, protocol: 'bip322' },
      'bitcoin',
      'signMessage',
      { message: bytes, protocol: 'bip322' },
    ],
    [
      { kind: 'bip122_signPsbt', psbt: 'cHNidP8', inputs, broadcast: true },
      'bitcoin',
      'signPsbt',
      { psbt: 'cHNidP8', inputs, broadcast: true },
    ],
    [
      { kind: 'bip122_sendTransfer', to: 'bc1q', amount: 1n },
      'bitcoin',
      'sendTransfer',
      { to: 'bc1q', amount: 1n },
    ],
  ]
  const all = cases.map(([given, group, method, parameters]) => ({
    kind: given.kind,
    given,
    group,
    method,
    parameters,
  }))
  const config = { networkOf: (chainId: string) => (chainId === home.caipNetworkId ? home : undefined) }

  test.each(all)('default: $kind', async ({ given, group, method, parameters }) => {
    const ask = vi.fn(async () => 'result')
    // Only the method of this kind exists: a call of another one fails.
    const methods = { [method]: ask } as never
    const adapter = makeAdapter(group ? { [group]: methods } : { signMessage: ask })
    const call = { adapter, ...caller, chainId: home.caipNetworkId, config }
    expect(await callAdapter(given, call)).toBe('result')
    expect(ask.mock.calls).toEqual([[{ ...caller, network: home, ...parameters }]])
  })

  test.each(all.filter(({ group }) => group))(
    'error: $kind without the methods of its chain',
    async ({ given }) => {
      const call = { adapter: makeAdapter(), ...caller, chainId: home.caipNetworkId, config }
      await expect(callAdapter(given, call)).rejects.toBeInstanceOf(MethodNotSupportedError)
    },
  )

  test.each(all)('error: $kind on a network that is not configured', async ({ given, group, method }) => {
    const ask = vi.fn(async () => 'result')
    const adapter = makeAdapter(group ? { [group]: { [method]: ask } as never } : { signMessage: ask })
    const asked = callAdapter(given, { adapter, ...caller, chainId: 'eip155:5', config })
    // Signing needs no network, except that of a contract account.
    if (given.kind !== 'signMessage' && given.kind !== 'signTypedData')
      return expect(asked).rejects.toBeInstanceOf(NetworkNotFoundError)
    await asked
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ network: undefined }))
  })
})
