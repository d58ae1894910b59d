import type { PriceImpactLevel, SwapCheck, SwapStep } from '@latchkit/core'
import type { SentTitles } from './SendCopy.js'
import type { Paragraph } from './texts.js'

/** The strings of the views that swap. */
export type SwapCopy = {
  readonly unsupported: Paragraph
  /** The app has no swaps. */
  readonly absent: Paragraph
  /** Placeholder: `{networks}`. */
  readonly supported: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  /** The two amounts. */
  readonly sell: string
  readonly buy: string
  /** On another network. Placeholder: `{network}`. */
  readonly buyOn: string
  /** Of a swap to another network. */
  readonly route: string
  readonly time: string
  /** Placeholder: `{time}`. */
  readonly about: string
  readonly selectToken: string
  /** Read before the symbol of the selected token by assistive technology. */
  readonly token: string
  readonly flip: string
  /** Placeholder: `{balance}`. */
  readonly balance: string
  readonly max: string
  readonly check: { readonly [check in SwapCheck]: string }
  /** The button of a swap far below the market value. */
  readonly anyway: string
  readonly details: string
  readonly rate: string
  /** Read by assistive technology when the quote has changed. Placeholders: `{from}`, `{to}`. */
  readonly quoted: string
  readonly refreshes: string
  readonly received: string
  readonly paid: string
  readonly impact: string
  readonly impacts: { readonly [level in PriceImpactLevel]: string }
  readonly impactWarnings: { readonly [level in Exclude<PriceImpactLevel, 'low' | 'medium'>]: Paragraph }
  readonly source: string
  /** The best of several prices. */
  readonly best: string
  readonly slippage: string
  readonly auto: string
  readonly slippageInput: string
  readonly deadline: string
  /** Placeholder: `{minutes}`. */
  readonly minutes: string
  readonly tokens: {
    readonly search: string
    readonly suggested: string
    readonly own: string
    readonly others: string
    readonly empty: Paragraph
    readonly loading: string
    readonly failed: string
    readonly network: string
  }
  readonly review: {
    readonly none: Paragraph
    readonly start: string
    readonly preparing: string
    /** The approval is not confirmed yet. */
    readonly waiting: string
    readonly failed: string
    readonly edit: string
    readonly details: string
    readonly steps: { readonly [step in SwapStep]: string }
    /** Steps to sign now. Placeholders of `approve`: `{amount}`. */
    readonly notes: { readonly [step in SwapStep]: Paragraph }
    readonly spender: string
    readonly router: string
    readonly fee: string
    readonly arrivesOn: string
    /** Risks of a swap to another network. Placeholders: `{source}`, `{network}`. */
    readonly delivery: Paragraph
    /** Placeholder: `{network}`. */
    readonly contractAccount: Paragraph
    /** Cost of a new token account of the user, on Solana. */
    readonly accountRent: string
    /** At most this amount. Placeholder: `{amount}`. */
    readonly upTo: string
    /** At least this amount. Placeholder: `{amount}`. */
    readonly atLeast: string
    readonly problems: { readonly 'insufficient-funds': Paragraph; readonly 'insufficient-fee': Paragraph }
    readonly declined: Paragraph
    readonly checking: Paragraph
    /** Placeholder: `{wallet}`. */
    readonly signing: Paragraph
    /** Placeholders: `{from}`, `{to}`. */
    readonly sentTitles: SentTitles
    /** Title of what has left for another network. Placeholder: `{network}`. */
    readonly onItsWay: string
    /** Statement that the user must accept before a swap far below the market value. Placeholder: `{impact}`, such as `23.1%`. */
    readonly consent: string
  }
}
