import { languageCodes } from '@latchkit/react/locales/select'
import { Field } from '../parts/Field.js'
import type { SettingsProps } from './Settings.js'

/** Selects the language of the modal. */
export function LanguageField({ settings, onChange }: SettingsProps) {
  return (
    <Field label="Language">
      <select
        value={settings.language}
        onChange={({ target }) => {
          const language = (['auto', ...languageCodes] as const).find((code) => code === target.value)
          if (language) onChange({ language })
        }}
      >
        <option value="auto">Browser</option>
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
          </option>
        ))}
      </select>
    </Field>
  )
}
