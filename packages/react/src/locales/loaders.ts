import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Locale } from './Locale.js'

/** Loads each language of the kit: its texts are one chunk. `pnpm locale wire` writes this list. */
export const loaders: Readonly<Record<LanguageCode, () => Promise<Locale>>> = {
  en: () => import('./en.js').then((chunk) => chunk.en),
  ar: () => import('./ar.js').then((chunk) => chunk.ar),
  bn: () => import('./bn.js').then((chunk) => chunk.bn),
  de: () => import('./de.js').then((chunk) => chunk.de),
  es: () => import('./es.js').then((chunk) => chunk.es),
  'es-419': () => import('./es-419.js').then((chunk) => chunk.es419),
  fa: () => import('./fa.js').then((chunk) => chunk.fa),
  fr: () => import('./fr.js').then((chunk) => chunk.fr),
  hi: () => import('./hi.js').then((chunk) => chunk.hi),
  id: () => import('./id.js').then((chunk) => chunk.id),
  it: () => import('./it.js').then((chunk) => chunk.it),
  ja: () => import('./ja.js').then((chunk) => chunk.ja),
  ko: () => import('./ko.js').then((chunk) => chunk.ko),
  nl: () => import('./nl.js').then((chunk) => chunk.nl),
  pl: () => import('./pl.js').then((chunk) => chunk.pl),
  'pt-BR': () => import('./pt-BR.js').then((chunk) => chunk.ptBR),
  ru: () => import('./ru.js').then((chunk) => chunk.ru),
  th: () => import('./th.js').then((chunk) => chunk.th),
  tr: () => import('./tr.js').then((chunk) => chunk.tr),
  uk: () => import('./uk.js').then((chunk) => chunk.uk),
  ur: () => import('./ur.js').then((chunk) => chunk.ur),
  vi: () => import('./vi.js').then((chunk) => chunk.vi),
  'zh-Hans': () => import('./zh-Hans.js').then((chunk) => chunk.zhHans),
  'zh-Hant': () => import('./zh-Hant.js').then((chunk) => chunk.zhHant),
}
