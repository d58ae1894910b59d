import type { SwapStatusResponse, SwapStep } from '@latchkit/blockchain-api/contract'
import type { Hex } from '../../../data/accountData/evm/callContracts.js'
import type { Permit2Signature } from '../parsePermit2.js'
import type { SwapRequest } from '../SwapRequest.js'

/** Offer of a source for a swap. */
export type SourceQuote = {
  /** Base units of the token that is sold. With `exactIn`, the amount of the request. */
  readonly fromAmount: bigint
  /** Base units of the token that is bought. With `exactOut`, the amount of the request. */
  readonly toAmount: bigint
  /** The contract that needs an allowance; `undefined` if none does. */
  readonly spender?: Hex | undefined
  /** Whether it takes a permit in place of an allowance. */
  readonly acceptsPermit?: boolean | undefined
  /** The contract for which the account signs a `PermitSingle` of Permit2; `spender` is Permit2 then. */
  readonly permit2Spender?: Hex | undefined
  /** The contract that the transaction calls; `undefined` on Solana. */
  readonly router?: Hex | undefined
  readonly steps: readonly SwapStep[]
  /** Usual time until the token arrives on another chain. */
  readonly estimatedSeconds?: number | undefined
  /** Time after which the price is not valid, in seconds since 1970. */
  readonly expiresAt?: number | undefined
}

/** A swap to build the transaction of. Addresses of EVM chains are in lower case. */
export type SwapBuild = SwapRequest & {
  /** The account that sends the transaction. */
  readonly account: string
  /** The account that receives the token. */
  readonly recipient: string
  readonly slippageBps: number
  /** Limits of the client. They override the slippage. */
  readonly minToAmount: bigint | undefined
  readonly maxFromAmount: bigint | undefined
  /** Time after which the transaction must revert, in seconds since 1970. */
  readonly deadline: number
  /** Parameters of `permit` (EIP-2612), for a source that takes them. */
  readonly permit: Hex | undefined
  /** Parameters of `permit` of Permit2, for a source that takes tokens through it. */
  readonly permit2: Permit2Signature | undefined
}

/** A transaction for an EVM chain. */
export type EvmBuild = {
  readonly kind: 'evm'
  readonly transaction: { readonly to: Hex; readonly data: Hex; readonly value: bigint }
  readonly fromAmount: bigint
  readonly toAmount: bigint
  readonly maxFromAmount: bigint
  readonly minToAmount: bigint
  readonly spender?: Hex | undefined
  /** Limit of gas without an estimate. */
  readonly defaultGas: bigint
}

/** A transaction for Solana. */
export type SolanaBuild = {
  readonly kind: 'solana'
  /** In base64. */
  readonly transaction: string
  readonly fromAmount: bigint
  readonly toAmount: bigint
}

/** A transaction whose status a source tells. */
export type SentSwap = {
  /** CAIP-2 id of the chain of the transaction. */
  readonly fromChainId: string
  readonly hash: string
}

/** Someone who executes swaps: the pools of a chain, an aggregator, a bridge or a market maker. */
export type SwapSource = {
  /** Unique; clients send it to build the transaction of a quote. */
  readonly id: string
  readonly name: string
  /** The chains (CAIP-2) whose tokens it swaps. */
  readonly chainIds: readonly string[]
  /** Whether it can swap these chains and this mode. Whether it swaps the tokens, a quote tells. */
  readonly canSwap: (request: SwapRequest) => boolean
  /** Returns the number of calls to nodes that a quote, or a build, probably needs, for the quota. */
  readonly getCost: (request: SwapRequest, isBuild: boolean) => number
  /**
   * @throws HttpError if it cannot swap the amount.
   * @throws SourceError if it fails.
   */
  readonly quote: (request: SwapRequest, signal: AbortSignal) => Promise<SourceQuote>
  /**
   * Quotes again, and builds the transaction.
   *
   * @throws HttpError if it cannot swap the amount within its limits.
   * @throws SourceError if it fails.
   */
  readonly build: (build: SwapBuild, signal: AbortSignal) => Promise<EvmBuild | SolanaBuild>
  /**
   * Tells whether the token has arrived. Absent for sources that swap on one chain.
   *
   * @throws SourceError if it fails.
   */
  readonly getStatus?: ((swap: SentSwap, signal: AbortSignal) => Promise<SwapStatusResponse>) | undefined
}
