import type { Paragraph } from './texts.js'

/** The strings of the list of accounts, and of the profile of one. */
export type AccountsCopy = {
  /** The accounts can be switched only in the wallet. Placeholder: `{wallet}`. */
  readonly switchInWallet: string
  /** Descriptions of the values of accounts. Placeholder: `{network}`. */
  readonly valuesOn: string
  readonly valueLoading: string
  /** Placeholder: `{account}`, a label, name or shortened address. */
  readonly openProfile: string
  readonly profile: {
    readonly heading: string
    readonly label: string
    readonly labelHint: string
    readonly save: string
    /** Announced after the label was saved. */
    readonly saved: string
    readonly name: string
    readonly type: string
    readonly switchAccount: string
    /** The wallet shares the account no longer. */
    readonly missing: Paragraph
    readonly showAll: string
  }
}
