import type { SolanaCaller, SolanaMethods } from '../../ports/SolanaMethods.js'
import { type Harness, never } from './harness.js'
import type { SolanaUnderTest } from './SolanaUnderTest.js'

/** Connects the wallet and returns what a test of a `solana` adapter needs. */
export async function solanaOf({ adapter, wallet, solana, networks }: Harness): Promise<{
  readonly caller: SolanaCaller
  readonly methods: SolanaMethods
  readonly solana: SolanaUnderTest
}> {
  const { connectorId } = wallet
  if (!adapter.solana || !solana)
    throw new Error('With the capability `solana` both adapter and world have a `solana`.')
  const { accounts } = await adapter.connect({ connectorId, signal: never() })
  const caller = { connectorId, address: accounts[0].address, network: networks.home }
  return { caller, methods: adapter.solana, solana }
}
