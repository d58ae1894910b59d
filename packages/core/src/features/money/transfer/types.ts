import type { GasFees } from '../../../chains/evm/readFees.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { TransactionTransfer } from '../../../ports/DataApi.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import type { ReviewState, ReviewTypes } from '../review/types.js'

/** Transfer that the user wants, on any chain. Each namespace has its own kind of addresses. */
export type AnyTransferIntent = {
  readonly chainId: CaipNetworkId
  readonly from: string
  readonly to: string
  /** The contract or mint of the token; absent for the native token. */
  readonly token?: string | undefined
  /** In base units. `max`: the whole balance, less the network fee for the native token. */
  readonly amount: bigint | 'max'
  /** The name that the user typed, in its normal form; `to` is its address. Absent for an address. */
  readonly name?: string | undefined
  /** Names of a token or an NFT, for the activity. Texts are untrusted. */
  readonly asset?: TransferAsset | undefined
}

/** Names of a token or an NFT. */
export type TransferAsset = Pick<TransactionTransfer, 'kind' | 'name' | 'symbol' | 'icon'> & {
  readonly decimals: number
}

/** Recipient's data that a review reads. */
export type RecipientFacts = {
  /** The address to which the name leads after the approval, if it is another one than before. */
  readonly movedTo?: string | undefined
}

/** Kinds of transfers: a transfer of the native token, of an ERC-20 token, or of an NFT. */
export type TransferIntent = {
  readonly chainId: CaipNetworkId
  readonly from: Hex
  readonly to: Hex
  /** The contract of the token; absent for the native token. */
  readonly token?: Hex | undefined
  /** The NFT of that contract. The amount is 1 for ERC-721. */
  readonly nft?: { readonly standard: 'erc721' | 'erc1155'; readonly tokenId: bigint } | undefined
  /** In base units. `max`: the whole balance, less the network fee for the native token. */
  readonly amount: bigint | 'max'
  /** The name that the user typed, in its normal form; `to` is its address. Absent for an address. */
  readonly name?: string | undefined
  readonly asset?: TransferAsset | undefined
}

/** Network's data about a transfer that is not sent yet. Amounts in base units. */
export type TransferFacts = RecipientFacts & {
  readonly nativeBalance: bigint
  /** Absent for the native token. */
  readonly tokenBalance?: bigint | undefined
  /** The gas limit. */
  readonly gas: bigint
  readonly fees: GasFees
  /** The most that a rollup adds for publishing the transaction; 0 on other chains. */
  readonly dataFee: bigint
  /** Whether the app pays the network fee of a smart account. */
  readonly isSponsored?: boolean | undefined
  /** Whether the recipient is a contract. */
  readonly isContract: boolean
  /**
   * Amount that the recipient gets according to a simulation: less than the amount if the token takes a fee. Absent for the native
   * token, and if the network cannot simulate.
   */
  readonly received?: bigint | undefined
  /** How many base units the token takes beside the amount at most, or the recipient gets less, because it rounds. Absent: none. */
  readonly rounding?: bigint | undefined
}

/** A transfer as it would be signed. */
export type TransferPlan = {
  readonly amount: bigint
  /** The most that the network takes, in base units of the native token. */
  readonly fee: bigint
  readonly transaction: EvmTransaction
  /** Why it cannot be sent: the account has less than the amount, or too little of the native token for the fee. */
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | undefined
}

/** The transfer under review. */
export type TransferReviewState = ReviewState<TransferIntent, TransferFacts, Hex>

declare module '../../../engine/types.js' {
  interface Features {
    transferReview: ReviewTypes<TransferIntent, TransferFacts, Hex>
  }
}
