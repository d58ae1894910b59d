/** Regions with the Spanish of Spain. All others have the Spanish of Latin America (CLDR: `es-419`). */
const spanishOfSpain: readonly string[] = ['ES', 'EA', 'GQ', 'IC', 'PH']

/**
 * Returns the first of `codes` that matches one of the preferred languages, in their order; `undefined` if none does. Fallbacks are by
 * script, region and language: `de-CH` matches `de`, `zh-HK` matches `zh-Hant`, `es-MX` matches `es-419`, and `pt-PT` matches `pt-BR`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4647
 *
 * @example
 * ```ts
 * import { findLanguage, languageCodes } from '@latchkit/ui/copy/languages'
 *
 * const code = findLanguage(navigator.languages, languageCodes) ?? 'en'
 * ```
 */
export function findLanguage<Code extends string>(
  languages: readonly string[],
  codes: readonly Code[],
): Code | undefined {
  for (const tag of languages) {
    for (const candidate of getCandidates(tag)) {
      const code = codes.find((each) => each.toLowerCase() === candidate.toLowerCase())
      if (code) return code
    }
  }
  return undefined
}

/** Returns the tags that a tag falls back to, the most specific one first. */
function getCandidates(tag: string): readonly string[] {
  const locale = parseLocale(tag)
  if (!locale) return []
  const { language, script, region = '' } = locale.maximize()
  if (language === 'zh') return [locale.baseName, `zh-${script}`]
  if (language === 'pt') return [locale.baseName, 'pt', 'pt-BR']
  const isLatinAmerican = language === 'es' && !spanishOfSpain.includes(region)
  return [
    locale.baseName,
    `${language}-${script}`,
    `${language}-${region}`,
    ...(isLatinAmerican ? ['es-419'] : []),
    language,
  ]
}

/** Returns `undefined` for a text that is no BCP 47 tag. */
function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
