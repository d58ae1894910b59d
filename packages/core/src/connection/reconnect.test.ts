import { describe, expect, test } from 'vitest'
import { AbortedError } from '../errors/wallet.js'
import { solana } from '../network/network.fixtures.js'
import { writeStored } from '../schema/stored.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { testNetworks } from '../testing/testNetworks.js'
import { connect } from './connect.js'
import { getAccount } from './getAccount.js'
import { reconnect } from './reconnect.js'

function setUp() {
  const storage = fakeStorage()
  const evm = fakeAdapter({
    wallets: [
      { id: 'io.alpha', open: true },
      { id: 'io.beta', open: true },
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
    writeStored(storage, { connectors: { eip155: 'io.alpha', solana: 'io.sol' } })
    const accounts = await reconnect(kit)
    expect(accounts.map(({ connectorId }) => connectorId)).toEqual(['io.alpha', 'io.sol'])
    expect(accounts[0]).toMatchObject({ namespace: 'eip155', address: evm.wallet('io.alpha').accounts[0] })
    expect(evm.prompts + sol.prompts).toBe(0)
  })

  test('param: namespace', async () => {
    const { kit, storage } = setUp()
    writeStored(storage, { connectors: { eip155: 'io.alpha', solana: 'io.sol' } })
    expect(await reconnect(kit, { namespace: 'solana' })).toHaveLength(1)
    expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('disconnected')
  })

  test('behavior: recently used wallets first', async () => {
    const { kit, storage, evm } = setUp()
    const recent = (id: string) => ({ id, name: id, namespaces: ['eip155'] as const })
    writeStored(storage, {
      connectors: { eip155: 'io.alpha' },
      recentWallets: [recent('io.alpha'), recent('io.beta')],
    })
    evm.wallet('io.alpha').locked = true
    expect(await reconnect(kit)).toMatchObject([{ connectorId: 'io.beta' }])
    expect(evm.prompts).toBe(0)
  })

  test('behavior: a wallet that forgot the page stays disconnected', async () => {
    const { kit, storage, evm } = setUp()
    writeStored(storage, { connectors: { eip155: 'io.alpha' } })
    evm.wallet('io.alpha').forget()
    expect(await reconnect(kit)).toEqual([])
    expect(getAccount(kit).status).toBe('disconnected')
  })

  test('behavior: what is connected stays as it is', async () => {
    const { kit } = setUp()
    const account = await connect(kit, { connectorId: 'io.alpha' })
    expect(await reconnect(kit)).toEqual([account])
  })

  test('behavior: nothing was kept', async () => {
    expect(await reconnect(setUp().kit)).toEqual([])
    const { kit, storage } = setUp()
    storage.throws = true
    expect(await reconnect(kit)).toEqual([])
  })

  test('error: a wallet is being asked', async () => {
    const { kit, evm } = setUp()
    evm.wallet('io.alpha').behavior = 'hangs'
    const attempt = connect(kit, { connectorId: 'io.alpha' })
    await expect(reconnect(kit)).rejects.toMatchObject({ code: 'action-ignored' })
    kit.destroy()
    await expect(attempt).rejects.toThrow(AbortedError)
  })
})
