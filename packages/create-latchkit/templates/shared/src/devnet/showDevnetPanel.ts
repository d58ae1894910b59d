import { setThemeMode, setThemeVariables } from '@latchkit/core/actions'
import { environment } from '../environment'
import { kit } from '../kit'
import { login } from '../options/login'
import { theme as saved, type Theme } from '../theme'

/** Adds the tools of development below the page, once. A build does not contain them. */
export function showDevnetPanel(): void {
  if (document.querySelector('.devnet')) return
  const inboxUrl = 'loginUrl' in login ? environment.inboxUrl : undefined
  const panel = document.createElement('aside')
  panel.className = 'devnet'
  panel.ariaLabel = 'Development'
  panel.innerHTML = content
  for (const element of panel.querySelectorAll<HTMLElement>('.with-inbox')) element.hidden = !inboxUrl
  if (inboxUrl) {
    panel.querySelector('a')?.setAttribute('href', inboxUrl)
    panel.querySelector('iframe')?.setAttribute('src', inboxUrl)
  }
  const form = panel.querySelector('form')
  const status = panel.querySelector('output')
  if (form && status) followTheme(form, status)
  document.body.append(panel)
}

const content = `
  <section class="card">
    <h2>On this machine</h2>
    <p>A local chain, test wallets and a market. They need no key and no connection.</p>
    <ol>
      <li>Connect Harbor. It is a test wallet that approves everything, and it has 10,000 ETH.</li>
      <li class="with-inbox">Or enter any e-mail address. Its mail is in the inbox below.</li>
      <li>Send, swap and sign. No coin here has a value.</li>
    </ol>
  </section>
  <section class="card">
    <h2>Theme of the modal</h2>
    <form class="fields">
      <label>
        Mode
        <select name="mode">
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <label>Accent <input type="color" name="accent" /></label>
      <label>Radius <input type="range" name="radius" min="0" max="28" /></label>
      <button type="submit">Save</button>
    </form>
    <output></output>
  </section>
  <section class="card with-inbox">
    <div class="title">
      <h2>Inbox</h2>
      <a target="_blank" rel="noreferrer">Open in a tab</a>
    </div>
    <iframe title="Inbox"></iframe>
  </section>`

/** Changes the theme of the modal with the form, and saves it to `src/theme.json`. */
function followTheme(form: HTMLFormElement, status: HTMLOutputElement): void {
  const getField = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const mode = getField('mode')
  const accent = getField('accent')
  const radius = getField('radius')
  mode.value = saved.mode
  accent.value = saved.variables.accent
  radius.value = String(Number.parseInt(saved.variables.radius, 10))
  const readTheme = (): Theme => ({
    mode: mode.value as Theme['mode'],
    variables: { accent: accent.value, radius: `${radius.value}px` },
  })
  form.addEventListener('input', async () => {
    status.textContent = ''
    const { mode: themeMode, variables: themeVariables } = readTheme()
    await setThemeMode(kit, { themeMode })
    await setThemeVariables(kit, { themeVariables })
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const headers = { 'content-type': 'application/json' }
    const { ok } = await fetch('/dev/theme', { method: 'PUT', headers, body: JSON.stringify(readTheme()) })
    status.textContent = ok ? 'Saved to src/theme.json.' : 'The theme was not saved.'
  })
}
