import type { Address } from 'viem'

/** A request to a node. */
export type RpcRequest = { readonly method: string; readonly params?: unknown }

/** A chain of a test: in memory, or behind the RPC URL of a node. */
export type TestChain = {
  readonly kind: 'fake' | 'node'
  readonly id: number
  /** As wallets show it. */
  readonly name: string
  /** Of the node. A fake chain has an address that does not exist: requests to it are answered without a network. */
  readonly rpcUrl: string
  /** The RPC URLs of the app that lead to this chain: parts of URLs, or patterns. Default: all that no other chain has. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
  /** Calls the node. @throws ProviderRpcError with the node's code, message and data. */
  readonly request: (request: RpcRequest) => Promise<unknown>
  readonly setBalance: (address: Address, balance: bigint) => Promise<void>
  /** Mines blocks with the pending transactions. Default: one. */
  readonly mine: (blocks?: number) => Promise<void>
  readonly stop: () => Promise<void>
}
