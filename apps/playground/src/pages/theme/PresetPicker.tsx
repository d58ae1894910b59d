import type { CSSProperties } from 'react'
import { type PresetName, presets } from './ThemeSettings.js'

const options: readonly (readonly [name: PresetName, title: string, text: string])[] = [
  ['plain', 'Plain', 'Without options'],
  ['soft', 'Soft', 'Warm and round'],
  ['sharp', 'Sharp', 'Square, high contrast'],
  ['mono', 'Mono', 'Black and white'],
  ['glass', 'Glass', 'Translucent'],
]

/** Props of {@link PresetPicker}. */
type PresetPickerProps = {
  readonly value: PresetName
  readonly onChange: (name: PresetName) => void
}

/** Renders a radio button with a small drawing for each preset. */
export function PresetPicker({ value, onChange }: PresetPickerProps) {
  return (
    <fieldset className="presets">
      <legend>Preset</legend>
      <div>
        {options.map(([name, title, text]) => (
          <label key={name}>
            <input type="radio" name="preset" checked={name === value} onChange={() => onChange(name)} />
            <span className="preset">
              <span className="preset-drawing" style={toStyle(name)} aria-hidden="true">
                <i />
                <i />
                <b />
              </span>
              <span>
                {title}
                <small>{text}</small>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function toStyle(name: PresetName): CSSProperties {
  return Object.fromEntries(Object.entries(presets[name]).map(([key, value]) => [`--p-${key}`, value]))
}
