import { describe, expect, test } from 'vitest'
import { WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { solana } from '../network/network.fixtures.js'
import { findConnector } from './findConnector.js'

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** A kit for EVM and Solana; `active` has its first network. */
function setUp(active: 'eip155' | 'solana' = 'eip155') {
  const [evm] = testNetworks
  const { kit } = createTestKit({
    networks: [evm, solana],
    defaultNetwork: active === 'solana' ? solana : evm,
    adapters: [
      fakeAdapter({
        wallets: [
          { id: 'same', name: 'Evm' },
          { id: 'io.twin', name: 'Twin', icon, rdns: 'io.twin', explorerId: 'twin-id' },
          { id: 'clash', name: 'Clash', rdns: 'io.clash' },
          { id: 'io.clash', name: 'Own id' },
        ],
      }),
      fakeAdapter({
        namespace: 'solana',
        wallets: [
          { id: 'same', name: 'Sol' },
          { id: 'Twin', name: 'Twin', icon },
        ],
      }),
    ],
  })
  kit.mount()
  return (id: string, namespace?: 'eip155' | 'solana' | 'bip122') => {
    const { id: found, namespace: at, name } = findConnector(kit, id, namespace)
    return `${at}/${found} ${name}`
  }
}

describe('findConnector', () => {
  test('default: a connector of the requested namespace', () => {
    expect(setUp()('same', 'solana')).toBe('solana/same Sol')
    expect(setUp('solana')('same', 'eip155')).toBe('eip155/same Evm')
  })

  test('behavior: without a namespace, the active one comes first', () => {
    expect(setUp('eip155')('same')).toBe('eip155/same Evm')
    expect(setUp('solana')('same')).toBe('solana/same Sol')
    expect(setUp('eip155')('Twin')).toBe('eip155/io.twin Twin')
  })

  test('behavior: finds a wallet by any of its ids', () => {
    for (const id of ['io.twin', 'Twin', 'twin-id']) {
      expect(setUp()(id, 'eip155')).toBe('eip155/io.twin Twin')
      expect(setUp()(id, 'solana')).toBe('solana/Twin Twin')
    }
  })

  test('behavior: the id of a connector takes precedence over the rdns of another one', () => {
    expect(setUp()('io.clash', 'eip155')).toBe('eip155/io.clash Own id')
  })

  test.each(['', 'SAME', 'same ', '__proto__', 'toString', 'walletConnect'])(
    'error: throws for the id %j, which no wallet has',
    (id) => {
      expect(() => setUp()(id)).toThrow(WalletNotFoundError)
    },
  )

  test('error: not in the requested namespace, although in another one', () => {
    expect(() => setUp()('io.clash', 'solana')).toThrow(WalletNotFoundError)
    expect(() => setUp()('same', 'bip122')).toThrow('No installed wallet answers to "same"')
  })
})
