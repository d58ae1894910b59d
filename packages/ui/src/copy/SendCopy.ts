import type {
  FeeSpeed,
  NameProblem,
  RecipientError,
  RecipientNotice,
  SendCheck,
  SentTransaction,
  TransferProblem,
} from '@latchkit/core'
import type { Paragraph } from './texts.js'

/** The strings of the views that send. */
export type SendCopy = {
  readonly unsupported: Paragraph
  readonly amount: string
  /** Placeholder: `{balance}`. */
  readonly balance: string
  readonly max: string
  /** Explains that the network fee is taken from the whole balance. */
  readonly maxNote: string
  /** Accessible name of the button that changes the unit of the amount. Placeholder: `{amount}`. */
  readonly switchUnit: string
  /** How many of an NFT the account has. Placeholder: `{balance}`. */
  readonly owned: string
  readonly selectToken: string
  /** Read before the symbol of the selected token by assistive technology. */
  readonly token: string
  readonly to: string
  readonly address: string
  readonly paste: string
  /** While the address of a name is looked up. */
  readonly resolving: string
  /** Looks a name up again. */
  readonly retryName: string
  /** Why a name has no address. */
  readonly nameProblems: { readonly [problem in NameProblem]: string }
  readonly recipientErrors: { readonly [error in RecipientError]: string }
  /** Placeholder of `look-alike`: `{address}`. */
  readonly notices: { readonly [notice in RecipientNotice['type']]: Paragraph }
  readonly check: { readonly [check in SendCheck]: string }
  readonly tokens: { readonly heading: string; readonly empty: Paragraph }
  readonly review: {
    readonly none: Paragraph
    readonly start: string
    readonly preparing: string
    readonly failed: string
    readonly edit: string
    readonly from: string
    readonly to: string
    readonly details: string
    readonly fee: string
    readonly speeds: { readonly [speed in FeeSpeed]: string }
    /** The app pays it. Placeholder: `{app}`. */
    readonly sponsored: string
    readonly sponsoredByApp: string
    /** At most this fee. Placeholder: `{fee}`. */
    readonly upTo: string
    readonly total: string
    /** Cost of a new token account of the recipient. */
    readonly accountRent: string
    /** Placeholder: `{amount}`. */
    readonly accountRentNote: Paragraph
    readonly walletFee: Paragraph
    /** An estimated fee. Placeholder: `{fee}`. */
    readonly about: string
    readonly received: string
    /** Fee of a token: it takes more than the amount, or gives less. */
    readonly rounding: string
    readonly takesFee: Paragraph
    readonly unverified: Paragraph
    readonly contract: Paragraph
    readonly problems: { readonly [problem in TransferProblem]: Paragraph }
    /** The name of the recipient has got another address. */
    readonly moved: Paragraph
    readonly declined: Paragraph
    readonly send: string
    readonly checking: Paragraph
    /** Placeholder: `{wallet}`. */
    readonly signing: Paragraph
    /** Placeholders: `{amount}`, `{recipient}`. */
    readonly sentTitles: SentTitles
  }
  /** Below the title of what was sent. */
  readonly sent: {
    /** Placeholder of `confirmed`: `{network}`. */
    readonly texts: SentTitles
    readonly done: string
  }
}

/** Titles by the outcome of a transaction that the wallet has sent. */
export type SentTitles = { readonly [outcome in SentTransaction['outcome']]: string }
