/** The languages of the kit, as BCP 47 tags. `pnpm locale wire` writes this list. */
export const languageCodes = ['en', 'ar', 'de'] as const

/** A language of the kit. */
export type LanguageCode = (typeof languageCodes)[number]
