import { Segments } from '../parts/Segments.js'
import { accents } from './accents.js'
import type { SettingsProps } from './Settings.js'

const radii = [
  ['4px', 'Sharp'],
  ['', 'Own'],
  ['22px', 'Round'],
] as const

/** Renders mode, accent and radius, which change a running kit. */
export function ThemeField({ settings, onChange }: SettingsProps) {
  return (
    <>
      <Segments
        label="Mode"
        options={[
          ['system', 'System'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        value={settings.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <fieldset className="swatches">
        <legend>Accent</legend>
        <div>
          {accents.map(([color, name]) => (
            <label key={color} title={name}>
              <input
                type="radio"
                name="accent"
                aria-label={name}
                checked={color === settings.accent}
                onChange={() => onChange({ accent: color })}
              />
              <span style={{ background: color || 'var(--accent)' }} />
            </label>
          ))}
        </div>
      </fieldset>
      <Segments
        label="Corners"
        options={radii}
        value={radii.find(([radius]) => radius === settings.radius)?.[0]}
        onChange={(radius) => onChange({ radius })}
      />
    </>
  )
}
