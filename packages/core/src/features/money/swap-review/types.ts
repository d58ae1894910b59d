import type { GasFees } from '../../../chains/evm/readFees.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { TypedData } from '../../../ports/EvmMethods.js'
import type { EvmSwapTransaction, SwapMode, SwapRouteStep, SwapToken } from '../../../ports/SwapSource.js'
import type { ReviewState, ReviewTypes } from '../review/types.js'

/** A token on an EVM chain, whose address is parsed. */
export type EvmSwapToken = Omit<SwapToken, 'address'> & { readonly address?: Hex | undefined }

/** Swap on an EVM chain that the user wants, and the contracts that were shown for it. Amounts in base units. */
export type SwapIntent = {
  readonly chainId: CaipNetworkId
  readonly from: Hex
  readonly sell: EvmSwapToken
  readonly buy: EvmSwapToken
  readonly mode: SwapMode
  /** The fixed amount: of `sell` with `exactIn`, of `buy` with `exactOut`. */
  readonly amount: bigint
  /**
   * The worst that the form showed for the other amount: what is received at least with `exactIn`, what is paid at most with
   * `exactOut`. Absent after an approval: the current price is reviewed again then.
   */
  readonly limit?: bigint | undefined
  /** In hundredths of a percent. */
  readonly slippageBps: number
  /** For how long the transaction is valid, in ms. */
  readonly validMs: number
  readonly router: Hex
  /** The contract that takes `sell`; absent for the native token. */
  readonly spender?: Hex | undefined
  /** `id` and name of who makes the price. */
  readonly source?: { readonly id: string; readonly name: string } | undefined
  /** Other tokens of the account, of which the swap must take nothing. */
  readonly others: readonly Hex[]
  /** Who receives what is bought. Default: the account that pays. */
  readonly recipient?: Hex | undefined
  /** The approval that must be confirmed first. */
  readonly after?: Hex | undefined
  /** Whether a permit of the token (EIP-2612) can take the place of the approval. */
  readonly canPermit?: boolean | undefined
  /** The contract that may take the token from Permit2, which is `spender` then. */
  readonly permit2Spender?: Hex | undefined
  /** Request that the account has signed for the swap. */
  readonly permit?: SwapPermit | undefined
  /** Whether the wallet has refused to execute calls together. */
  readonly isBatchRefused?: boolean | undefined
}

/**
 * Kinds of requests to sign: `reset` takes back an allowance, for tokens that do not change one that is not 0; `approve` allows
 * the exact amount; `permit` signs the exact amount, in place of an approval (EIP-2612) or for Permit2; `allow` tells Permit2 the
 * same in a transaction, for an account that is a contract; `swap` swaps it; `batch` does all of this together, in wallets that
 * can (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-2612
 */
export type SwapStep = 'reset' | 'approve' | 'allow' | 'permit' | 'swap' | 'batch'

/** A signed permit. `nonce` and `deadline` are in it, and `amount` is exactly what the swap pays. */
export type SwapPermit = {
  readonly amount: bigint
  readonly nonce: bigint
  /** In seconds since the epoch. */
  readonly deadline: number
  readonly signature: Hex
}

/** Requirement that the swap still lacks. */
export type SwapApproval = Extract<SwapStep, 'reset' | 'approve'>

/** The hash of a transaction, a signature, or the id of a batch of calls until the wallet has told its hash. */
export type SwapResult = Hex | SentCalls

/** `isDropped`: the batch was not executed, and there is no transaction that tells it. */
export type SentCalls = { readonly callsId: string; readonly isDropped?: boolean | undefined }

/** Data of the network and the server about a swap that is not sent yet. Amounts in base units. */
export type SwapFacts = {
  readonly step: SwapStep
  /** The approval of the allowance that is missing. Absent: there is enough. */
  readonly approval?: SwapApproval | undefined
  /** Whether Permit2 does not allow `permit2Spender` to take what the swap pays. */
  readonly isPermit2Needed?: boolean | undefined
  /** Permit that is signed in the step `permit`, and its nonce. */
  readonly permit?: { readonly typedData: TypedData; readonly nonce: bigint } | undefined
  readonly nativeBalance: bigint
  readonly sellBalance: bigint
  /** Amounts that the swap sells and buys at the current price. */
  readonly fromAmount: bigint
  readonly toAmount: bigint
  /** Amount that the account receives at least with `exactIn`, or pays at most with `exactOut`. */
  readonly limit: bigint
  /** The route of a swap to another chain, at the current price. */
  readonly steps?: readonly SwapRouteStep[] | undefined
  readonly estimatedSeconds?: number | undefined
  /** Whether the account of a swap to another chain is a contract, which may not exist there. */
  readonly isContractAccount?: boolean | undefined
  /** The swap, as it is signed in the last step. */
  readonly transaction: EvmSwapTransaction
  /** In seconds since the epoch. */
  readonly deadline: number
  /** Whether the permit that the account has signed is in it. */
  readonly isSigned?: boolean | undefined
  /** Amount that the recipient gets according to a simulation of all steps; on another chain, the least that the source promises. */
  readonly received: bigint
  /** How many base units are paid beside the exact amount at most, or received less than it, because its token rounds. Absent: none. */
  readonly rounding?: bigint | undefined
  /** The gas limit of this step. */
  readonly gas: bigint
  readonly fees: GasFees
  /** The most that a rollup adds for publishing the transaction; 0 on other chains. */
  readonly dataFee: bigint
  /** Whether the app pays the network fee of a smart account. */
  readonly isSponsored?: boolean | undefined
}

/** The swap under review. */
export type SwapReviewState = ReviewState<SwapIntent, SwapFacts, SwapResult>

declare module '../../../engine/types.js' {
  interface Features {
    swapReview: ReviewTypes<SwapIntent, SwapFacts, SwapResult>
  }
}
