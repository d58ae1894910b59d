/** The languages of the kit, as BCP 47 tags. `pnpm locale wire` writes this list. */
export const languageCodes = [
  'en',
  'ar',
  'de',
  'es',
  'es-419',
  'fr',
  'it',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const

/** A language of the kit. */
export type LanguageCode = (typeof languageCodes)[number]
