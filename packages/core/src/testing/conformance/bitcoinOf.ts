import type { BitcoinCaller, BitcoinMethods } from '../../ports/BitcoinMethods.js'
import type { BitcoinUnderTest } from './BitcoinUnderTest.js'
import { type Harness, never } from './harness.js'

/** Connects the wallet and returns what a test of a `bip122` adapter needs. */
export async function bitcoinOf({ adapter, wallet, bitcoin, networks }: Harness): Promise<{
  readonly caller: BitcoinCaller
  /** The ordinals address, if the wallet exposes one. */
  readonly ordinals: string | undefined
  readonly methods: BitcoinMethods
  readonly bitcoin: BitcoinUnderTest
}> {
  const { connectorId } = wallet
  if (!adapter.bitcoin || !bitcoin)
    throw new Error('With the capability `bitcoin` both adapter and world have a `bitcoin`.')
  const { accounts } = await adapter.connect({ connectorId, signal: never() })
  const caller = { connectorId, address: accounts[0].address, network: networks.home }
  const ordinals = accounts.find(({ type }) => type === 'ordinal')?.address
  return { caller, ordinals, methods: adapter.bitcoin, bitcoin }
}
