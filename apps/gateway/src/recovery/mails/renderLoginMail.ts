import type { Mail } from '../../server/mail/createMailer.js'
import { renderMail } from '../../server/mail/renderMail.js'
import type { Brand } from '../../server/projects/Brand.js'
import type { LoginDetails } from '../copy/recoveryCopy.js'
import { listDetails } from '../listDetails.js'

/** The content of a mail about a login. */
export type LoginMailContent = {
  readonly intro: string
  readonly details: LoginDetails
  readonly brand: Brand | undefined
  readonly link?: {
    readonly url: string
    readonly label: string
    readonly text: string
    readonly note: string
  }
  readonly warning: string
}

/** Renders a mail as text and as HTML. */
export function renderLoginMail({
  intro,
  details,
  brand,
  link,
  warning,
}: LoginMailContent): Required<Pick<Mail, 'text' | 'html' | 'images'>> {
  const rows = listDetails(details)
  const text = [
    intro,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(link ? [`${link.text}\n${link.url}`, link.note] : []),
    warning,
  ].join('\n\n')
  const content = renderMail({ app: details.origin, brand, paragraphs: [intro], rows, link, warning })
  return { text: `${text}\n`, ...content }
}
