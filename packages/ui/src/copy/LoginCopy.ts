import type { ConnectingSocialModel, LoginFailure } from '@latchkit/core'
import type { Paragraph, PluralTexts } from './texts.js'

/** The strings of the login without a wallet: e-mail, codes, and the approval in the login frame. */
export type LoginCopy = {
  /** The title of the Connect view with a login. */
  readonly title: string
  /** Between the login and the wallets. */
  readonly or: string
  /** Progress of a login with two e-mails. Placeholder: `{step}`, 1 or 2. */
  readonly step: string
  readonly email: {
    readonly label: string
    readonly placeholder: string
    /** Below the field. */
    readonly hint: string
    readonly submit: string
    readonly invalid: string
    readonly sending: string
  }
  /** The words of each failure. The words of `refused` are followed by the words of the frame. */
  readonly failures: { readonly [type in Exclude<LoginFailure['type'], 'cooldown'>]: string } & {
    /** Placeholder: `{count}`, the seconds. */
    readonly cooldown: PluralTexts
  }
  readonly none: Paragraph
  /** The view ended. */
  readonly startAgain: string
  readonly code: {
    /** Placeholder of the text: `{email}`. */
    readonly prompt: Paragraph
    /** The text without an address. */
    readonly promptWithoutEmail: string
    readonly label: string
    readonly sending: string
    readonly verifying: string
    readonly connecting: string
    readonly ended: string
    readonly resend: string
    /** Placeholder: `{seconds}`. */
    readonly resendIn: string
  }
  readonly device: {
    /** Placeholder of the text: `{email}`. */
    readonly waiting: Paragraph
    readonly sending: string
    readonly ended: string
    readonly resend: string
    /** Placeholder: `{seconds}`. */
    readonly resendIn: string
  }
  /** The login with an account of a provider. Placeholder of all its strings: `{provider}`. */
  readonly social: {
    readonly continue: string
    /** The tile that shows all providers. */
    readonly more: string
    /** The login with a passkey. */
    readonly passkey: string
    /** Shows the wallets, if they are behind a button. */
    readonly wallets: string
    readonly steps: {
      readonly [status in Exclude<ConnectingSocialModel['status'], 'none' | 'failed'>]: Paragraph
    }
    readonly continueHere: string
    readonly ended: string
    readonly retry: string
  }
  /** The login with Farcaster. `social` has the other strings. */
  readonly farcaster: {
    /** The accessible name of the code. */
    readonly code: string
    readonly preparing: string
    /** Below the code. */
    readonly scan: string
    /** On phones, with the button that opens the app. */
    readonly open: Paragraph
    readonly openApp: string
    readonly declined: Paragraph
    readonly expired: Paragraph
  }
  readonly update: {
    readonly label: string
    readonly save: string
    readonly unchanged: string
    /** Below the field. */
    readonly hint: string
  }
  /** The row of the account. */
  readonly address: string
  /** The row of the account that shows the settings of the wallet, and the title of the modal below them. */
  readonly settings: string
  /** Shown until the frame is visible above it. */
  readonly approve: Paragraph
  /** The same, for the settings of the wallet. */
  readonly openSettings: Paragraph
}
