import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Locale } from './Locale.js'

/** Loads each language of the kit: its texts are one chunk. `pnpm locale wire` writes this list. */
export const loaders: Readonly<Record<LanguageCode, () => Promise<Locale>>> = {
  en: () => import('./en.js').then((chunk) => chunk.en),
  ar: () => import('./ar.js').then((chunk) => chunk.ar),
  de: () => import('./de.js').then((chunk) => chunk.de),
  es: () => import('./es.js').then((chunk) => chunk.es),
  'es-419': () => import('./es-419.js').then((chunk) => chunk.es419),
  fr: () => import('./fr.js').then((chunk) => chunk.fr),
  it: () => import('./it.js').then((chunk) => chunk.it),
  nl: () => import('./nl.js').then((chunk) => chunk.nl),
  pl: () => import('./pl.js').then((chunk) => chunk.pl),
  'pt-BR': () => import('./pt-BR.js').then((chunk) => chunk.ptBR),
  ru: () => import('./ru.js').then((chunk) => chunk.ru),
  uk: () => import('./uk.js').then((chunk) => chunk.uk),
  vi: () => import('./vi.js').then((chunk) => chunk.vi),
  'zh-Hans': () => import('./zh-Hans.js').then((chunk) => chunk.zhHans),
  'zh-Hant': () => import('./zh-Hant.js').then((chunk) => chunk.zhHant),
}
