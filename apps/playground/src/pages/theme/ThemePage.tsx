import { LatchkitModal, LatchkitProvider } from '@latchkit/react'
import { setThemeMode, setThemeVariables } from '@latchkit/react/actions'
import { useEffect, useState } from 'react'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { createThemedKits, type ThemedKits } from './createThemedKits.js'
import { ExportedOptions } from './ExportedOptions.js'
import { PresetPicker } from './PresetPicker.js'
import { ThemeControls } from './ThemeControls.js'
import { ThemePreview } from './ThemePreview.js'
import { type ThemeOptions, type ThemeSettings, toThemeOptions } from './ThemeSettings.js'

type Shown = { readonly settings: ThemeSettings; readonly options: ThemeOptions; readonly kits: ThemedKits }

/** Renders the theme editor. */
export function ThemePage() {
  const [{ settings, options, kits }, setShown] = useState<Shown>(() => {
    const first: ThemeSettings = { preset: 'plain', mode: 'system' }
    return { settings: first, options: toThemeOptions(first), kits: createThemedKits(toThemeOptions(first)) }
  })

  function change(difference: Partial<ThemeSettings>) {
    const next = { ...settings, ...difference }
    const nextOptions = toThemeOptions(next)
    // A running kit keeps the variables that are not set again.
    const hasRemoved = Object.keys(options.themeVariables).some(
      (name) => !(name in nextOptions.themeVariables),
    )
    if (hasRemoved) {
      kits.inline.destroy()
      kits.dialog.destroy()
      return setShown({ settings: next, options: nextOptions, kits: createThemedKits(nextOptions) })
    }
    for (const kit of [kits.inline, kits.dialog]) {
      void setThemeMode(kit, { themeMode: next.mode })
      void setThemeVariables(kit, { themeVariables: nextOptions.themeVariables })
    }
    setShown({ settings: next, options: nextOptions, kits })
  }

  const { mode, preset } = settings
  useEffect(() => {
    const { dataset } = document.documentElement
    if (mode === 'system') delete dataset.theme
    else dataset.theme = mode
  }, [mode])

  return (
    <>
      <SiteHeader page="theme" />
      <main className="theme-page">
        <header>
          <h1>Theme editor</h1>
          <p className="quiet">Choose a preset, change it, and copy the options into your app.</p>
        </header>
        <PresetPicker value={preset} onChange={(name) => change({ ...own, preset: name })} />
        <div className="theme-columns">
          <ThemeControls
            settings={settings}
            variables={options.themeVariables}
            onChange={change}
            onReset={() => change(own)}
          />
          <section className="theme-preview" aria-label="Preview">
            <LatchkitProvider kit={kits.dialog}>
              <ThemePreview>
                <LatchkitProvider kit={kits.inline} disableAppend>
                  <LatchkitModal />
                </LatchkitProvider>
              </ThemePreview>
            </LatchkitProvider>
          </section>
        </div>
        <ExportedOptions options={options} />
      </main>
    </>
  )
}

/** Resets the changes of a preset. */
const own = {
  accent: undefined,
  darkAccent: undefined,
  radius: undefined,
  font: undefined,
  scale: undefined,
  motion: undefined,
} satisfies Partial<ThemeSettings>
