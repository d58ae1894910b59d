import type { LanguageCode } from '../src/copy/languageCodes.js'
import { accountAr, ar } from '../src/exports/copy/ar.js'
import { accountDe, de } from '../src/exports/copy/de.js'

/** The languages of the stories, besides English. `pnpm locale wire` writes this list. */
export const translations = {
  ar: { ...ar, ...accountAr },
  de: { ...de, ...accountDe },
} as const satisfies Record<Exclude<LanguageCode, 'en'>, unknown>
