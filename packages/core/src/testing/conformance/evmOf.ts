import type { EvmMethods } from '../../ports/EvmMethods.js'
import type { EvmUnderTest } from './AdapterUnderTest.js'
import { type Harness, never } from './harness.js'

/** Connects the wallet and returns what a test of an `eip155` adapter needs. */
export async function evmOf({ adapter, wallet, evm }: Harness): Promise<{
  readonly connectorId: string
  readonly address: string
  readonly methods: EvmMethods
  readonly evm: EvmUnderTest
}> {
  const { connectorId } = wallet
  if (!adapter.evm || !evm) throw new Error('With the capability `evm` both adapter and world have an `evm`.')
  const { accounts } = await adapter.connect({ connectorId, signal: never() })
  return { connectorId, address: accounts[0].address, methods: adapter.evm, evm }
}
