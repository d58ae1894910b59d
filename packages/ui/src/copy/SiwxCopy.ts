import type { Paragraph } from './texts.js'

/** The strings of the view that signs an account in. */
export type SiwxCopy = {
  readonly checking: string
  /** Placeholder of the title: `{app}`; of the text: `{wallet}`. */
  readonly ready: Paragraph
  /** The same with the older option `siweConfig`. Placeholder of the title: `{app}`. */
  readonly siwe: Paragraph
  /** The title if the app has no name. */
  readonly anyApp: string
  /** Follows the text if cancelling disconnects the wallet. */
  readonly required: string
  /** The accessible name of the message. */
  readonly message: string
  readonly preparing: string
  /** Placeholder: `{wallet}`. */
  readonly signing: Paragraph
  readonly verifying: Paragraph
  readonly declined: Paragraph
  /** The title of a failure. */
  readonly failed: string
  /** Follows a failure of a smart account. */
  readonly smartAccount: string
  /** The failure of an account without a contract at its address. Placeholder: `{wallet}`. */
  readonly undeployed: Paragraph
  readonly verified: string
  readonly sign: string
  readonly retry: string
  readonly cancel: string
}
