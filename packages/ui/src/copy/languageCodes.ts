/** The languages of the kit, as BCP 47 tags. `pnpm locale wire` writes this list. */
export const languageCodes = [
  'en',
  'ar',
  'bn',
  'de',
  'es',
  'es-419',
  'fa',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const

/** A language of the kit. */
export type LanguageCode = (typeof languageCodes)[number]
