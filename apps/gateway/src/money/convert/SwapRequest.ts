import type { SwapMode } from '@latchkit/blockchain-api/contract'

/** A token on a chain. */
export type SwapAsset = {
  /** CAIP-2 id. */
  readonly chainId: string
  /** On EVM chains in lower case, the address of the native token is `0xeeee…eeee`. On Solana, the mint. */
  readonly address: string
}

/** A swap that a client requests. Its tokens are known. */
export type SwapRequest = {
  readonly from: SwapAsset
  readonly to: SwapAsset
  /** Base units of `from` with `exactIn`, of `to` with `exactOut`: 1 or more. */
  readonly amount: bigint
  readonly mode: SwapMode
  /** Whether the account can sign for Permit2. Sources that take tokens through it alone quote only then. Default: false. */
  readonly canPermit2?: boolean | undefined
}
