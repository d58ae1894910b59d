import { escapeHtml } from '../foundation/escapeHtml.js'
import { toHtmlPage } from '../foundation/toHtmlPage.js'
import { toPagePolicy } from '../foundation/toPagePolicy.js'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 24rem; padding: 1.5rem 1.25rem }
h1 { font-size: 1.25rem; margin: 0 }
.note { opacity: .75; margin: 0 }
form { margin: 1rem 0; padding: 1rem; border: 1px solid; border-radius: .75rem }
label { display: block; margin-bottom: 1rem }
input { box-sizing: border-box; width: 100%; font: inherit; padding: .5rem .75rem; margin-top: .25rem }
button { font: inherit; width: 100%; padding: .75rem; border: 1px solid; border-radius: .75rem; background: none; color: inherit }
button + button { margin-top: .75rem }
.primary { background: #1f5fd6; border-color: #1f5fd6; color: #fff }
`

/**
 * Returns the page on which the user chooses an account of a provider, as HTML. It has no script.
 *
 * @param provider Name of the provider.
 */
export function toLoginPage(provider: string): string {
  const name = escapeHtml(provider)
  return wrap(
    `${name} login`,
    `<h1>Log in with ${name}</h1>
<p class="note">This is the devnet, not ${name}: each user name is an account, without a password.</p>
<form method="post">
<label>User name<input name="name" value="alice" required pattern="[a-z0-9\\-]{1,32}" title="Lower-case letters, digits and hyphens" autocomplete="off" autocapitalize="none" spellcheck="false"></label>
<button class="primary" name="action" value="continue">Continue</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>`,
  )
}

/** Returns the page of a login that cannot continue, as HTML. */
export function toLoginErrorPage(provider: string, description: string): string {
  return wrap(
    `${escapeHtml(provider)} login`,
    `<h1>This login cannot continue</h1>
<p>${escapeHtml(description)}</p>
<p>Start the login again in the app.</p>`,
  )
}

/**
 * Returns the policy of the pages: nothing but their own style. The form ends at the client, so its origin is allowed, too.
 *
 * @param clientOrigin Origin of the redirect URI.
 */
export function getLoginPagePolicy(clientOrigin: string): string {
  return toPagePolicy(style, `'self' ${clientOrigin}`)
}

function wrap(title: string, content: string): string {
  return toHtmlPage({ title, style, content: `<main>\n${content}\n</main>` })
}
