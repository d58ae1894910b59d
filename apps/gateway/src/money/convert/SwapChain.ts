import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import type { TokenInfo } from '../../data/sources/ListedToken.js'

/** A chain of the gateway. */
export type SwapNetwork = {
  /** CAIP-2 id. */
  readonly id: string
  readonly pool: NodePool
  readonly native: TokenInfo
}

/** A chain with a router of pools. Addresses are in lower case. */
export type SwapChain = SwapNetwork & {
  readonly multicall3: Hex
  /** The factory of the pools. */
  readonly factory: Hex
  /** The factory of pools with concentrated liquidity (Uniswap V3), whose swaps the Universal Router executes. */
  readonly concentratedFactory?: Hex | undefined
  /** The contract that executes swaps, and that accounts allow to take their tokens. */
  readonly router: Hex
  /** The contract that executes swaps too, and takes tokens through Permit2. */
  readonly universalRouter?: Hex | undefined
  /** The token with which pools represent the native token. */
  readonly wrappedNative: Hex
  /** Tokens through which swaps go, with the wrapped native token. */
  readonly intermediateTokens: readonly Hex[]
}

/** Address of Permit2, the same on each chain that the Universal Router is on. */
export const permit2Address: Hex = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** Address by which clients denote the native token. */
export const nativeAddress: Hex = `0x${'e'.repeat(40)}`
