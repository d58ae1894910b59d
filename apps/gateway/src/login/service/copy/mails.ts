import { emailProofMs } from '@latchkit/login-api'

/** A text of an e-mail. */
export type MailText = {
  readonly subject: string
  readonly text: string
  /** Origin of the app. Absent: the mail is about none. */
  readonly app?: string | undefined
  /** The code with which the text begins. */
  readonly code?: string | undefined
  /** The link at the end of a paragraph, with the text of its button. */
  readonly link?: { readonly url: string; readonly label: string } | undefined
}

const minutes = emailProofMs / 60_000
const ending = 'If you did not request this, ignore this e-mail. Never give the code to anyone.'

/**
 * The texts of the e-mails of the login service. An `app` is the origin in which the user acts. They contain no links, so that users do
 * not learn to follow links in such e-mails. The notice to a former address is the exception: it is the only way to revert a change.
 */
export const mails = {
  login: (app: string, code: string): MailText => ({
    ...{ app, code },
    subject: 'Your login code',
    text: `${code} is your code to log in to ${app}.\n\nIt is valid for ${minutes} minutes. Enter it only in the login window of ${app}.\n\n${ending}\n`,
  }),
  signIn: (app: string, code: string): MailText => ({
    ...{ app, code },
    subject: 'Your sign-in code',
    text: `${code} is your code to sign in to ${app}.\n\nIt is valid for ${minutes} minutes. Enter it only in ${app}.\n\n${ending}\n`,
  }),
  export: (app: string, code: string): MailText => ({
    ...{ app, code },
    subject: 'Your code to export your wallet',
    text: `${code} is your code to display the recovery phrase of your wallet, in the login window of ${app}.\n\nIt is valid for ${minutes} minutes. Anyone who has the phrase can take everything in the wallet.\n\n${ending}\n`,
  }),
  delete: (app: string, code: string): MailText => ({
    ...{ app, code },
    subject: 'Your code to delete your account',
    text: `${code} is your code to delete your account and its wallet, in the login window of ${app}.\n\nIt is valid for ${minutes} minutes. Without the recovery phrase, the wallet is lost.\n\n${ending}\n`,
  }),
  emailChange: (app: string, code: string): MailText => ({
    ...{ app, code },
    subject: 'Your code to change your e-mail address',
    text: `${code} is your code to change the e-mail address of your wallet, in the login window of ${app}.\n\nIt is valid for ${minutes} minutes.\n\n${ending}\n`,
  }),
  newDevice: (app: string, device: string): MailText => ({
    app,
    subject: 'Your wallet is available on a new device',
    text: `Your wallet was loaded on a new device: ${device}, in ${app}.\n\nIf this was not you, log in on another device and remove this one. Then move your assets to another wallet.\n`,
  }),
  passkeyAdded: (app: string): MailText => ({
    app,
    subject: 'A passkey was added to your wallet',
    text: `A passkey was added to your wallet in ${app}. It can log in, and open the wallet on a new device.\n\nIf this was not you, remove it in the wallet settings. Then move your assets to another wallet.\n`,
  }),
  passkeyRemoved: (app: string): MailText => ({
    app,
    subject: 'The passkey of your wallet was removed',
    text: `The passkey of your wallet was removed in ${app}. It cannot log in any more, and does not open the wallet on a new device.\n\nIf this was not you, move your assets to another wallet.\n`,
  }),
  emailChanged: (app: string, revertUrl: string): MailText => ({
    app,
    link: { url: revertUrl, label: 'Restore this address' },
    subject: 'The e-mail address of your wallet was changed',
    text: `The e-mail address of your wallet was changed in ${app}. This address cannot be used to log in any more.\n\nIf this was not you, open this link, and restore this address:\n${revertUrl}\n\nThe link is valid for 7 days and works once. It logs out all devices. Then move your assets to another wallet, because someone else may have used this one. Never send the link to anyone.\n`,
  }),
  emailReverted: (): MailText => ({
    subject: 'The change of the e-mail address of your wallet was reverted',
    text: `The former e-mail address of your wallet was restored with the link that it had received. This address cannot be used to log in any more, and all devices were logged out.\n\nIf this was not you, someone else can read the mail of the former address: open the wallet on a device that has it, and move your assets to another wallet.\n`,
  }),
  accountDeleted: (app: string): MailText => ({
    app,
    subject: 'Your account was deleted',
    text: `Your account and its wallet were deleted in ${app}. With the recovery phrase, you can still use the wallet in other apps.\n`,
  }),
} as const
