import { findLanguage, type LanguageCode, languageCodes } from '@latchkit/ui/copy/languages'
import type { Locale } from './Locale.js'
import { loaders } from './loaders.js'

/** A language that the user or the app selects, as a BCP 47 tag; `auto` is the first language of the browser that there is. */
export type LocaleSelection = 'auto' | LanguageCode | (string & {})

/** Languages of the app, by BCP 47 tag. They replace the languages of the kit with the same tag. */
export type OwnLocales = Readonly<Record<string, () => Promise<Locale>>>

/**
 * Loads a language: one chunk. Tags fall back (`de-CH` to `de`, `zh-HK` to `zh-Hant`, `es-MX` to `es-419`), last to English.
 *
 * @example
 * ```ts
 * import { loadLocale } from '@latchkit/react/locales/select'
 *
 * const locale = await loadLocale('auto')
 * ```
 */
export function loadLocale(selection: LocaleSelection, own?: OwnLocales): Promise<Locale> {
  const tags = selection === 'auto' ? getBrowserLanguages() : [selection]
  const all: OwnLocales = { ...loaders, ...own }
  const code = findLanguage(tags, [...Object.keys(own ?? {}), ...languageCodes])
  return (all[code ?? 'en'] ?? loaders.en)()
}

/** Returns none on a server. */
function getBrowserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
}
