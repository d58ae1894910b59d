import { createHash } from 'node:crypto'
import type { RouteResponse } from '../http/Route.js'
import { escapeHtml } from './escapeHtml.js'
import { pageStyle } from './pageStyle.js'

/** A page of a link in a mail. The texts are not HTML. */
export type HtmlPage = {
  readonly status: number
  /** Origin of the app in which something was requested: its host is shown above the title. */
  readonly app?: string
  readonly title: string
  readonly text: string
  /** Labels and values. */
  readonly details?: readonly (readonly [label: string, value: string])[]
  readonly warning?: string
  /** A form that sends the token to `action`, relative to the page. `refuse`: the button beside the main one. */
  readonly form?: {
    readonly action: string
    readonly token: string
    readonly button: string
    readonly refuse?: string
  }
}

/** Renders a page of a link. It needs no script, and loads nothing. */
export function renderHtmlPage(page: HtmlPage, origin: string): RouteResponse {
  const { status, title } = page
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${renderApp(page.app)}<h1>${escapeHtml(title)}</h1>
${renderContent(page)}
</main>
</body>
</html>`
  return { status, headers: createPageHeaders(origin), body: html }
}

/** A user can compare the address. A name or an icon could belong to another app. */
function renderApp(app: string | undefined): string {
  if (app === undefined || !URL.canParse(app)) return ''
  const { host } = new URL(app)
  const letter = host
    .replace(/^www\./, '')
    .charAt(0)
    .toUpperCase()
  return `<p class="app"><span class="mark" aria-hidden="true">${escapeHtml(letter)}</span> ${escapeHtml(host)}</p>\n`
}

function renderContent({ text, details = [], warning, form }: HtmlPage): string {
  const rows = details.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return [
    `<p>${escapeHtml(text)}</p>`,
    ...(rows.length > 0 ? ['<dl>', ...rows, '</dl>'] : []),
    ...(warning === undefined ? [] : [`<p>${escapeHtml(warning)}</p>`]),
    ...(form
      ? [
          `<form method="post" action="${escapeHtml(form.action)}">`,
          `<input type="hidden" name="token" value="${escapeHtml(form.token)}">`,
          '<div class="buttons">',
          ...(form.refuse === undefined
            ? []
            : [`<button class="plain" name="answer" value="refuse">${escapeHtml(form.refuse)}</button>`]),
          `<button name="answer" value="approve">${escapeHtml(form.button)}</button>`,
          '</div>',
          '</form>',
        ]
      : []),
  ].join('\n')
}

function createPageHeaders(origin: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(pageStyle).digest('base64')
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    // The token is in the URL.
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // No other origin may read the page, unlike the responses of the API.
    'access-control-allow-origin': origin,
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
