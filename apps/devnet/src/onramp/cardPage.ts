import { escapeHtml } from '../foundation/escapeHtml.js'
import { toHtmlPage } from '../foundation/toHtmlPage.js'

/** Content of the page. */
export type CardPage =
  | {
      readonly status: 'open'
      readonly provider: string
      readonly pay: string
      readonly receive: string
      readonly address: string
    }
  | { readonly status: 'paid' | 'declined' | 'failed' | 'invalid'; readonly provider: string }

const texts = {
  paid: ['Payment complete', 'The tokens are on their way. You can close this page.'],
  declined: ['Card declined', 'Your card was not charged. You can close this page.'],
  failed: ['Transfer failed', 'The tokens could not be sent. You can close this page.'],
  invalid: ['This link is not valid', 'Start the purchase again in the app.'],
} as const

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 24rem; padding: 2rem 1.25rem }
h1 { font-size: 1.25rem; margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
label { display: block; margin-bottom: 1.5rem }
input { box-sizing: border-box; width: 100%; font: inherit; padding: .5rem .75rem; margin-top: .25rem }
button { font: inherit; width: 100%; padding: .75rem; margin-bottom: .75rem; border: 1px solid; border-radius: .75rem; background: none; color: inherit }
button.primary { background: #2357e8; border-color: #2357e8; color: #fff }
`

/** Creates the page where the user pays with a test card. It needs no script. */
export function createCardPage(page: CardPage): string {
  return toHtmlPage({
    title: escapeHtml(page.provider),
    style,
    content: `<main>${createContent(page)}</main>`,
  })
}

function createContent(page: CardPage): string {
  if (page.status !== 'open') {
    const [title, text] = texts[page.status]
    return `<h1>${title}</h1><p>${text}</p>`
  }
  const rows = [
    ['You pay', page.pay],
    ['You receive', page.receive],
    ['To', page.address],
  ]
  return `<h1>${escapeHtml(page.provider)}</h1>
<dl>${rows.map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post">
<label>Card number<input name="card" value="4242 4242 4242 4242" inputmode="numeric" autocomplete="off"></label>
<button class="primary" name="answer" value="pay">Pay</button>
<button name="answer" value="decline">Decline the card</button>
</form>`
}
