import { describe, expect, test } from 'vitest'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { getBalance } from '../../assets/balance/getBalance.js'
import { cosmos, polkadot } from '../network/network.fixtures.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { signMessage } from '../request/signMessage.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getAccount } from './getAccount.js'

describe.each([polkadot, cosmos])('$chainNamespace', (network) => {
  const namespace = network.chainNamespace
  /** Creates a kit without an adapter for the namespace. */
  const setUp = () => {
    const test = createTestKit({ networks: [testNetworks[0], network] })
    test.kit.mount()
    return test
  }

  test('default: a wallet of eip155 can still connect and disconnect', async () => {
    const { kit } = setUp()
    await connect(kit, { connectorId: 'io.fake' })
    await nextMacrotask()
    expect(getAccount(kit)).toMatchObject({ isConnected: true })
    expect(getAccount(kit, { namespace })).toMatchObject({ status: 'disconnected', isConnected: false })
    await disconnect(kit)
    expect(getAccount(kit)).toMatchObject({ isConnected: false })
  })

  test('behavior: its network can be selected', async () => {
    const { kit } = setUp()
    await switchNetwork(kit, { network })
    expect(kit.getState().network.activeNamespace).toBe(namespace)
  })

  test('error: connect names the namespace of the missing adapter', async () => {
    const { kit } = setUp()
    const byNamespace = connect(kit, { connectorId: 'io.fake', namespace })
    await expect(byNamespace).rejects.toThrow(AdapterNotFoundError)
    await expect(byNamespace).rejects.toThrow(`"${namespace}"`)
    const byChain = connect(kit, { connectorId: 'io.fake', chainId: network.caipNetworkId })
    await expect(byChain).rejects.toThrow(`"${namespace}"`)
    await expect(connect(kit, { connectorId: 'io.none' })).rejects.toThrow(WalletNotFoundError)
  })

  test('error: signMessage and getBalance reject with NotConnectedError', async () => {
    const { kit } = setUp()
    await expect(signMessage(kit, { message: 'hello', namespace })).rejects.toThrow(NotConnectedError)
    await expect(getBalance(kit, { namespace })).rejects.toThrow(NotConnectedError)
  })
})
