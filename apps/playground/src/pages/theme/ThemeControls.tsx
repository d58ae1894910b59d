import type { ThemeVariables } from '@latchkit/core'
import { Segments } from '../../parts/Segments.js'
import { accents } from '../../settings/accents.js'
import { findContrastNotes } from './findContrastNotes.js'
import { RangeField } from './RangeField.js'
import { fonts, type ThemeSettings } from './ThemeSettings.js'

/** Props of {@link ThemeControls}. */
type ThemeControlsProps = {
  readonly settings: ThemeSettings
  /** The resulting variables. */
  readonly variables: ThemeVariables
  readonly onChange: (difference: Partial<ThemeSettings>) => void
  readonly onReset: () => void
}

const firstAccent = accents[1][0]

/** Renders the controls that change a preset, and notes on its contrast. */
export function ThemeControls({ settings, variables, onChange, onReset }: ThemeControlsProps) {
  const { accent = '', darkAccent, mode, font = '' } = settings
  const isCustom = accent !== '' && !accents.some(([color]) => color === accent)
  return (
    <section className="card theme-controls" aria-label="Changes">
      <Segments
        label="Scheme"
        options={[
          ['system', 'System'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        value={mode}
        onChange={(next) => onChange({ mode: next })}
      />
      <fieldset className="swatches">
        <legend>Accent</legend>
        <div>
          {accents.map(([color, name], index) => (
            <label key={color} title={index === 0 ? 'Of the preset' : name}>
              <input
                type="radio"
                name="accent"
                aria-label={index === 0 ? 'Of the preset' : name}
                checked={color === accent}
                onChange={() =>
                  onChange({ accent: color || undefined, ...(!color && { darkAccent: undefined }) })
                }
              />
              <span className={color ? undefined : 'own'} style={color ? { background: color } : undefined} />
            </label>
          ))}
          <label className="color" data-checked={isCustom || undefined} title="Any color">
            <input
              type="color"
              aria-label="Any accent"
              value={accent || firstAccent}
              onChange={(event) => onChange({ accent: event.currentTarget.value })}
            />
          </label>
        </div>
      </fieldset>
      {accent && (
        <div className="dark-accent">
          <label>
            <input
              type="checkbox"
              checked={darkAccent !== undefined}
              onChange={(event) =>
                onChange({ darkAccent: event.currentTarget.checked ? '#9db9ff' : undefined })
              }
            />
            Another accent in the dark scheme
          </label>
          {darkAccent !== undefined && (
            <input
              type="color"
              aria-label="Accent in the dark scheme"
              value={darkAccent}
              onChange={(event) => onChange({ darkAccent: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      <ul className="notes" aria-live="polite">
        {findContrastNotes(variables).map(({ isWarning, text }) => (
          <li key={text} data-warning={isWarning || undefined}>
            {text}
          </li>
        ))}
      </ul>
      <RangeField
        label="Corners"
        min={0}
        max={28}
        step={1}
        value={settings.radius ?? Number.parseFloat(variables.radius ?? '14')}
        unit=" px"
        onChange={(radius) => onChange({ radius })}
      />
      <Segments
        label="Font"
        options={fonts}
        value={fonts.find(([stack]) => stack === font)?.[0]}
        onChange={(stack) => onChange({ font: stack || undefined })}
      />
      <RangeField
        label="Text size"
        min={0.8}
        max={1.4}
        step={0.02}
        value={settings.scale ?? Number.parseFloat(variables['font-scale'] ?? '1')}
        unit="×"
        onChange={(scale) => onChange({ scale })}
      />
      <RangeField
        label="Motion"
        min={0}
        max={2}
        step={0.25}
        value={settings.motion ?? Number.parseFloat(variables.motion ?? '1')}
        unit="×"
        onChange={(motion) => onChange({ motion })}
      />
      <button type="button" className="button" onClick={onReset}>
        Undo changes to the preset
      </button>
    </section>
  )
}
