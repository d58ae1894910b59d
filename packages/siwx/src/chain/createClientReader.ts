import type { ChainReader, Hex } from './ChainReader.js'

/**
 * The part of a JSON-RPC client that is used: a viem client, or an EIP-1193 provider.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type RpcClient = {
  readonly request: (request: {
    readonly method: 'eth_call'
    readonly params: [{ to?: Hex; data: Hex }, 'latest']
  }) => Promise<unknown>
}

/**
 * Creates a reader over viem clients or EIP-1193 providers. It sends `eth_call` itself: `client.call` of viem would follow
 * an `OffchainLookup` (EIP-3668) to a URL that the contract of an unverified account selects.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @see https://eips.ethereum.org/EIPS/eip-3668
 * @param getClient Returns the client of a chain; `undefined` if there is none.
 * @example
 * ```ts
 * import { createClientReader } from '@latchkit/siwx'
 * import { createPublicClient, http } from 'viem'
 * import { mainnet } from 'viem/chains'
 *
 * const client = createPublicClient({ chain: mainnet, transport: http() })
 * const reader = createClientReader((chainId) => (chainId === 'eip155:1' ? client : undefined))
 * ```
 */
export function createClientReader(getClient: (chainId: string) => RpcClient | undefined): ChainReader {
  return {
    async call({ chainId, to, data }) {
      const client = getClient(chainId)
      if (!client)
        throw new Error(`There is no client for the chain ${chainId}. Add one to the chain reader.`)
      const params: [{ to?: Hex; data: Hex }, 'latest'] = [to ? { to, data } : { data }, 'latest']
      const result = await client.request({ method: 'eth_call', params })
      if (typeof result !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(result))
        throw new TypeError(`The result of "eth_call" must be bytes in hex, got ${typeof result}.`)
      return result.toLowerCase() as Hex
    },
  }
}
