import { emailProofMs } from '@latchkit/login-api'

const minutes = emailProofMs / 60_000

/** A login that a user confirms. */
export type LoginDetails = {
  /** Origin of the app. */
  readonly origin: string
  readonly browser: string
  readonly network: string
}

/** The texts of pages and mails of the recovery service. */
export const recoveryCopy = {
  labels: { app: 'App', browser: 'Browser', network: 'Network' },
  page: {
    confirm: {
      title: 'Is this you?',
      text: (address: string) => `A login with your address ${address} was started here:`,
      warning:
        'Confirm only if you started this login yourself, a moment ago, and the app is the one in which you did.',
      button: 'It’s me',
      refuse: 'Not me',
    },
    refused: {
      title: 'Login refused',
      text: 'The login has ended, and the link does not work any more. You need to do nothing else.',
    },
    approved: {
      title: 'Login confirmed',
      text: 'Now you receive a second mail with a code. Go back to the app and enter it there. You can close this page.',
    },
    used: {
      title: 'This link was already used',
      text: 'If you confirmed the login, go back to the app. If you did not, someone else can read your mail: change the password of your mailbox.',
    },
    expired: {
      title: 'This link has expired',
      text: `A link is valid for ${minutes} minutes. Start the login again in the app, and it sends a new one.`,
    },
    unknown: {
      title: 'This link is not valid',
      text: 'Open the whole link of the mail, or start the login again in the app.',
    },
  },
  linkMail: {
    subject: (host: string) => `Confirm your login to ${host}`,
    intro: 'A login with your e-mail address was started here:',
    action: 'Check this login',
    openLink: 'Open this link to confirm or refuse it:',
    validity: `The link is valid for ${minutes} minutes and works once.`,
    next: 'On this device, this is step 1 of 2. After it, you receive a code to enter in the app.',
    warning: 'If you did not start this login, refuse it or ignore this mail. Never send the link to anyone.',
  },
  refusePage: {
    confirm: {
      title: 'Refuse this recovery',
      text: 'The recovery of your wallet was requested here:',
      warning:
        'Refuse it only if you did not request it yourself. Otherwise close this page: the wallet can be recovered there after the delay.',
      button: 'Refuse recovery',
    },
    refused: {
      title: 'Recovery refused',
      text: 'The wallet will not be recovered on this device. Someone else may read your mail: change the password of your mailbox.',
    },
    invalid: {
      title: 'This link is not valid',
      text: 'The recovery was refused or has ended, or the link is incomplete. Open the whole link of the mail.',
    },
  },
  delayMail: {
    subject: 'Your wallet is about to be recovered on a new device',
    intro: (wallet: string) =>
      `The recovery of your wallet ${wallet} was requested here. It is possible after a delay, or as soon as you allow it in the wallet settings on a device that you already use, with another login on that device:`,
    action: 'Refuse this recovery',
    openLink: 'If this was not you, open this link to refuse it:',
    note: 'The link works until the wallet is recovered.',
    warning:
      'If this was not you, also change the password of your mailbox. If it was you, allow it in the wallet settings on a device that you already use, or log in there again later.',
  },
  releaseMail: {
    subject: 'Your wallet was opened on a new device',
    email: {
      intro: (wallet: string) => `Your wallet ${wallet} was recovered here, after you confirmed a link:`,
      warning:
        'If this was not you, move your assets to another wallet now, and change the password of your mailbox.',
    },
    account: {
      intro: (wallet: string) => `Your wallet ${wallet} was recovered here, after a login with your account:`,
      warning:
        'If this was not you, move your assets to another wallet now, and change the password of the account.',
    },
  },
  changeMail: {
    email: {
      subject: 'The e-mail address of your wallet was changed',
      intro: (wallet: string) =>
        `Another e-mail address now recovers your wallet ${wallet}. It was changed here, with a signature of the wallet:`,
    },
    account: {
      subject: 'The login of your wallet was changed',
      intro: (wallet: string) =>
        `Another account now recovers your wallet ${wallet}. It was changed here, with a signature of the wallet:`,
    },
    warning:
      'The wallet cannot be recovered for 24 hours. If this was not you, move your assets to another wallet now.',
  },
} as const
