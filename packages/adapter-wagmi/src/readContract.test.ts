import { AbortedError } from '@latchkit/core'
import { RpcRequestError } from '@latchkit/core/errors'
import { testNetworks } from '@latchkit/core/testing'
import { type Config, createConfig } from '@wagmi/core'
import { custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { readContract } from './readContract.js'

const [network] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Creates a config whose network responds with the result of `answer`. */
function createTestConfig(answer: () => unknown): Config {
  const chain = { ...network, id: 31337 }
  return createConfig({
    chains: [chain],
    transports: { [chain.id]: custom({ request: async () => answer() }, { retryCount: 0 }) },
    storage: null,
  })
}

describe('readContract', () => {
  const abi = [
    {
      type: 'function',
      name: 'decimals',
      stateMutability: 'view',
      inputs: [],
      outputs: [{ name: '', type: 'uint8' }],
    },
  ] as const

  it('default: decodes the result with the ABI', async () => {
    const config = createTestConfig(() => `0x${'6'.padStart(64, '0')}`)
    expect(await readContract(config, { network, address, abi, functionName: 'decimals' })).toBe(6)
  })

  it('error: rejects a function that is not in the ABI', async () => {
    const reading = readContract(
      createTestConfig(() => '0x'),
      { network, address, abi, functionName: 'symbol' },
    )
    await expect(reading).rejects.toBeInstanceOf(RpcRequestError)
  })

  it('param: signal', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const config = createTestConfig(() => new Promise(() => {}))
    const reading = readContract(config, { network, address, abi, functionName: 'decimals', signal })
    controller.abort()
    await expect(reading).rejects.toBeInstanceOf(AbortedError)
  })
})
