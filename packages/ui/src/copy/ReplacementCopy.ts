import type { ActivityOutcome, ReplacementAction, ReplacementObstacle } from '@latchkit/core'
import type { Paragraph } from './texts.js'

type ByAction = { readonly [action in ReplacementAction]: string }

/** The strings about the replacement of a pending transaction. */
export type ReplacementCopy = {
  /** The buttons below a pending transaction, and those that ask the wallet. */
  readonly actions: ByAction
  /** Why a pending transaction cannot be replaced. */
  readonly obstacles: { readonly [obstacle in ReplacementObstacle]: string }
  readonly outcomes: { readonly [type in ActivityOutcome['type']]: string }
  readonly replacedBy: string
  readonly copyReplacedBy: string
  readonly otherNonce: Paragraph
  readonly none: Paragraph
  readonly showActivity: string
  readonly preparing: string
  readonly failed: string
  readonly notReplaceable: string
  readonly settled: Paragraph
  /** Explanation of each action. */
  readonly explain: ByAction
  readonly original: string
  /** The row of a transaction that calls a contract. */
  readonly contractCall: string
  readonly deployment: string
  readonly currentFee: string
  readonly newFee: string
  readonly nonce: string
  readonly insufficientFee: Paragraph
  /** Leaves the review; the transaction stays pending. */
  readonly keepWaiting: string
  /** Shows the transaction, after the review has failed. */
  readonly showTransaction: string
  /** Placeholders: `{wallet}` and `{nonce}`. */
  readonly signing: Paragraph
  readonly sent: Paragraph
}
