import type { ActivityLabel, ArrivalModel } from '@latchkit/core'
import type { Paragraph, PluralTexts } from './texts.js'

/** The strings of the transactions of an account. */
export type ActivityCopy = {
  readonly heading: string
  readonly loading: string
  /** Which network the transactions are on. Placeholder: `{network}`. */
  readonly network: string
  /** Kinds of transactions, in the past tense. */
  readonly labels: { readonly [label in ActivityLabel]: string }
  /** Heading of the transactions that are in no block yet. */
  readonly pending: string
  /** Kinds of transactions while they are pending. Others have the text of `labels`. Placeholders of `swapped`: `{from}`, `{to}`. */
  readonly pendingLabels: { readonly [label in 'approved' | 'executed' | 'sent' | 'swapped']: string }
  /** In the place of the amounts of a transaction that was reverted. */
  readonly reverted: string
  /** Placeholder: `{address}`. */
  readonly from: string
  /** Placeholder: `{address}`. */
  readonly to: string
  /** A swap to another network. Placeholder of all: `{network}`. */
  readonly arrival: {
    readonly title: string
    readonly statuses: { readonly [status in ArrivalModel['status']]: string }
    /** Before it has arrived, with the usual time. Placeholder: `{time}`. */
    readonly timed: string
    /** The transaction with which it arrived. */
    readonly hash: string
    readonly copyHash: string
    /** The link to it in the block explorer. */
    readonly explorer: string
  }
  /** The transfers of a transaction that are not shown. */
  readonly otherTransfers: PluralTexts
  /** Placeholder of the text: `{network}`. */
  readonly empty: Paragraph
  /** The app does not have the list. Placeholder of the text: `{network}`. */
  readonly absent: Paragraph
  /** Below few transactions. Placeholder: `{network}`. */
  readonly noOthers: string
  /** Without entries, or below few, if the app has none from before it was set up. Placeholder: `{network}`. */
  readonly recent: string
  readonly failed: Paragraph
  readonly showAll: string
  readonly showFewer: string
  readonly loadMore: string
  readonly loadingMore: string
  /** The code of the list could not be loaded. */
  readonly loadFailure: Paragraph
  /** The strings of one transaction. */
  readonly detail: {
    readonly heading: string
    readonly transfers: string
    readonly status: string
    readonly confirmed: string
    readonly date: string
    readonly from: string
    readonly copyFrom: string
    readonly to: string
    readonly copyTo: string
    readonly hash: string
    readonly copyHash: string
    /** A reorganization has removed the transaction, or it is not loaded. */
    readonly missing: Paragraph
    readonly showAll: string
    /** Shows the form of a transfer with the same token, amount and recipient. */
    readonly sendAgain: string
  }
}
