import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Locale } from './Locale.js'

/** Loads each language of the kit: its texts are one chunk. `pnpm locale wire` writes this list. */
export const loaders: Readonly<Record<LanguageCode, () => Promise<Locale>>> = {
  en: () => import('./en.js').then((chunk) => chunk.en),
  ar: () => import('./ar.js').then((chunk) => chunk.ar),
  de: () => import('./de.js').then((chunk) => chunk.de),
}
