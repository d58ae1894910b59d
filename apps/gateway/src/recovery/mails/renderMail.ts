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
  const { host } = new URL(details.origin)
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const html = [
    `<p style="margin:0 0 20px;font-weight:650"><span class="mark" style="display:inline-block;width:40px;margin-right:12px;border-radius:12px;background:#e4efec;color:#1a1d17;line-height:40px;text-align:center">${escapeHtml(
      host
        .replace(/^www\./, '')
        .charAt(0)
        .toUpperCase(),
    )}</span>${escapeHtml(host)}</p>`,
    paragraph(escapeHtml(intro)),
    paragraph(
      rows
        .map(([label, value]) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`)
        .join('<br>'),
    ),
    ...(link
      ? [
          paragraph(
            `<a class="action" href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:14px;background:#0b6b56;color:#ffffff;font-weight:650;text-decoration:none">${escapeHtml(link.label)}</a>`,
          ),
          paragraph(escapeHtml(link.note)),
        ]
      : []),
    paragraph(escapeHtml(warning)),
  ].join('\n')
  return { text: `${text}\n`, html: toPage(html) }
}

/** Programs for mail that apply media queries show it in dark colors. The others use the inline styles. */
const darkStyle =
  '@media (prefers-color-scheme:dark){body,.page{background:#0f110e!important}.card{background:#181a17!important;color:#f1f3ec!important}.mark{background:#20392f!important;color:#f1f3ec!important}.action{background:#66d9b4!important;color:#05231b!important}}'

function toPage(content: string): string {
  return `<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"><style>${darkStyle}</style></head><body style="margin:0;background:#f6f6f2"><div class="page" style="padding:24px;background:#f6f6f2"><div class="card" style="max-width:432px;margin:0 auto;padding:28px;border-radius:24px;background:#ffffff;color:#1a1d17;font:16px/1.5 system-ui,sans-serif">${content}</div></div></body></html>`
}
