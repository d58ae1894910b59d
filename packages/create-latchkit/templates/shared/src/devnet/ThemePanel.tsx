import { useLatchkitTheme } from '@latchkit/react'
import { useState } from 'react'
import { theme as saved, type Theme } from '../theme'

/** Changes the theme of the modal, and saves it to `src/theme.json`. */
export function ThemePanel() {
  const { setThemeMode, setThemeVariables } = useLatchkitTheme()
  const [theme, setTheme] = useState(saved)
  const [status, setStatus] = useState('')

  async function update(next: Theme) {
    setTheme(next)
    setStatus('')
    await setThemeMode(next.mode)
    await setThemeVariables(next.variables)
  }

  async function save() {
    const headers = { 'content-type': 'application/json' }
    const { ok } = await fetch('/dev/theme', { method: 'PUT', headers, body: JSON.stringify(theme) })
    setStatus(ok ? 'Saved to src/theme.json.' : 'The theme was not saved.')
  }

  const { mode, variables } = theme
  return (
    <section className="card">
      <h2>Theme of the modal</h2>
      <div className="fields">
        <label>
          Mode
          <select
            value={mode}
            onChange={({ target }) => update({ ...theme, mode: target.value as Theme['mode'] })}
          >
            <option value="system">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
        <label>
          Accent
          <input
            type="color"
            value={variables.accent}
            onChange={({ target }) => update({ ...theme, variables: { ...variables, accent: target.value } })}
          />
        </label>
        <label>
          Radius
          <input
            type="range"
            min={0}
            max={28}
            value={Number.parseInt(variables.radius, 10)}
            onChange={({ target }) =>
              update({ ...theme, variables: { ...variables, radius: `${target.value}px` } })
            }
          />
        </label>
        <button type="button" onClick={save}>
          Save
        </button>
      </div>
      <output>{status}</output>
    </section>
  )
}
