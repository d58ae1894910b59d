import { describe, expect, test } from 'vitest'
import { accountAr } from './accountAr.js'
import { accountEn } from './accountEn.js'
import { ar } from './ar.js'
import { buttonsAr } from './buttonsAr.js'
import { buttonsEn } from './buttonsEn.js'
import { en } from './en.js'
import type { PluralTexts } from './texts.js'

/** Returns every string of a locale with its path. Languages have different plural forms: only `other` is in all of them. */
function getStrings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (isPlural(value)) return [[path, value.other]]
  return Object.entries(value as object).flatMap(([key, inner]) => getStrings(inner, `${path}.${key}`))
}

function isPlural(value: unknown): value is PluralTexts {
  return typeof value === 'object' && value !== null && 'other' in value
}

/** Returns the forms of every plural text. */
function getPlurals(value: unknown): readonly PluralTexts[] {
  if (typeof value !== 'object' || value === null) return []
  return isPlural(value) ? [value] : Object.values(value).flatMap(getPlurals)
}

function getPlaceholders(text: string): readonly string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}

/** Strings that are not translated. */
const untranslatedPaths = new Set(['.lang', '.dir', '.whatIsANetwork.learnMoreUrl'])

describe.each([
  ['the modal in Arabic', en, ar],
  ['the account area in Arabic', accountEn, accountAr],
  ['the buttons in Arabic', buttonsEn, buttonsAr],
])('%s', (_, english, translated) => {
  const contract = new Map(getStrings(english))
  const pairs = getStrings(translated).map(([path, text]) => [path, text, contract.get(path) ?? ''] as const)

  test('default', () => {
    expect(pairs.map(([path]) => path)).toEqual([...contract.keys()])
  })

  test('behavior: every string is translated', () => {
    for (const [path, text, source] of pairs) {
      if (untranslatedPaths.has(path)) continue
      expect.soft(text, path).toMatch(/\p{Script=Arabic}/u)
      expect.soft(text, path).not.toBe(source)
    }
  })

  test('behavior: every string has the placeholders of the English one', () => {
    for (const [path, text, source] of pairs)
      expect.soft(getPlaceholders(text), path).toEqual(getPlaceholders(source))
  })

  test('behavior: placeholders in right-to-left text are enclosed in bidi isolates', () => {
    const elements = ['{terms}', '{privacy}']
    for (const [path, text] of pairs) {
      for (const name of getPlaceholders(text).filter((one) => !elements.includes(one))) {
        expect.soft(text, path).toContain(`\u2068${name}\u2069`)
      }
    }
  })
})

test.each([en, ar])(
  'behavior: $lang has plural forms of its language, with the same placeholders',
  (copy) => {
    const { pluralCategories } = new Intl.PluralRules(copy.lang).resolvedOptions()
    const plurals = getPlurals(copy)
    expect(plurals).toHaveLength(2)
    for (const forms of plurals) {
      expect(pluralCategories).toEqual(expect.arrayContaining(Object.keys(forms)))
      // A form for exactly one or two items may have a word instead of the number.
      const withoutCount = (text: string) => getPlaceholders(text).filter((name) => name !== '{count}')
      for (const text of Object.values(forms)) expect(withoutCount(text)).toEqual(withoutCount(forms.other))
    }
  },
)
