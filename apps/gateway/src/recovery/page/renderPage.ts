import { createHash } from 'node:crypto'
import type { RouteResponse } from '../../http/Route.js'
import { type LoginDetails, recoveryCopy } from '../copy/recoveryCopy.js'
import { escapeHtml } from '../escapeHtml.js'
import { listDetails } from '../listDetails.js'
import { pageStyle } from './pageStyle.js'

/** What a page of a link shows. */
export type Page =
  | {
      readonly state: 'confirm'
      readonly address: string
      readonly token: string
      readonly details: LoginDetails
    }
  | { readonly state: 'approved' | 'used' | 'expired' | 'unknown' }

const statuses = { confirm: 200, approved: 200, used: 409, expired: 410, unknown: 404 } as const

/** Renders the page of a link. It needs no script, and loads nothing. */
export function renderPage(page: Page, origin: string): RouteResponse {
  const { title } = recoveryCopy.page[page.state]
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
<h1>${escapeHtml(title)}</h1>
${renderContent(page)}
</main>
</body>
</html>`
  return { status: statuses[page.state], headers: createPageHeaders(origin), body: html }
}

function renderContent(page: Page): string {
  if (page.state !== 'confirm') return `<p>${escapeHtml(recoveryCopy.page[page.state].text)}</p>`
  const { text, warning, button } = recoveryCopy.page.confirm
  const rows = listDetails(page.details).map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return `<p>${escapeHtml(text(page.address))}</p>
<dl>
${rows.join('\n')}
</dl>
<p>${escapeHtml(warning)}</p>
<form method="post" action="link">
<input type="hidden" name="token" value="${escapeHtml(page.token)}">
<button>${escapeHtml(button)}</button>
</form>`
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
