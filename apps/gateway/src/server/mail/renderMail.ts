import { escapeHtml } from '../page/escapeHtml.js'
import { getOnColor } from '../page/getOnColor.js'
import type { Brand } from '../projects/Brand.js'
import type { Mail } from './createMailer.js'

/** The content of a mail, without HTML. */
export type MailContent = {
  /** Origin of the app. Absent: the mail is about none. */
  readonly app?: string | undefined
  readonly brand?: Brand | undefined
  /** A code that the user enters, displayed above the text. */
  readonly code?: string | undefined
  /** The paragraphs before the link. */
  readonly paragraphs: readonly string[]
  /** Labels and values. */
  readonly rows?: readonly (readonly [label: string, value: string])[] | undefined
  readonly link?:
    | { readonly url: string; readonly label: string; readonly note?: string | undefined }
    | undefined
  readonly warning: string
}

const iconId = 'app-icon'

/**
 * Renders a mail as HTML, for the colors of the program that shows it. It loads nothing: images would tell a server when the mail is read, so
 * the icon is a part of the mail.
 */
export function renderMail(content: MailContent): Required<Pick<Mail, 'html' | 'images'>> {
  const { code, paragraphs, rows = [], link, warning } = content
  const html = [
    ...renderApp(content),
    ...(code === undefined ? [] : [`<p class="code" style="${styles.code}">${escapeHtml(code)}</p>`]),
    ...paragraphs.map((text) => toParagraph(escapeHtml(text))),
    ...(rows.length === 0 ? [] : [toParagraph(rows.map(renderRow).join('<br>'))]),
    ...(link ? [toParagraph(renderLink(link, content.brand?.accent))] : []),
    ...(link?.note === undefined ? [] : [toParagraph(escapeHtml(link.note))]),
    `<p class="muted" style="${styles.warning}">${escapeHtml(warning)}</p>`,
  ].join('\n')
  return { html: toPage(html), images: toImages(content.brand) }
}

/** The address is always shown: users compare it, and another app could have the same name. */
function renderApp({ app, brand }: MailContent): readonly string[] {
  if (app === undefined) return []
  const { host } = new URL(app)
  const letter = (brand?.name ?? host.replace(/^www\./, '')).charAt(0).toUpperCase()
  const mark = brand?.icon
    ? `<img src="cid:${iconId}" alt="" width="44" height="44" style="${styles.icon}">`
    : `<span class="mark" style="${styles.mark}">${escapeHtml(letter)}</span>`
  const name = brand
    ? `${escapeHtml(brand.name)}<br><span class="muted" style="${styles.host}">${escapeHtml(host)}</span>`
    : escapeHtml(host)
  // A table, because some programs for mail apply neither flex nor grid.
  return [
    `<table role="presentation" style="${styles.app}"><tr><td>${mark}</td><td style="padding-left:12px;font-weight:650;line-height:1.3">${name}</td></tr></table>`,
  ]
}

const renderRow = ([label, value]: readonly [string, string]) =>
  `<span class="muted" style="color:#5c6357">${escapeHtml(label)}</span> <strong>${escapeHtml(value)}</strong>`

/** With an accent of its own, the button has the same colors in the dark. */
function renderLink({ url, label }: NonNullable<MailContent['link']>, accent: string | undefined): string {
  const colors = accent
    ? `background:${accent};color:${getOnColor(accent)}`
    : 'background:#0b6b56;color:#ffffff'
  const kind = accent ? '' : ' class="action"'
  return `<a${kind} href="${escapeHtml(url)}" style="${styles.action};${colors}">${escapeHtml(label)}</a>`
}

const toParagraph = (content: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${content.replaceAll('\n', '<br>')}</p>`

function toImages(brand: Brand | undefined): NonNullable<Mail['images']> {
  const [, type = '', data = ''] = /^data:([^;]+);base64,(.+)$/.exec(brand?.icon ?? '') ?? []
  return data === '' ? [] : [{ id: iconId, type, bytes: Buffer.from(data, 'base64') }]
}

const styles = {
  app: 'margin:0 0 24px;border-collapse:collapse',
  icon: 'display:block;border-radius:12px',
  mark: 'display:inline-block;width:44px;border-radius:12px;background:#e4efec;color:#1a1d17;line-height:44px;text-align:center',
  host: 'color:#5c6357;font-size:14px;font-weight:400',
  code: 'margin:0 0 20px;padding:16px;border-radius:16px;background:#f6f6f2;font-size:32px;font-weight:650;letter-spacing:0.2em;line-height:1.25;text-align:center',
  action: 'display:inline-block;padding:12px 24px;border-radius:14px;font-weight:650;text-decoration:none',
  warning: 'margin:24px 0 0;color:#5c6357;font-size:14px',
} as const

/** Programs for mail that apply media queries show it in dark colors. The others use the inline styles. */
const darkStyle =
  '@media (prefers-color-scheme:dark){body,.page{background:#0f110e!important}.card{background:#181a17!important;color:#f1f3ec!important}.mark{background:#20392f!important;color:#f1f3ec!important}.code{background:#222520!important}.muted{color:#a6ad9e!important}.action{background:#66d9b4!important;color:#05231b!important}}'

function toPage(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${darkStyle}</style></head><body style="margin:0;background:#f6f6f2"><div class="page" style="padding:24px;background:#f6f6f2"><div class="card" style="max-width:432px;margin:0 auto;padding:28px;border-radius:24px;background:#ffffff;color:#1a1d17;font:16px/1.5 system-ui,sans-serif">${content}</div></div></body></html>`
}
