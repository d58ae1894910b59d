import { escapeHtml } from '../foundation/escapeHtml.js'
import { toHtmlPage } from '../foundation/toHtmlPage.js'
import { toPagePolicy } from '../foundation/toPagePolicy.js'
import type { Channel } from './Channel.js'
import { farcasterUsers } from './farcasterUsers.js'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 24rem; padding: 1.5rem 1.25rem; overflow-wrap: anywhere }
h1 { font-size: 1.25rem; margin: 0 }
.note { opacity: .75; margin: 0 }
form { margin: 1rem 0; padding: 1rem; border: 1px solid; border-radius: .75rem }
label { display: block; margin-bottom: 1rem }
select { box-sizing: border-box; width: 100%; font: inherit; padding: .5rem .75rem; margin-top: .25rem }
button { font: inherit; width: 100%; padding: .75rem; border: 1px solid; border-radius: .75rem; background: none; color: inherit }
button + button { margin-top: .75rem }
.primary { background: #1f5fd6; border-color: #1f5fd6; color: #fff }
`

/** The policy of the pages: nothing but their own style and form. */
export const channelPagePolicy: string = toPagePolicy(style, "'self'")

/**
 * Returns the page on which a user of the devnet approves or declines a login, as HTML. It has no script.
 *
 * @param channel Undefined: there is no such login, or it has expired or was declined.
 */
export function toChannelPage(channel: Channel | undefined): string {
  if (!channel)
    return wrap(
      '<h1>There is no such login</h1>\n<p>It has expired, or was declined. Start again in the app.</p>',
    )
  const domain = escapeHtml(channel.request.domain)
  if (channel.answer)
    return wrap(
      `<h1>Logged in to ${domain}</h1>\n<p>As ${escapeHtml(channel.answer.username)}. Return to the app.</p>`,
    )
  const options = farcasterUsers.map(
    ({ userName, fid }) => `<option value="${userName}">${userName} (FID ${fid})</option>`,
  )
  return wrap(`<h1>Log in to ${domain}</h1>
<p class="note">This is the devnet, not Farcaster: the keys of its users are public.</p>
<form method="post">
<label>User<select name="name">${options.join('')}</select></label>
<button class="primary" name="action" value="approve">Approve</button>
<button name="action" value="decline">Decline</button>
</form>`)
}

function wrap(content: string): string {
  return toHtmlPage({ title: 'Farcaster login', style, content: `<main>\n${content}\n</main>` })
}
