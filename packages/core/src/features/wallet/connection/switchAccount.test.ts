import { describe, expect, test } from 'vitest'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { AccountNotFoundError } from '../../../foundation/errors/connection.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { createLatchkit } from '../../../kit/createLatchkit.js'
import type { Adapter, AdapterFactory } from '../../../ports/Adapter.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from './connect.js'
import { getAccount } from './getAccount.js'
import { makeSession } from './session.fixtures.js'
import { switchAccount } from './switchAccount.js'

const one = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const two = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Creates a kit whose adapter supports `switchAccount`. */
function setUp(
  choose: NonNullable<Adapter['switchAccount']> = async ({ connectorId, address }) =>
    makeSession(connectorId, { addresses: [address, one], chainId: 'eip155:31337' }),
) {
  const fake = fakeAdapter({ wallets: [{ id: 'io.alpha' }, { id: 'io.beta' }] })
  const factory: AdapterFactory = (context) => ({ ...fake(context), switchAccount: choose })
  const kit = createLatchkit({
    projectId: 'test',
    networks: [testNetworks[0]],
    adapters: [factory],
    storage: fakeStorage(),
  })
  kit.mount()
  return { kit, fake }
}

describe('switchAccount', () => {
  test('default', async () => {
    const { kit } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    const account = await switchAccount(kit, { address: two })
    expect(account).toMatchObject({ address: two, connectorId: 'io.alpha', namespace: 'eip155' })
    expect(getAccount(kit).address).toBe(two)
  })

  test('behavior: ignores the checksum of an address', async () => {
    const { kit } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    expect((await switchAccount(kit, { address: two.toLowerCase() })).address).toBe(two)
  })

  test('behavior: does nothing for the active account', async () => {
    const { kit } = setUp(() => Promise.reject(new TypeError('the wallet must not be asked')))
    const account = await connect(kit, { connectorId: 'io.alpha' })
    expect(await switchAccount(kit, { address: one })).toEqual(account)
  })

  test('behavior: unrelated session changes do not settle the action', async () => {
    let answer: (() => void) | undefined
    const { kit, fake } = setUp(
      ({ connectorId, address }) =>
        new Promise((resolve) => {
          answer = () => resolve(makeSession(connectorId, { addresses: [address, one] }))
        }),
    )
    await connect(kit, { connectorId: 'io.alpha' })
    let account: unknown
    const action = switchAccount(kit, { address: two }).then((result) => {
      account = result
    })
    fake.wallet('io.alpha').switchChain('eip155:1')
    await nextMacrotask()
    expect(account).toBeUndefined()
    answer?.()
    await action
    expect(account).toMatchObject({ address: two })
  })

  test('param: connectorId: connects another wallet first', async () => {
    const { kit, fake } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    const account = await switchAccount(kit, { address: two, connectorId: 'io.beta' })
    expect(account).toMatchObject({ address: two, connectorId: 'io.beta' })
    expect(fake.wallet('io.alpha').open).toBe(false)
  })

  test('error: no wallet is connected in the given namespace', async () => {
    const { kit } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    await expect(switchAccount(kit, { address: two, namespace: 'solana' })).rejects.toThrow(NotConnectedError)
  })

  test('error: the user declines', async () => {
    const { kit } = setUp(() => Promise.reject(new UserRejectedError()))
    await connect(kit, { connectorId: 'io.alpha' })
    await expect(switchAccount(kit, { address: two })).rejects.toThrow(UserRejectedError)
    expect(getAccount(kit).address).toBe(one)
  })

  test('error: the account is not in the session', async () => {
    const { kit } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    await expect(switchAccount(kit, { address })).rejects.toThrow(AccountNotFoundError)
  })

  test('error: the adapter does not support switchAccount', async () => {
    const { kit } = createTestKit()
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    await expect(switchAccount(kit, { address: two })).rejects.toThrow(MethodNotSupportedError)
  })

  test('error: no wallet is connected in the active namespace', async () => {
    await expect(switchAccount(setUp().kit, { address: two })).rejects.toThrow(NotConnectedError)
  })
})
