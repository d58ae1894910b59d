import type { Hex } from '../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'

/** Which of the two amounts of a swap is fixed: what is sold, or what is bought. */
export type SwapMode = 'exactIn' | 'exactOut'

/** A token that can be swapped. Parsed where it is received; texts and URLs are untrusted and only shown. */
export type SwapToken = {
  readonly chainId: CaipNetworkId
  /** The address of its contract in lower case, or of its mint on Solana; absent for the native token of the chain. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of its image. */
  readonly icon?: string | undefined
  /** Whether `buildTransaction` accepts a permit (EIP-2612) of the token. */
  readonly canPermit: boolean
}

/** The tokens and the fixed amount of a swap. A token is its `address`; absent: the native token. */
export type SwapRequest = {
  readonly chainId: CaipNetworkId
  /** The chain of the token that is bought. Default: `chainId`. */
  readonly toChainId?: CaipNetworkId | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly mode: SwapMode
  /** The fixed amount, in base units of the token that is sold (`exactIn`) or bought (`exactOut`). More than 0. */
  readonly amount: bigint
}

/** One part of a swap, in the order of execution. */
export type SwapRouteStep = {
  /** `bridge`: to another chain. */
  readonly kind: 'swap' | 'bridge'
  /** The name of the market or of the bridge: untrusted, and only shown. */
  readonly name: string
  /** The chain on which it is executed; for a bridge, the chain where it starts. */
  readonly chainId: CaipNetworkId
}

/** Outcome of a swap to another chain. */
export type SwapStatus = {
  /**
   * `unknown`: the source does not know the transaction, or not yet. `pending`: what was bought has not arrived yet. `done`: it has
   * arrived. `partial`: another token or amount has arrived. `refunded`: the source has returned what was sold. `failed`: it will not
   * arrive.
   */
  readonly status: 'unknown' | 'pending' | 'done' | 'partial' | 'refunded' | 'failed'
  /** The hash of the transaction with which it arrived, on that chain. */
  readonly toHash?: string | undefined
  readonly toChainId?: CaipNetworkId | undefined
}

/** Cost and return of a swap at the current prices. Untrusted: what is signed is compared with it. Amounts in base units. */
export type SwapQuote = {
  readonly fromAmount: bigint
  readonly toAmount: bigint
  /** The contract that executes the swap, in lower case; absent if the server does not know it before the transaction, and on Solana. */
  readonly router?: Hex | undefined
  /** The contract that takes the token, in lower case; absent for the native token, and on Solana. */
  readonly spender?: Hex | undefined
  /** Whether the source takes a permit (EIP-2612) in place of an allowance, of tokens with `canPermit`. */
  readonly acceptsPermit?: boolean | undefined
  /** Set if the source takes the token through Permit2, which is `spender` then: the account signs a `PermitSingle` for this `spender`. */
  readonly permit2?: { readonly spender: Hex } | undefined
  /** Who makes the price. */
  readonly source?: { readonly id: string; readonly name: string } | undefined
  /** The parts of the swap. */
  readonly steps?: readonly SwapRouteStep[] | undefined
  /** Usual time until the token arrives on another chain. */
  readonly estimatedSeconds?: number | undefined
  /** In ms since the epoch. */
  readonly expiresAt?: number | undefined
}

/** A transaction that executes a swap. Untrusted: it is decoded and simulated before it is signed. */
export type SwapTransaction = EvmSwapTransaction | SolanaSwapTransaction

/** A swap on an EVM chain. */
export type EvmSwapTransaction = {
  readonly to: Hex
  readonly data: Hex
  /** In wei. Absent: the server does not say, and it follows from the amount of the native token that is sold. */
  readonly value?: bigint | undefined
}

/** A swap on Solana. Other signers may have signed it: the account signs it unchanged. */
export type SolanaSwapTransaction = {
  /** In wire format, with an empty signature of the account. */
  readonly transaction: Uint8Array
}

/** Addresses of contracts by chain. */
export type SwapContracts = { readonly [chainId in CaipNetworkId]?: readonly string[] | undefined }

/** A server with prices and transactions of swaps. Each method rejects with a `LatchkitError`: `AbortedError` when `signal` aborted. */
export interface SwapSource {
  /**
   * The contracts that the app trusts with swaps, by chain: those that are called, and those that take a token. On a chain with a list,
   * swaps over other contracts are left out and never signed. Default: any contract, whose effects are compared.
   */
  readonly contracts?: SwapContracts | undefined
  /** Returns the tokens that can be swapped on a chain; an empty list if the server has no swaps there. */
  getTokens(parameters: {
    readonly chainId: CaipNetworkId
    readonly signal: AbortSignal
  }): Promise<readonly SwapToken[]>
  /** Returns quotes of a swap, the best one first; an empty list if no source can swap the amount. */
  getQuotes(
    parameters: SwapRequest & {
      readonly account: string
      /** Whether the account can sign for Permit2: only then, quotes have `permit2`. Default: false. */
      readonly canPermit2?: boolean | undefined
      readonly signal: AbortSignal
    },
  ): Promise<readonly SwapQuote[]>
  /** Returns the prices of tokens in US dollars as decimal text, by `address`; `native` for the native token. */
  getPrices(parameters: {
    readonly chainId: CaipNetworkId
    readonly tokens: readonly (string | undefined)[]
    readonly signal: AbortSignal
  }): Promise<ReadonlyMap<string, string>>
  /** Returns the transaction of a swap at the current prices. */
  buildTransaction(
    parameters: SwapRequest & {
      readonly account: string
      /** Who receives what is bought, on the chain of that token. Default: the account. */
      readonly recipient?: string | undefined
      /** The `id` of the source of the quote. */
      readonly source?: string | undefined
      /** The part of the price that the account accepts to lose, in hundredths of a percent. */
      readonly slippageBps: number
      /** With `exactIn`: what the account receives at least. The transaction reverts otherwise. */
      readonly minToAmount?: bigint | undefined
      /** With `exactOut`: what the account pays at most. The transaction reverts otherwise. */
      readonly maxFromAmount?: bigint | undefined
      /** Time after which it must fail, in seconds since the epoch. */
      readonly deadline?: number | undefined
      /** The encoded permit (EIP-2612) that the account has signed. */
      readonly permit?: Hex | undefined
      /** The encoded `PermitSingle` of Permit2 with the signature of the account: the parameters of its `permit` without the owner. */
      readonly permit2?: Hex | undefined
      readonly signal: AbortSignal
    },
  ): Promise<SwapTransaction>
  /** Returns what became of a swap to another chain. */
  getStatus(parameters: {
    /** The `id` of the source of the quote. */
    readonly source: string
    /** The chain of the transaction. */
    readonly fromChainId: CaipNetworkId
    readonly hash: Hex
    readonly signal: AbortSignal
  }): Promise<SwapStatus>
}
