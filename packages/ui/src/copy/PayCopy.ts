import type { PayErrorCode } from '@latchkit/core/errors'
import type { Paragraph } from './texts.js'

/** The strings of the views that pay. */
export type PayCopy = {
  readonly none: Paragraph
  readonly recipient: string
  /** Placeholder: `{network}`. */
  readonly network: string
  /** Heading of the ways to pay. */
  readonly methods: string
  /** Placeholder: `{wallet}`. */
  readonly wallet: string
  readonly connect: string
  /** Placeholder: `{network}`. */
  readonly switchNetwork: string
  readonly code: string
  /** Heading of the exchanges. */
  readonly exchanges: string
  readonly loadingExchanges: string
  readonly noExchanges: string
  readonly exchangesFailed: Paragraph
  readonly retry: string
  readonly opening: string
  readonly declined: Paragraph
  readonly errors: { readonly [code in PayErrorCode]: { readonly text: string; readonly advice?: string } }
  readonly scan: {
    /** Accessible name of the QR code. Placeholders: `{amount}` and `{network}`. */
    readonly label: string
    readonly text: string
    /** The payment is found on the chain. */
    readonly followed: string
    /** The payment is not found. */
    readonly notFollowed: string
    readonly copy: string
    readonly copied: string
  }
  readonly review: {
    readonly details: string
    readonly preparing: string
    readonly failed: string
    readonly from: string
    readonly fee: string
    readonly upTo: string
    /** Placeholder: `{amount}`. */
    readonly pay: string
    readonly back: string
    /** Texts that differ from the texts of Send. */
    readonly problems: {
      readonly [problem in
        | 'insufficient-funds'
        | 'insufficient-fee'
        | 'leaves-too-little'
        | 'less-received']: Paragraph
    }
    /** Placeholder: `{wallet}`. */
    readonly signing: Paragraph
    /** Heading of the other tokens. */
    readonly tokens: string
    /** Placeholder: `{amount}`. */
    readonly balance: string
  }
  /** The payment with another token. */
  readonly swap: {
    readonly paid: string
    readonly paidMax: string
    readonly received: string
    readonly source: string
    /** Name of the sign that the price is read again. */
    readonly refreshes: string
    readonly updating: string
    readonly higher: Paragraph
    /** Steps to sign before the payment. Placeholder of `approve`: `{amount}`. */
    readonly notes: { readonly [step in 'reset' | 'approve']: Paragraph }
  }
  readonly progress: {
    /** Placeholder: `{exchange}`. */
    readonly exchange: Paragraph
    readonly unknown: Paragraph
    /** Placeholder: `{exchange}`. */
    readonly open: string
    readonly otherWay: string
    readonly confirming: Paragraph
    /** Placeholders: `{amount}` and `{recipient}`. */
    readonly completed: string
    /** Placeholder: `{network}`. */
    readonly verified: string
    /** The exchange reports success; the chain does not show it. */
    readonly unverified: string
    readonly failed: string
    readonly done: string
  }
  /** The rows of the receipt. */
  readonly receipt: {
    readonly heading: string
    readonly amount: string
    readonly merchant: string
    readonly date: string
    readonly reference: string
    readonly copyReference: string
  }
}
