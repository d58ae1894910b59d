import { describe, expect, test } from 'vitest'
import { ar } from './ar.js'
import { buttonsAr } from './buttonsAr.js'
import { buttonsEn } from './buttonsEn.js'
import { en } from './en.js'

/** Every string of a locale by its path. */
function getStrings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  // The errors' own texts: `errorsAr.test.tsx` compares the translated ones with the codes.
  if (path === '.errors') return []
  return Object.entries(value as object).flatMap(([key, inner]) => getStrings(inner, `${path}.${key}`))
}

function getPlaceholders(text: string): readonly string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}

/** Not language: what must be the same or is about the locale itself. */
const untranslatedPaths = new Set(['.lang', '.dir', '.whatIsANetwork.learnMoreUrl'])

describe.each([
  ['the modal in Arabic', en, ar],
  ['the buttons in Arabic', buttonsEn, buttonsAr],
])('%s', (_, english, translated) => {
  const contract = new Map(getStrings(english))
  const pairs = getStrings(translated).map(([path, text]) => [path, text, contract.get(path) ?? ''] as const)

  test('default', () => {
    expect(pairs.map(([path]) => path)).toEqual([...contract.keys()])
  })

  test('behavior: nothing is left empty or in English', () => {
    for (const [path, text, source] of pairs) {
      if (untranslatedPaths.has(path)) continue
      expect.soft(text, path).toMatch(/\p{Script=Arabic}/u)
      expect.soft(text, path).not.toBe(source)
    }
  })

  test('behavior: the same values are filled in', () => {
    for (const [path, text, source] of pairs)
      expect.soft(getPlaceholders(text), path).toEqual(getPlaceholders(source))
  })

  test('behavior: values in right-to-left text are isolated, so that a Latin name does not upset the order', () => {
    const elements = ['{terms}', '{privacy}']
    for (const [path, text] of pairs) {
      for (const name of getPlaceholders(text).filter((one) => !elements.includes(one))) {
        expect.soft(text, path).toContain(`\u2068${name}\u2069`)
      }
    }
  })
})
