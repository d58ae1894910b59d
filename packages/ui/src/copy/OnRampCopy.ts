import type { OnRampCheck, PurchaseRow } from '@latchkit/core'
import type { Paragraph } from './texts.js'

/** The strings of the views that buy tokens with money. */
export type OnRampCopy = {
  readonly restricted: Paragraph
  readonly unsupported: Paragraph
  /** The app has no providers. */
  readonly absent: Paragraph
  readonly unavailable: Paragraph
  readonly retry: string
  readonly loading: string
  readonly pay: string
  readonly receive: string
  /** Read before the currency of the payment by assistive technology. */
  readonly currency: string
  /** Placeholder: `{network}`. */
  readonly onNetwork: string
  /** Placeholders: `{min}` and `{max}`. */
  readonly limits: string
  /** Names the buttons with amounts, for assistive technology. */
  readonly suggestions: string
  /** Placeholders: `{min}` and `{max}`. */
  readonly checks: { readonly [check in Exclude<OnRampCheck, 'ready' | 'loading'>]: string }
  readonly providers: string
  readonly best: string
  /** Placeholder: `{fee}`. */
  readonly fee: string
  /** Placeholders: `{fee}` and `{networkFee}`. */
  readonly fees: string
  readonly feeUnknown: string
  /** The fees of an offer of which nothing is known. */
  readonly feeLater: string
  /** Placeholders: `{min}` and `{max}`, in percent. */
  readonly feeRange: string
  readonly estimate: string
  readonly noEstimate: string
  readonly noQuote: string
  readonly quoteLoading: string
  readonly estimates: Paragraph
  /** Placeholder: `{provider}`. */
  readonly failed: Paragraph
  /** Tells that quotes are read again by themselves. */
  readonly refresh: string
  readonly refreshNow: string
  readonly note: string
  readonly purchases: string
  /** Tells that purchases are not over. */
  readonly open: string
  readonly tokens: string
  readonly payments: string
  readonly progress: {
    readonly none: Paragraph
    /** Placeholder: `{provider}`. */
    readonly starting: Paragraph
    readonly startFailed: Paragraph
    readonly waiting: Paragraph
    readonly blocked: Paragraph
    readonly untracked: Paragraph
    readonly openPage: string
    readonly again: string
    readonly copyLink: string
    readonly copied: string
    /** Placeholders: `{provider}`, `{amount}` and `{network}`. */
    readonly statuses: { readonly [status in Exclude<PurchaseRow['status'], 'created'>]: Paragraph }
    readonly tryAgain: string
  }
  readonly activity: {
    readonly empty: Paragraph
    /** Placeholders: `{paid}` and `{provider}`. */
    readonly detail: string
    readonly statuses: { readonly [status in PurchaseRow['status']]: string }
  }
}
