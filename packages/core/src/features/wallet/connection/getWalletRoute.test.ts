import { describe, expect, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeRelay } from '../../../testing/fakeRelay.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { getWalletRoute } from './getWalletRoute.js'

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Creates a kit for EVM and Solana with a wallet of both, a wallet of each, and a custom wallet that is not installed. */
function setUp(relay = true) {
  const { kit } = createTestKit({
    networks: [testNetworks[0], solana],
    customWallets: [{ id: 'kestrel', name: 'Kestrel' }],
    ...(relay && { relay: fakeRelay() }),
    adapters: [
      fakeAdapter({
        wallets: [
          { id: 'io.evm', name: 'Evm' },
          { id: 'io.twin', name: 'Twin', icon },
        ],
      }),
      fakeAdapter({
        namespace: 'solana',
        wallets: [
          { id: 'Sol', name: 'Sol' },
          { id: 'Twin', name: 'Twin', icon },
        ],
      }),
    ],
  })
  kit.mount()
  return (chosen: Parameters<typeof getWalletRoute>[2]) => getWalletRoute(kit.getState(), kit.config, chosen)
}

describe('getWalletRoute', () => {
  test('default', () => {
    expect(setUp()({ walletId: 'io.evm' })).toEqual({
      view: 'connecting',
      walletId: 'io.evm',
      namespace: 'eip155',
    })
  })

  test('behavior: returns Connecting for a wallet of one namespace, and ConnectingMultiChain for a wallet of several', () => {
    const route = setUp()
    expect(route({ walletId: 'Sol' })).toMatchObject({ view: 'connecting', namespace: 'solana' })
    expect(route({ walletId: 'io.twin' })).toEqual({ view: 'connecting-multi-chain', walletId: 'io.twin' })
  })

  test('param: namespace and chainId', () => {
    expect(setUp()({ walletId: 'io.twin', namespace: 'solana', chainId: solana.caipNetworkId })).toEqual({
      view: 'connecting',
      walletId: 'io.twin',
      namespace: 'solana',
      chainId: solana.caipNetworkId,
    })
  })

  test('behavior: the relay connector opens the QR code for any wallet', () => {
    expect(setUp()({ walletId: 'walletConnect' })).toEqual({ view: 'connecting-remote' })
    expect(setUp()({ walletId: 'walletConnect', namespace: 'solana' })).toEqual({ view: 'connecting-remote' })
  })

  test('behavior: routes a wallet that is not installed to the relay, or to Connecting without a relay', () => {
    expect(setUp()({ walletId: 'kestrel' })).toEqual({ view: 'connecting-remote', walletId: 'kestrel' })
    expect(setUp(false)({ walletId: 'kestrel', namespace: 'solana' })).toMatchObject({
      view: 'connecting',
      walletId: 'kestrel',
      namespace: 'solana',
    })
  })
})
