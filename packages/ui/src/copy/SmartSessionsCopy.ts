import type { Paragraph } from './texts.js'

/** The strings of the list of permissions. */
export type SmartSessionsCopy = {
  /** The accessible name of the tabs. */
  readonly label: string
  readonly tabs: { readonly active: string; readonly expired: string; readonly revoked: string }
  /** Without an active permission, if the app has none on the network. Placeholder: `{network}`. */
  readonly absent: Paragraph
  /** Without a permission in a tab. */
  readonly empty: { readonly active: Paragraph; readonly expired: Paragraph; readonly revoked: Paragraph }
  /** Placeholder: `{amount}`. */
  readonly inTotal: string
  /** Placeholders: `{amount}`, `{period}`. */
  readonly perPeriod: string
  /** An amount in base units of a token whose decimals are not known. Placeholder: `{amount}`. */
  readonly units: string
  readonly calls: string
  /** Of an unknown type. Placeholder: `{type}`. */
  readonly other: string
  /** Below the title. Placeholder: `{date}`. */
  readonly until: string
  /** The names of the details. */
  readonly details: {
    readonly sessionKey: string
    readonly allowed: string
    readonly token: string
    readonly recipients: string
    readonly contracts: string
    readonly methods: string
    readonly network: string
    readonly granted: string
    readonly starts: string
    readonly ends: string
    readonly revoked: string
  }
  readonly anyRecipient: string
  readonly revoke: string
  /** While the wallet is asked. */
  readonly revoking: string
  /** Until the network has confirmed the revocation: below the title, and in the details. */
  readonly unconfirmed: Paragraph
  readonly failed: Paragraph
  /** For a permission that was not granted in this browser. */
  readonly reported: Paragraph
}
