import { describe, expect, test } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'
import { readStored, writeStored } from '../../../config/stored.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { solana } from '../network/network.fixtures.js'
import { signMessage } from '../request/signMessage.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getAccount } from './getAccount.js'
import { reconnect } from './reconnect.js'

function setUp(storage = fakeStorage(), { isBetaOpen = true } = {}) {
  const evm = fakeAdapter({
    wallets: [
      { id: 'io.alpha', open: true },
      { id: 'io.beta', open: isBetaOpen },
    ],
  })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol', open: true }] })
  const test = createTestKit({ networks: [testNetworks[0], solana], adapters: [evm, sol], storage })
  test.kit.mount()
  return { ...test, evm, sol }
}

describe('reconnect', () => {
  test('default', async () => {
    const { kit, storage, evm, sol } = setUp()
    writeStored(scopeStorage(storage, 'test'), { connectors: { eip155: 'io.alpha', solana: 'io.sol' } })
    const accounts = await reconnect(kit)
    expect(accounts.map(({ connectorId }) => connectorId)).toEqual(['io.alpha', 'io.sol'])
    expect(accounts[0]).toMatchObject({ namespace: 'eip155', address: evm.wallet('io.alpha').accounts[0] })
    expect(evm.prompts + sol.prompts).toBe(0)
  })

  test('behavior: has the stored address until the wallet responds, and then its account', async () => {
    const address = `0x${'a'.repeat(40)}`
    const storage = fakeStorage()
    writeStored(scopeStorage(storage, 'test'), {
      ...{ connectors: { eip155: 'io.alpha' }, addresses: { eip155: address } },
    })
    const { kit, evm } = setUp(storage)
    expect(getAccount(kit)).toMatchObject({
      status: 'reconnecting',
      isConnected: false,
      storedAddress: address,
    })
    await expect(signMessage(kit, { message: 'hi' })).rejects.toThrow()
    const [current] = evm.wallet('io.alpha').accounts
    await expect.poll(() => getAccount(kit)).toMatchObject({ isConnected: true, address: current })
    expect(readStored(scopeStorage(storage, 'test')).addresses).toEqual({ eip155: current })
  })

  test('behavior: removes the stored address when the user disconnects, and keeps it for a locked wallet', async () => {
    const { kit, storage } = setUp()
    const addresses = () => readStored(scopeStorage(storage, 'test')).addresses
    const { address } = await connect(kit, { connectorId: 'io.alpha' })
    expect(addresses()).toEqual({ eip155: address })
    await disconnect(kit)
    expect(addresses()).toBeUndefined()
    const locked = { connectors: { eip155: 'io.beta' }, addresses: { eip155: address } }
    writeStored(scopeStorage(storage, 'test'), locked)
    const { kit: reloaded } = setUp(storage, { isBetaOpen: false })
    expect(getAccount(reloaded).storedAddress).toBe(address)
    await expect.poll(() => getAccount(reloaded)).toMatchObject({ status: 'disconnected' })
    expect(getAccount(reloaded).storedAddress).toBeUndefined()
  })

  test('param: namespace', async () => {
    const { kit, storage } = setUp()
    writeStored(scopeStorage(storage, 'test'), { connectors: { eip155: 'io.alpha', solana: 'io.sol' } })
    expect(await reconnect(kit, { namespace: 'solana' })).toHaveLength(1)
    expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('disconnected')
  })

  test('behavior: restores the most recently connected wallet', async () => {
    const { kit, storage } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    await connect(kit, { connectorId: 'io.beta' })
    kit.destroy()
    const { kit: reloaded } = setUp(storage)
    await expect.poll(() => getAccount(reloaded).connectorId).toBe('io.beta')
  })

  test.each([
    ['disconnected', (kit: Latchkit) => disconnect(kit)],
    ['replaced', async () => {}],
  ] as const)('behavior: a reload never restores a wallet that the user %s', async (_, leave) => {
    const { kit, storage } = setUp()
    const recent = () => readStored(scopeStorage(storage, 'test')).recentWallets?.map(({ id }) => id)
    await connect(kit, { connectorId: 'io.alpha' })
    await expect.poll(() => recent()).toEqual(['io.alpha'])
    await leave(kit)
    await connect(kit, { connectorId: 'io.beta' })
    await expect.poll(() => recent()).toEqual(['io.beta', 'io.alpha'])
    kit.destroy()
    const { kit: reloaded, evm, facts } = setUp(storage, { isBetaOpen: false })
    const notRestored = expect.objectContaining({ namespace: 'eip155', type: 'notRestored' })
    await expect.poll(() => facts).toContainEqual(notRestored)
    expect(getAccount(reloaded).status).toBe('disconnected')
    expect(await reconnect(reloaded)).toEqual([])
    expect(evm.prompts).toBe(0)
  })

  test('behavior: a wallet that no longer authorizes the app stays disconnected', async () => {
    const { kit, storage, evm } = setUp()
    writeStored(scopeStorage(storage, 'test'), { connectors: { eip155: 'io.alpha' } })
    evm.wallet('io.alpha').forget()
    expect(await reconnect(kit)).toEqual([])
    expect(getAccount(kit).status).toBe('disconnected')
  })

  test('behavior: keeps a connected session', async () => {
    const { kit } = setUp()
    const account = await connect(kit, { connectorId: 'io.alpha' })
    expect(await reconnect(kit)).toEqual([account])
  })

  test('behavior: does nothing without stored connectors', async () => {
    expect(await reconnect(setUp().kit)).toEqual([])
    const { kit, storage } = setUp()
    storage.throws = true
    expect(await reconnect(kit)).toEqual([])
  })

  test('error: rejects while an attempt is pending', async () => {
    const { kit, evm } = setUp()
    evm.wallet('io.alpha').behavior = 'hangs'
    const attempt = connect(kit, { connectorId: 'io.alpha' })
    await expect(reconnect(kit)).rejects.toMatchObject({ code: 'action-ignored' })
    kit.destroy()
    await expect(attempt).rejects.toThrow(AbortedError)
  })
})
