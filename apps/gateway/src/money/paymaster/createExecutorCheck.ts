import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import { type Address, encodeFunctionData, type Hex, hexToBigInt, parseAbi, size } from 'viem'
import { BundlerError } from '../bundler/BundlerError.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import { NodeCallError } from '../bundler/createChainClient.js'
import type { EntryPoint } from '../bundler/entryPoints.js'

const executorAbi = parseAbi(['function isExecutor(address account) view returns (bool)'])

/**
 * Creates a function that requires a paymaster to pay in transactions of the gateway's executors. A contract without a list of
 * executors would pay in any transaction: a signature without a reservation could be used up to the deposit.
 */
export function createExecutorCheck(): (
  chain: ChainBundler,
  entryPoint: EntryPoint,
  paymaster: Address,
) => Promise<void> {
  const known = new Set<string>()

  async function isAllowed({ client }: ChainBundler, paymaster: Address, executor: Address) {
    const data = encodeFunctionData({ abi: executorAbi, args: [executor] })
    try {
      const result = await client.call<Hex>('eth_call', [{ to: paymaster, data }, 'latest'])
      return size(result) === 32 && hexToBigInt(result) === 1n
    } catch (error) {
      if (error instanceof NodeCallError) return false
      throw error
    }
  }

  return async (chain, entryPoint, paymaster) => {
    for (const { address } of chain.getExecutors(entryPoint)) {
      const key = `${chain.id} ${paymaster} ${address}`
      if (known.has(key)) continue
      if (!(await isAllowed(chain, paymaster, address)))
        throw new BundlerError(
          codes.paymaster,
          `The paymaster ${paymaster} does not allow the executor ${address}: the operator must deploy the current VerifyingPaymaster, and call "setExecutor" with it`,
        )
      known.add(key)
    }
  }
}
