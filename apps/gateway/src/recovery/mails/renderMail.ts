import { escapeHtml } from '../../server/page/escapeHtml.js'
import type { LoginDetails } from '../copy/recoveryCopy.js'
import { listDetails } from '../listDetails.js'

/** The content of a mail. */
export type MailContent = {
  readonly intro: string
  readonly details: LoginDetails
  readonly link?: {
    readonly url: string
    readonly label: string
    readonly text: string
    readonly note: string
  }
  readonly warning: string
}

/** Renders a mail as text and as HTML. It loads nothing: images would tell a server when the mail is read. */
export function renderMail({ intro, details, link, warning }: MailContent): { text: string; html: string } {
  const rows = listDetails(details)
  const text = [
    intro,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(link ? [`${link.text}\n${link.url}`, link.note] : []),
    warning,
  ].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const html = [
    '<div style="max-width:480px;font:16px/1.5 system-ui,sans-serif">',
    paragraph(escapeHtml(intro)),
    paragraph(
      rows
        .map(([label, value]) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`)
        .join('<br>'),
    ),
    ...(link
      ? [
          paragraph(
            `<a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5fd6;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a>`,
          ),
          paragraph(escapeHtml(link.note)),
        ]
      : []),
    paragraph(escapeHtml(warning)),
    '</div>',
  ].join('\n')
  return { text: `${text}\n`, html: `<!doctype html><html lang="en"><body>${html}</body></html>` }
}
