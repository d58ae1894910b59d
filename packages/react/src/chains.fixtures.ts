import { bitcoin, solana, solanaDevnet } from '@latchkit/core/networks'
import { createTestKit, fakeAdapter, type TestKit, testNetworks } from '@latchkit/core/testing'

/** The first account of the fake wallets, by namespace. */
export const firstAccounts = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: 'So11111111111111111111111111111111111111112',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/**
 * Creates a kit with fakes for three namespaces: one wallet per namespace (`io.evm`, `Sol`, `Sat`), and Twin, which supports
 * EVM and Solana.
 */
export function createMultichainKit(
  options: Omit<Parameters<typeof createTestKit>[0], 'adapters'> = {},
): TestKit {
  return createTestKit({
    networks: [testNetworks[0], testNetworks[1], solana, solanaDevnet, bitcoin],
    ...options,
    adapters: [
      fakeAdapter({
        wallets: [
          { id: 'io.evm', name: 'Evm Wallet' },
          { id: 'io.twin', name: 'Twin', icon },
        ],
      }),
      fakeAdapter({
        namespace: 'solana',
        wallets: [
          { id: 'Sol', name: 'Sol Wallet' },
          { id: 'Twin', name: 'Twin', icon },
        ],
      }),
      fakeAdapter({ namespace: 'bip122', wallets: [{ id: 'Sat', name: 'Sat Wallet' }] }),
    ],
  })
}
