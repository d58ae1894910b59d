import type { PluralTexts } from '../copy/texts.js'
import { fill } from './fill.js'

/** Fills the text for `count` in a language (BCP 47). `{count}` is formatted as in that language. */
export function fillCount(
  texts: PluralTexts,
  count: number,
  lang: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = texts[new Intl.PluralRules(lang).select(count)] ?? texts.other
  return fill(text, { ...values, count: new Intl.NumberFormat(lang).format(count) })
}
