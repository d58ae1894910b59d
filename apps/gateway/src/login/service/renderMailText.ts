import type { Mail } from '../../server/mail/createMailer.js'
import { renderMail } from '../../server/mail/renderMail.js'
import type { Brand } from '../../server/projects/Brand.js'
import type { MailText } from './copy/mails.js'

/** Returns a mail of the login service: its text, and the same content as HTML. */
export function renderMailText(
  { subject, text, app, code, link }: MailText,
  brand: Brand | undefined,
): Omit<Mail, 'to'> {
  const paragraphs = text
    .trim()
    .replace(`${code} is your code`, 'This is your code')
    .split('\n\n')
    .map((paragraph) => (link ? paragraph.replace(`\n${link.url}`, '') : paragraph))
  const warning = paragraphs.pop() ?? ''
  return { subject, text, ...renderMail({ app, brand, code, paragraphs, link, warning }) }
}
