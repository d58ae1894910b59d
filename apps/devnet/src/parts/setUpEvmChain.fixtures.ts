import { afterAll, beforeAll } from 'vitest'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { createProcessGroup } from '../processes/createProcessGroup.js'

/** Starts the EVM chain 31337 before the tests of a file, and stops it after them. Returns a getter of the chain, for its tests. */
export function setUpEvmChain(): () => EvmChain {
  const processGroup = createProcessGroup()
  let chain: EvmChain | undefined
  beforeAll(async () => {
    chain = await startEvmChain({ id: 31_337, port: 0, processGroup })
  }, 180_000)
  afterAll(() => processGroup.stop())
  return () => {
    if (!chain) throw new Error('The chain starts before the first test. Call the getter in a test.')
    return chain
  }
}
