import { AbortedError, RpcRequestError } from '@latchkit/core'
import { testNetworks } from '@latchkit/core/testing'
import { type Config, createConfig } from '@wagmi/core'
import { custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { readContract } from './readContract.js'

const [network] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** A config whose network answers as `answer` does. */
function configFor(answer: () => unknown): Config {
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

  it('default: decoded by the ABI', async () => {
    const config = configFor(() => `0x${'6'.padStart(64, '0')}`)
    expect(await readContract(config, { network, address, abi, functionName: 'decimals' })).toBe(6)
  })

  it('error: a function that the ABI does not have', async () => {
    const reading = readContract(
      configFor(() => '0x'),
      { network, address, abi, functionName: 'symbol' },
    )
    await expect(reading).rejects.toBeInstanceOf(RpcRequestError)
  })

  it('param: signal', async () => {
    const tryOut = new AbortController()
    const { signal } = tryOut
    const config = configFor(() => new Promise(() => {}))
    const reading = readContract(config, { network, address, abi, functionName: 'decimals', signal })
    tryOut.abort()
    await expect(reading).rejects.toBeInstanceOf(AbortedError)
  })
})
