import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { KitState } from '../../../engine/types.js'
import type { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { SolanaTransferRefusal } from '../../../ports/SolanaMethods.js'
import type { WriteIntent, WriteResult } from '../../wallet/request/writes.js'
import type { ReviewKind, ReviewPlan } from '../review/ReviewKind.js'
import type { Review, ReviewName, ReviewState } from '../review/types.js'
import type { AnyTransferIntent } from './types.js'

/**
 * Fault of a recipient: it is not an address of the namespace (`format` on an EVM chain); it is one with a wrong EIP-55
 * checksum, which is a typo; what is sent to it can't be recovered (`zero-address`), or by anybody (`unknown-version`); it is an
 * address of another Bitcoin network.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export type RecipientError =
  | 'format'
  | 'solana-format'
  | 'bitcoin-format'
  | 'checksum'
  | 'zero-address'
  | 'other-network'
  | 'unknown-version'

/** A recipient as the user typed it. */
export type ParsedRecipient = { readonly address: string } | { readonly error: RecipientError }

/**
 * Why a transfer cannot be sent: the balance is lower than the amount, or than the fee; it would leave less SOL than an account
 * must have, or give the recipient less than that; it is so small that Bitcoin nodes do not relay it; the wallet selects the fee
 * itself, so everything cannot be sent; or the network would reject it.
 */
export type TransferProblem =
  | 'insufficient-funds'
  | 'insufficient-fee'
  | 'leaves-too-little'
  | 'recipient-minimum'
  | 'dust'
  | 'wallet-sets-fee'
  | SolanaTransferRefusal

/** The numbers of a transfer at one speed. Amounts of fees in base units of the native token. */
export type TransferNumbers = {
  /** In base units of the token, as `received`. */
  readonly amount: bigint
  /** The most that the network takes. */
  readonly fee: bigint
  /** Whether the app pays the network fee, so that `fee` is 0. Default: false. */
  readonly isSponsored?: boolean | undefined
  /** Cost of a new token account of the recipient for the sender. */
  readonly accountRent?: bigint | undefined
  /** Whether the wallet selects the fee itself, so that `fee` is an estimate. Default: false. */
  readonly isFeeEstimate?: boolean | undefined
  /** Amount that the recipient gets according to a simulation, if it is not the amount. */
  readonly received?: bigint | undefined
  /** How many base units the token takes beside the amount at most, or the recipient gets less, because it rounds. */
  readonly rounding?: bigint | undefined
  /** Whether the network could not simulate the transfer of a token. */
  readonly isUnverified: boolean
  /** Whether the recipient is a contract or a program, or an address without a key. */
  readonly isContract: boolean
  readonly problem?: TransferProblem | undefined
}

/** Rules of sending on the chains of one namespace. Only the object of `eip155` is loaded with the form. */
export type TransferChain = {
  readonly namespace: ChainNamespace
  /** The review, which the actions install. */
  readonly feature: Feature
  readonly reviewName: ReviewName
  /** Parses a recipient; `undefined` for an empty text. Space around it is ignored. */
  readonly parseRecipient: (text: string, chainId: CaipNetworkId) => ParsedRecipient | undefined
  readonly getReview: (state: KitState) => ReviewState<AnyTransferIntent, unknown, string> | undefined
  /** Returns the numbers of the current review; `undefined` before it is prepared. */
  readonly getNumbers: (state: KitState, speed: FeeSpeed) => TransferNumbers | undefined
  /** Whether the name of the recipient has got another address since the review began. */
  readonly isMoved: (state: KitState) => boolean
  /** Begins a review, and waits until it is prepared. */
  readonly start: (
    kit: Latchkit,
    review: { readonly id: string; readonly intent: AnyTransferIntent },
  ) => Promise<void>
  /** Approves a review. Returns the id of the transaction. */
  readonly approve: (kit: Latchkit, review: { readonly id: string }) => Promise<string>
}

/**
 * Additions of a namespace other than `eip155` to the form. It contains no class and no function of the kit, so that its chunk
 * shares no module with the first one.
 */
export type TransferModule<Facts> = Pick<TransferChain, 'namespace' | 'parseRecipient'> & {
  readonly name: ReviewName
  readonly getReview: (state: KitState) => ReviewState<AnyTransferIntent, Facts, string> | undefined
  /** Whether the form's intent can be one of this namespace. */
  readonly isIntent: (intent: AnyTransferIntent) => boolean
  /** Reads what the network knows; `undefined` if the adapter cannot. */
  readonly read: (parameters: {
    readonly adapter: Adapter
    readonly connectorId: string
    readonly network: Network
    readonly intent: AnyTransferIntent
    readonly speed: FeeSpeed
    readonly reviewed: Facts | undefined
    readonly signal: AbortSignal
  }) => Promise<Facts> | undefined
  readonly toPlan: (intent: AnyTransferIntent, facts: Facts, speed: FeeSpeed) => ReviewPlan
  readonly isStillTrue: ReviewKind<AnyTransferIntent, Facts, string>['isStillTrue']
  /** Returns the field of a request in which it differs from the review. */
  readonly findMismatch: (
    write: WriteIntent,
    review: Review<AnyTransferIntent>,
    facts: Facts,
  ) => TransactionMismatchError['field'] | undefined
  readonly toResult: (result: WriteResult) => string | undefined
  readonly toNumbers: (intent: AnyTransferIntent, facts: Facts, speed: FeeSpeed) => TransferNumbers
}
