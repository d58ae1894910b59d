import { describe, expect, test } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'
import { readStored } from '../../../config/stored.js'
import { DisconnectError } from '../../../foundation/errors/connection.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { solana } from '../network/network.fixtures.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getAccount } from './getAccount.js'

async function setUp() {
  const evm = fakeAdapter({ wallets: [{ id: 'io.evm' }, { id: 'io.other' }] })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol' }] })
  const test = createTestKit({ networks: [testNetworks[0], solana], adapters: [evm, sol] })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.evm' })
  await connect(test.kit, { connectorId: 'io.sol' })
  const statuses = () =>
    (['eip155', 'solana'] as const).map((namespace) => getAccount(test.kit, { namespace }).status)
  return {
    ...test,
    evm: evm.wallet('io.evm'),
    other: evm.wallet('io.other'),
    sol: sol.wallet('io.sol'),
    statuses,
  }
}

describe('disconnect', () => {
  test('default: disconnects all namespaces', async () => {
    const { kit, evm, sol, storage, statuses } = await setUp()
    await disconnect(kit)
    expect(statuses()).toEqual(['disconnected', 'disconnected'])
    expect([evm.open, sol.open]).toEqual([false, false])
    expect(readStored(scopeStorage(storage, 'test')).connectors).toBeUndefined()
  })

  test('param: namespace', async () => {
    const { kit, evm, sol, statuses, storage } = await setUp()
    await disconnect(kit, { namespace: 'eip155' })
    expect(statuses()).toEqual(['disconnected', 'connected'])
    expect([evm.open, sol.open]).toEqual([false, true])
    expect(readStored(scopeStorage(storage, 'test')).connectors).toEqual({ solana: 'io.sol' })
  })

  test('behavior: does nothing when no wallet is connected', async () => {
    const { kit } = await setUp()
    await disconnect(kit)
    expect(await disconnect(kit)).toBeUndefined()
    expect(await disconnect(kit, { namespace: 'bip122' })).toBeUndefined()
  })

  test('behavior: stops waiting for a wallet after 3 s', async () => {
    const { kit, evm, clock, statuses } = await setUp()
    evm.behavior = 'hangs'
    let isDone = false
    const closing = disconnect(kit).then(() => {
      isDone = true
    })
    await clock.advance(2_999)
    expect([isDone, ...statuses()]).toEqual([false, 'disconnecting', 'disconnected'])
    await clock.advance(1)
    await closing
    expect(statuses()).toEqual(['disconnected', 'disconnected'])
  })

  test('behavior: cancels the pending attempt', async () => {
    const { kit, other, statuses } = await setUp()
    await disconnect(kit)
    other.behavior = 'hangs'
    const attempt = connect(kit, { connectorId: 'io.other' })
    await Promise.all([expect(attempt).rejects.toThrow(AbortedError), disconnect(kit)])
    other.approve()
    await nextMacrotask()
    expect(statuses()).toEqual(['disconnected', 'disconnected'])
    expect(other.open).toBe(false)
  })

  test('error: collects the errors by namespace, and keeps those wallets connected', async () => {
    const { kit, evm, statuses } = await setUp()
    evm.behavior = 'fails'
    const error = await disconnect(kit).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DisconnectError)
    expect(error).toMatchObject({
      shortMessage: 'Failed to disconnect',
      errors: { eip155: expect.any(WalletRequestError) },
      message: expect.stringContaining('eip155: The wallet could not do this.'),
    })
    expect(Object.keys((error as DisconnectError).errors)).toEqual(['eip155'])
    expect(statuses()).toEqual(['connected', 'disconnected'])
  })

  test('error: rejects while the wallet is already being disconnected', async () => {
    const { kit, evm, clock } = await setUp()
    evm.behavior = 'hangs'
    const first = disconnect(kit, { namespace: 'eip155' })
    await expect(disconnect(kit, { namespace: 'eip155' })).rejects.toMatchObject({
      errors: { eip155: { code: 'action-ignored' } },
    })
    await clock.advance(3_000)
    await first
  })

  test('error: the kit is destroyed', async () => {
    const { kit, evm } = await setUp()
    evm.behavior = 'hangs'
    const closing = disconnect(kit)
    kit.destroy()
    await expect(closing).rejects.toThrow(AbortedError)
  })
})
