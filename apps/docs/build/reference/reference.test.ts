import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMissingExports } from './findMissingExports.js'
import { readEntries } from './readExports.js'
import { toPages } from './toPages.js'

const entries = readEntries()
const pages = toPages(entries)

test('default: every export of every published package is in the reference', () => {
  expect(entries.length).toBeGreaterThan(40)
  expect(findMissingExports(entries, pages)).toEqual([])
})

test('behavior: reads the same exports as the modules have', async () => {
  const [react, core] = await Promise.all([import('@latchkit/react'), import('@latchkit/core/actions')])
  const namesOf = (specifier: string) =>
    entries.find((entry) => entry.specifier === specifier)?.exports.map(({ name }) => name)
  expect(namesOf('@latchkit/react')).toEqual(expect.arrayContaining(Object.keys(react)))
  expect(namesOf('@latchkit/core/actions')).toEqual(expect.arrayContaining(Object.keys(core)))
})

test('behavior: every export has its declaration', () => {
  const bare = entries.flatMap(({ specifier, exports }) =>
    exports.filter(({ declarations }) => declarations.length === 0).map(({ name }) => `${specifier}#${name}`),
  )
  expect(bare).toEqual([])
})

test('error: an export without a section', () => {
  const without = pages.map((page) =>
    page.title === '@latchkit/react'
      ? { ...page, body: page.body.replaceAll('useLatchkitBalance', '') }
      : page,
  )
  expect(findMissingExports(entries, without)).toEqual(['@latchkit/react#useLatchkitBalance'])
})

test.each([
  ['options', 'packages/core/src/config/config.ts', /^ {2}readonly (\w+)\?: /gm],
  ['theme', 'packages/ui/src/styles/publicApi.ts', /^ {2}\| '([\w-]+)'/gm],
  ['theme', 'packages/core/src/config/themeVariables.ts', /^ {2}\| '([\w-]+)'/gm],
])('behavior: the page of %s has each name of %s', (id, file, pattern) => {
  const source = readFileSync(file, 'utf8').split('\nexport type Config = {')[0] ?? ''
  const names = [...source.matchAll(pattern)].map(([, name = '']) => name)
  const body = pages.find((page) => page.id === `reference/${id}`)?.body ?? ''
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !body.includes(`\`${name}\``) && !body.includes(`\`${name}?\``))).toEqual([])
})
