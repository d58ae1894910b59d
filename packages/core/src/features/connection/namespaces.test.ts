import { describe, expect, test } from 'vitest'
import { AdapterNotFoundError } from '../../foundation/errors/adapter.js'
import { NotConnectedError } from '../../foundation/errors/request.js'
import { WalletNotFoundError } from '../../foundation/errors/wallet.js'
import { bitcoin } from '../../foundation/networks/bitcoin.js'
import { defineNetwork } from '../../foundation/schema/defineNetwork.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { fakeAdapter } from '../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { getBalance } from '../balance/getBalance.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { signMessage } from '../request/signMessage.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getAccount } from './getAccount.js'

const polkadot = defineNetwork({
  id: '91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://rpc.polkadot.io'] } },
})
const cosmos = defineNetwork({
  id: 'cosmoshub-4',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: ['https://cosmos-rpc.publicnode.com'] } },
})

describe.each([polkadot, cosmos])('$chainNamespace without an adapter', (network) => {
  const namespace = network.chainNamespace
  const setUp = () => {
    const test = createTestKit({ networks: [testNetworks[0], network] })
    test.kit.mount()
    return test
  }

  test('default: does not affect the rest of the kit', async () => {
    const { kit } = setUp()
    await connect(kit, { connectorId: 'io.fake' })
    await nextMacrotask()
    expect(getAccount(kit)).toMatchObject({ isConnected: true })
    expect(getAccount(kit, { namespace })).toMatchObject({ status: 'disconnected', isConnected: false })
    await disconnect(kit)
  })

  test('behavior: its network can be selected', async () => {
    const { kit } = setUp()
    await switchNetwork(kit, { network })
    expect(kit.getState().network.activeNamespace).toBe(namespace)
  })

  test('error: connect names the missing adapter', async () => {
    const { kit } = setUp()
    const byNamespace = connect(kit, { connectorId: 'io.fake', namespace })
    await expect(byNamespace).rejects.toThrow(AdapterNotFoundError)
    await expect(byNamespace).rejects.toThrow(`"${namespace}"`)
    const byChain = connect(kit, { connectorId: 'io.fake', chainId: network.caipNetworkId })
    await expect(byChain).rejects.toThrow(`"${namespace}"`)
    await expect(connect(kit, { connectorId: 'io.none' })).rejects.toThrow(WalletNotFoundError)
  })

  test('error: no wallet is connected in that namespace', async () => {
    const { kit } = setUp()
    await expect(signMessage(kit, { message: 'hello', namespace })).rejects.toThrow(NotConnectedError)
    await expect(getBalance(kit, { namespace })).rejects.toThrow(NotConnectedError)
  })

  test('behavior: wallets connect and sign with an adapter', async () => {
    const { kit } = createTestKit({ networks: [network], adapters: [fakeAdapter({ namespace })] })
    kit.mount()
    expect(await connect(kit, { connectorId: 'io.fake' })).toMatchObject({
      namespace,
      chainId: network.caipNetworkId,
    })
    expect(await signMessage(kit, { message: 'hello' })).toBeTypeOf('string')
  })
})

describe('defaultAccountTypes', () => {
  const adapter = () => fakeAdapter({ namespace: 'bip122', wallets: [{ id: 'io.btc', open: true }] })

  test('default: payment on bip122', async () => {
    const { kit, adapters } = createTestKit({ networks: [bitcoin], adapters: [adapter()] })
    const [payment, ordinals = ''] = adapters[0].wallet('io.btc').accounts
    adapters[0].wallet('io.btc').switchAccount(ordinals)
    kit.mount()
    expect((await connect(kit, { connectorId: 'io.btc' })).address).toBe(payment)
  })

  test('param: bip122: applies also to restored sessions', async () => {
    const options = { networks: [bitcoin], defaultAccountTypes: { bip122: 'ordinal' } } as const
    const first = createTestKit({ ...options, adapters: [adapter()] })
    first.kit.mount()
    const { address, accounts } = await connect(first.kit, { connectorId: 'io.btc' })
    expect(accounts.map(({ type }) => type)).toEqual(['ordinal', 'payment'])
    first.kit.destroy()

    const second = createTestKit({ ...options, adapters: [adapter()], storage: first.storage })
    second.kit.mount()
    await nextMacrotask()
    expect(getAccount(second.kit)).toMatchObject({ isConnected: true, address })
  })
})
