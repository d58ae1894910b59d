import type { Mailer } from '../../server/mail/createMailer.js'
import type { Brand } from '../../server/projects/Brand.js'
import { type LoginDetails, recoveryCopy } from '../copy/recoveryCopy.js'
import type { Link } from '../links/Link.js'
import { renderLoginMail } from './renderLoginMail.js'

/** The link with which something was done. */
type MailedLink = LoginDetails & Pick<Link, 'type'>

/** Sends the mails of the recovery service. Each rejects with a `MailError`. */
export type Mails = {
  readonly sendLink: (to: string, details: LoginDetails, url: string) => Promise<void>
  /** Tells the user that the key of a wallet will be released, and how to refuse it. */
  readonly sendDelay: (to: string, details: LoginDetails, wallet: string, url: string) => Promise<void>
  /** Tells the user that the key of a wallet was released. */
  readonly sendRelease: (to: string, link: MailedLink, wallet: string) => Promise<void>
  /** Tells the user of the old address that another address or account recovers the wallet. */
  readonly sendChange: (to: string, link: MailedLink, wallet: string) => Promise<void>
}

/** Creates the mails. @param getBrand Returns the brand of the app with an origin. */
export function createMails(mailer: Mailer, getBrand: (origin: string) => Brand | undefined): Mails {
  const { linkMail, delayMail, releaseMail, changeMail } = recoveryCopy
  return {
    sendLink: (to, details, url) =>
      mailer.send({
        to,
        subject: linkMail.subject(new URL(details.origin).host),
        ...renderLoginMail({
          intro: linkMail.intro,
          details,
          brand: getBrand(details.origin),
          link: {
            url,
            label: linkMail.action,
            text: linkMail.openLink,
            note: `${linkMail.validity} ${linkMail.next}`,
          },
          warning: linkMail.warning,
        }),
      }),
    sendDelay: (to, details, wallet, url) =>
      mailer.send({
        to,
        subject: delayMail.subject,
        ...renderLoginMail({
          intro: delayMail.intro(wallet),
          details,
          brand: getBrand(details.origin),
          link: { url, label: delayMail.action, text: delayMail.openLink, note: delayMail.note },
          warning: delayMail.warning,
        }),
      }),
    async sendRelease(to, link, wallet) {
      const { intro, warning } = releaseMail[link.type]
      const content = renderLoginMail({
        intro: intro(wallet),
        ...{ details: link, brand: getBrand(link.origin), warning },
      })
      await mailer.send({ to, subject: releaseMail.subject, ...content })
    },
    async sendChange(to, link, wallet) {
      const { subject, intro } = changeMail[link.type]
      const content = renderLoginMail({
        intro: intro(wallet),
        ...{ details: link, brand: getBrand(link.origin), warning: changeMail.warning },
      })
      await mailer.send({ to, subject, ...content })
    },
  }
}
