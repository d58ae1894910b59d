import { numberToHex } from 'viem'
import { jsonRpc, post } from '../foundation/jsonRpc.js'
import type { TestChain } from '../foundation/TestChain.js'

/** Options of `connectNode`. */
export type NodeOptions = {
  /** JSON-RPC over HTTP: anvil, Hardhat, or any other node. */
  readonly rpcUrl: string
  /** Default: the node is asked. */
  readonly id?: number | undefined
  /** As wallets show it. Default `Chain <id>`. */
  readonly name?: string | undefined
  /** The RPC URLs of the app that lead to this chain: parts of URLs, or patterns. Default: all that no other chain has. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
}

/**
 * Connects to a node. `setBalance` and `mine` need a node for development, such as anvil or Hardhat.
 *
 * @example
 * import { connectNode } from '@latchkit/test'
 *
 * const chain = await connectNode({ rpcUrl: 'http://127.0.0.1:8545' })
 */
export async function connectNode({ rpcUrl, id, name, appUrls }: NodeOptions): Promise<TestChain> {
  const call = (method: string, params?: unknown) => jsonRpc(post, rpcUrl, method, params)
  const chainId = id ?? Number(await call('eth_chainId'))
  return {
    ...{ kind: 'node', id: chainId, name: name ?? `Chain ${chainId}`, rpcUrl, appUrls },
    request: ({ method, params }) => call(method, params),
    async setBalance(address, balance) {
      await call('hardhat_setBalance', [address, numberToHex(balance)])
    },
    async mine(blocks = 1) {
      await call('hardhat_mine', [numberToHex(blocks)])
    },
    stop: async () => {},
  }
}
