import type { TestMail } from '@latchkit/test/source/inbox/TestMail'
import { escapeHtml } from '../foundation/escapeHtml.js'
import { toHtmlPage } from '../foundation/toHtmlPage.js'
import { toPagePolicy } from '../foundation/toPagePolicy.js'

const refreshSeconds = 3
const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1.25rem }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem }
h1 { font-size: 1.25rem; margin: 0 }
article { margin: 1rem 0; padding: 1rem; border: 1px solid; border-radius: .75rem; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 0 }
.code { font: 700 2rem/1.5 ui-monospace, monospace; letter-spacing: .1em; margin: .5rem 0 }
.meta { opacity: .75; margin: 0 }
.text { white-space: pre-wrap; margin: .5rem 0 0 }
`

/**
 * Returns the inbox as HTML, the newest mail first. It shows the text of mails only, and reloads itself without a script.
 *
 * @param isLive Whether it reloads itself.
 */
export function toInboxPage(mails: readonly TestMail[], isLive: boolean): string {
  const link = isLive ? '<a href="?refresh=off">Stop refreshing</a>' : '<a href="/">Refresh by itself</a>'
  const content = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(toArticle).join('\n')
  return toHtmlPage({
    title: `Devnet inbox (${mails.length})`,
    style,
    head: isLive ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : undefined,
    content: `<header><h1>Devnet inbox</h1>${link}</header>
<main>
${content}
</main>`,
  })
}

/** The policy of the page: nothing but its own style. The pages of apps on this machine can show it beside their login. */
export const inboxPolicy: string = toPagePolicy(style, "'none'", 'http://localhost:* http://127.0.0.1:*')

function toArticle({ to, from, subject, text, receivedAt }: TestMail): string {
  const code = /(?<![\w/=.-])\d{6}(?![\w/=.-]*\w)/.exec(text)?.[0]
  const time = new Date(receivedAt).toISOString()
  return `<article>
<h2>${escapeHtml(subject)}</h2>
${code === undefined ? '' : `<p class="code">${code}</p>`}
<p class="meta">To ${escapeHtml(to.join(', '))}, from ${escapeHtml(from)}, <time datetime="${time}">${time}</time></p>
<p class="text">${linkUrls(text.trim())}</p>
</article>`
}

/** Escapes a text, and makes links of its web addresses. */
function linkUrls(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" target="_blank" rel="noopener noreferrer">${escapeHtml(part)}</a>`,
    )
    .join('')
}
