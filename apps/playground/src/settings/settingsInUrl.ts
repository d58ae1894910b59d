import { languageCodes } from '@latchkit/react/locales/select'
import { defaultSettings, type Settings } from './Settings.js'

const words: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: ['system', 'light', 'dark'],
  language: ['auto', ...languageCodes],
}

/** Reads the settings from a URL's query. Missing and invalid values have their default. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search)
  return Object.assign(
    {},
    ...keys().map((key) => {
      const text = query.get(key)
      return { [key]: text === null ? defaultSettings[key] : readSetting(key, text) }
    }),
  )
}

/** Writes the settings that differ from the default into a query. Keeps other parameters. */
export function writeSettings(settings: Settings, search: string): string {
  const query = new URLSearchParams(search)
  for (const key of keys()) {
    const text = write(settings[key])
    if (text === write(defaultSettings[key])) query.delete(key)
    else query.set(key, text)
  }
  // Commas and colons are valid in a query and easier to read unescaped.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text && `?${text}`
}

function keys(): (keyof Settings)[] {
  // `Settings` has the same keys as its default.
  return Object.keys(defaultSettings) as (keyof Settings)[]
}

function readSetting(key: keyof Settings, text: string): Settings[keyof Settings] {
  const usual = defaultSettings[key]
  if (typeof usual === 'boolean') return text === 'on' || (text !== 'off' && usual)
  if (typeof usual === 'string') return words[key]?.includes(text) === false ? usual : text
  return text === '' ? [] : text.split(',')
}

function write(value: Settings[keyof Settings]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? value : value.join()
}
