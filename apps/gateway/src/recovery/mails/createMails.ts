import type { Mailer } from '../../mail/createMailer.js'
import { type LoginDetails, recoveryCopy } from '../copy/recoveryCopy.js'
import { renderMail } from './renderMail.js'

/** Sends the mails of the recovery service. Each rejects with a `MailError`. */
export type Mails = {
  readonly sendLink: (to: string, details: LoginDetails, url: string) => Promise<void>
  /** Tells the user that the key of a wallet was released. */
  readonly sendRelease: (to: string, details: LoginDetails, wallet: string) => Promise<void>
  /** Tells the user of the old address that another one recovers the wallet. */
  readonly sendChange: (to: string, details: LoginDetails, wallet: string) => Promise<void>
}

/** Creates the mails. */
export function createMails(mailer: Mailer): Mails {
  const { linkMail, releaseMail, changeMail } = recoveryCopy
  return {
    sendLink: (to, details, url) =>
      mailer.send({
        to,
        subject: linkMail.subject(new URL(details.origin).host),
        ...renderMail({
          intro: linkMail.intro,
          details,
          link: { url, label: linkMail.action, text: linkMail.openLink, note: linkMail.validity },
          warning: linkMail.warning,
        }),
      }),
    sendRelease: (to, details, wallet) =>
      mailer.send({
        to,
        subject: releaseMail.subject,
        ...renderMail({ intro: releaseMail.intro(wallet), details, warning: releaseMail.warning }),
      }),
    sendChange: (to, details, wallet) =>
      mailer.send({
        to,
        subject: changeMail.subject,
        ...renderMail({ intro: changeMail.intro(wallet), details, warning: changeMail.warning }),
      }),
  }
}
