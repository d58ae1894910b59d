import { describe, expect, test } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'
import { readStored } from '../../../config/stored.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { AbortedError, UserRejectedError, WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { cosmos, polkadot, solana } from '../network/network.fixtures.js'
import { signMessage } from '../request/signMessage.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getAccount } from './getAccount.js'

const [home, other] = testNetworks

function setUp() {
  const evm = fakeAdapter({
    wallets: [{ id: 'io.alpha', rdns: 'io.alpha', explorerId: 'e1' }, { id: 'io.beta' }],
  })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.alpha' }, { id: 'io.sol' }] })
  const test = createTestKit({ networks: [home, other, solana], adapters: [evm, sol] })
  test.kit.mount()
  return { ...test, evm, sol }
}

describe('connect', () => {
  test('default', async () => {
    const { kit, evm, storage } = setUp()
    const account = await connect(kit, { connectorId: 'io.alpha' })
    const [address] = evm.wallet('io.alpha').accounts
    expect(account).toEqual({
      namespace: 'eip155',
      address,
      caipAddress: `eip155:31337:${address}`,
      chainId: 'eip155:31337',
      connectorId: 'io.alpha',
      accounts: evm.session?.accounts,
    })
    expect(getAccount(kit)).toEqual({ ...account, status: 'connected', isConnected: true })
    expect(readStored(scopeStorage(storage, 'test')).connectors).toEqual({ eip155: 'io.alpha' })
    expect(evm.prompts).toBe(1)
  })

  test('param: chainId', async () => {
    const { kit } = setUp()
    const { chainId } = await connect(kit, { connectorId: 'io.alpha', chainId: other.caipNetworkId })
    expect(chainId).toBe(other.caipNetworkId)
    const { namespace } = await connect(kit, { connectorId: 'io.alpha', chainId: solana.caipNetworkId })
    expect(namespace).toBe('solana')
  })

  test('param: namespace', async () => {
    const { kit } = setUp()
    expect((await connect(kit, { connectorId: 'io.alpha', namespace: 'solana' })).namespace).toBe('solana')
    // Solana is the active namespace now, so its connector takes precedence.
    expect((await connect(kit, { connectorId: 'io.alpha' })).namespace).toBe('solana')
    expect((await connect(kit, { connectorId: 'io.beta' })).namespace).toBe('eip155')
    expect((await connect(kit, { connectorId: 'io.sol' })).namespace).toBe('solana')
  })

  test('param: connectorId, or another id of the wallet', async () => {
    const { kit } = setUp()
    expect((await connect(kit, { connectorId: 'e1' })).connectorId).toBe('io.alpha')
  })

  test('behavior: disconnects the previous wallet', async () => {
    const { kit, evm } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    await connect(kit, { connectorId: 'io.beta' })
    await nextMacrotask()
    expect(evm.wallet('io.alpha').open).toBe(false)
    expect(getAccount(kit).connectorId).toBe('io.beta')
  })

  test('error: keeps the previous session when the user declines', async () => {
    const { kit, evm } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    evm.wallet('io.beta').behavior = 'rejects'
    await expect(connect(kit, { connectorId: 'io.beta' })).rejects.toThrow(UserRejectedError)
    expect(getAccount(kit)).toMatchObject({ status: 'connected', connectorId: 'io.alpha' })
    expect(kit.getState().connection.eip155).toMatchObject({ outcome: { status: 'declined' } })
  })

  test('error: the wallet fails', async () => {
    const { kit, evm } = setUp()
    evm.wallet('io.alpha').behavior = 'fails'
    await expect(connect(kit, { connectorId: 'io.alpha' })).rejects.toThrow(WalletRequestError)
    expect(getAccount(kit).status).toBe('disconnected')
  })

  test('error: rejects when another wallet is chosen', async () => {
    const { kit, evm } = setUp()
    evm.wallet('io.alpha').behavior = 'hangs'
    const first = connect(kit, { connectorId: 'io.alpha' })
    const second = connect(kit, { connectorId: 'io.beta' })
    await expect(first).rejects.toThrow(AbortedError)
    expect((await second).connectorId).toBe('io.beta')
    evm.wallet('io.alpha').approve()
    await nextMacrotask()
    expect(evm.wallet('io.alpha').open).toBe(false)
  })

  test.each([polkadot, cosmos])(
    'behavior: with an adapter, wallets of $chainNamespace connect and sign',
    async (network) => {
      const { chainNamespace: namespace, caipNetworkId: chainId } = network
      const { kit } = createTestKit({ networks: [network], adapters: [fakeAdapter({ namespace })] })
      kit.mount()
      expect(await connect(kit, { connectorId: 'io.fake' })).toMatchObject({ namespace, chainId })
      expect(await signMessage(kit, { message: 'hello' })).toBeTypeOf('string')
    },
  )

  test('error: the kit is destroyed', async () => {
    const { kit, evm } = setUp()
    evm.wallet('io.alpha').behavior = 'hangs'
    const attempt = connect(kit, { connectorId: 'io.alpha' })
    kit.destroy()
    await expect(attempt).rejects.toThrow(AbortedError)
  })

  test('error: an unknown wallet', async () => {
    const { kit, evm } = setUp()
    await expect(connect(kit, { connectorId: 'io.none' })).rejects.toThrow(WalletNotFoundError)
    await expect(connect(kit, { connectorId: 'io.sol', namespace: 'eip155' })).rejects.toThrow(
      WalletNotFoundError,
    )
    expect(evm.prompts).toBe(0)
  })

  test('error: a network that is not configured', async () => {
    const { kit } = setUp()
    await expect(connect(kit, { connectorId: 'io.alpha', chainId: 'eip155:1' })).rejects.toThrow(
      NetworkNotFoundError,
    )
  })

  test('error: rejects while the wallet is being disconnected', async () => {
    const { kit, evm } = setUp()
    await connect(kit, { connectorId: 'io.alpha' })
    evm.wallet('io.alpha').behavior = 'hangs'
    const closing = disconnect(kit)
    await expect(connect(kit, { connectorId: 'io.beta' })).rejects.toMatchObject({ code: 'action-ignored' })
    kit.destroy()
    await expect(closing).rejects.toThrow(AbortedError)
  })
})
