import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Reads every published source file with one of these extensions. */
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

/** Returns the members of a union type in a source file. */
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

test('behavior: lists exactly the custom properties that the CSS reads from the page', () => {
  expect(findAll(css, /var\(\s*--latchkit-([\w-]+)/g)).toEqual(
    getListedNames('ThemeVariableName', '../../../core/src/config/themeVariables.ts'),
  )
})

test.each([
  ['PartName', 'publicApi.ts'],
  ['StateAttribute', 'publicApi.ts'],
  ['ThemeVariableName', '../../../core/src/config/themeVariables.ts'],
])('behavior: every name of %s has the text that the reference shows', (name, file) => {
  const api = readFileSync(join(import.meta.dirname, file), 'utf8')
  const described = findAll(api, /\*\/\n {2}\| '([^']+)'/g)
  const names = getListedNames(name, file)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((each) => !described.includes(each))).toEqual([])
})

test('behavior: a component sets every listed state attribute', () => {
  const set = findAll(components, /\b(data-[\w-]+)/g)
  expect(getListedNames('StateAttribute').filter((name) => !set.includes(name))).toEqual([])
})

test('behavior: the CSS uses logical properties, so that right-to-left works', () => {
  expect(
    findAll(css, /^\s*((?:margin|padding|border|inset)-(?:left|right)[\w-]*|left|right|float)\s*:/gm),
  ).toEqual([])
  expect(findAll(css, /text-align:\s*(left|right)/g)).toEqual([])
})

test('behavior: the CSS loads no font, remote import or URL', () => {
  expect(findAll(css, /(@font-face|url\(|@import\s+(?:url|["']https?:))/g)).toEqual([])
})
