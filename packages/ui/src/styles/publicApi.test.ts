import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Every shipped source with one of these endings, as one text. */
function readSources(...endings: readonly string[]): string {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .filter((file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
}

function findAll(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort()
}

/** The members of a union type in a source file. */
function getListedNames(name: string, file = 'publicApi.ts'): readonly string[] {
  const api = readFileSync(join(import.meta.dirname, file), 'utf8')
  const union = api.slice(api.indexOf(`export type ${name} =`)).split('\n\n')[0] ?? ''
  return findAll(union, /^ {2}\| '([^']+)'/gm)
}

const components = readSources('.tsx')
const css = readSources('.css')

test('default', () => {
  expect(findAll(components, /\bpart(?:=|: )["']([^"']+)["']/g)).toEqual(getListedNames('PartName'))
})

test('behavior: every custom property that is read from the page is listed, and the other way round', () => {
  expect(findAll(css, /var\(\s*--latchkit-([\w-]+)/g)).toEqual(
    getListedNames('ThemeVariableName', '../../../core/src/theme/types.ts'),
  )
})

test('behavior: every state attribute that is listed is set by a component', () => {
  const set = findAll(components, /\b(data-[\w-]+)/g)
  expect(getListedNames('StateAttribute').filter((name) => !set.includes(name))).toEqual([])
})

test('behavior: layout knows no left and right, so that right-to-left works', () => {
  expect(
    findAll(css, /^\s*((?:margin|padding|border|inset)-(?:left|right)[\w-]*|left|right|float)\s*:/gm),
  ).toEqual([])
  expect(findAll(css, /text-align:\s*(left|right)/g)).toEqual([])
})

test('behavior: nothing is fetched: no font, no import from afar, no url', () => {
  expect(findAll(css, /(@font-face|url\(|@import\s+(?:url|["']https?:))/g)).toEqual([])
})
