import { createHash } from 'node:crypto'
import type { RouteResponse } from '../http/Route.js'
import type { Brand } from '../projects/Brand.js'
import { escapeHtml } from './escapeHtml.js'
import { getOnColor } from './getOnColor.js'
import { pageStyle } from './pageStyle.js'

/** A page of a link in a mail. The texts are not HTML. */
export type HtmlPage = {
  readonly status: number
  /** Origin of the app in which something was requested: its host is shown above the title. */
  readonly app?: string
  /** Of the app. */
  readonly brand?: Brand | undefined
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
  const { status, title, brand } = page
  const style = toStyle(brand)
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${renderApp(page)}<h1>${escapeHtml(title)}</h1>
${renderContent(page)}
</main>
</body>
</html>`
  return { status, headers: createPageHeaders(origin, style, brand?.icon !== undefined), body: html }
}

/** A user can compare the address: it is always shown, because another app could have the same name. */
function renderApp({ app, brand }: Pick<HtmlPage, 'app' | 'brand'>): string {
  if (app === undefined || !URL.canParse(app)) return ''
  const { host } = new URL(app)
  const letter = host
    .replace(/^www\./, '')
    .charAt(0)
    .toUpperCase()
  const mark = brand?.icon
    ? `<img class="mark" alt="" src="${escapeHtml(brand.icon)}">`
    : `<span class="mark" aria-hidden="true">${escapeHtml(brand?.name.charAt(0).toUpperCase() ?? letter)}</span>`
  const name = brand
    ? `<span>${escapeHtml(brand.name)}<small>${escapeHtml(host)}</small></span>`
    : escapeHtml(host)
  return `<p class="app">${mark} ${name}</p>\n`
}

function toStyle(brand: Brand | undefined): string {
  if (!brand?.accent) return pageStyle
  return `${pageStyle}:root { --action: ${brand.accent}; --on-action: ${getOnColor(brand.accent)}; }\n`
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

function createPageHeaders(
  origin: string,
  style: string,
  hasIcon: boolean,
): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; ${hasIcon ? 'img-src data:; ' : ''}style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
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
