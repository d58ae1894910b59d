import { expect, test } from 'vitest'
import { selectTests, toImporters } from './selectTests.mjs'

/** @param {Record<string, string[]>} imports */
const select = (imports) =>
  selectTests(toImporters(new Map(Object.entries(imports).map(([file, to]) => [file, new Set(to)]))), 'a.ts')

test('default: selects the tests and stories that import the file', () => {
  expect(select({ 'a.test.ts': ['a.ts'], 'A.stories.tsx': ['a.ts'], 'b.test.ts': ['b.ts'] })).toEqual([
    'A.stories.tsx',
    'a.test.ts',
  ])
})

test('behavior: tests that are farther away are selected if there are none nearer', () => {
  expect(select({ 'b.ts': ['a.ts'], 'b.test.ts': ['b.ts'] })).toEqual(['b.test.ts'])
  expect(select({ 'b.ts': ['a.ts'], 'b.test.ts': ['b.ts'], 'a.test.ts': ['a.ts'] })).toEqual(['a.test.ts'])
})

test.each([
  [
    'more than three imports away',
    { 'b.ts': ['a.ts'], 'c.ts': ['b.ts'], 'd.ts': ['c.ts'], 'd.test.ts': ['d.ts'] },
  ],
  ['types or in the playground', { 'a.test-d.ts': ['a.ts'], 'apps/playground/e2e/a.spec.ts': ['a.ts'] }],
])('behavior: tests that are %s are not selected', (_name, imports) => {
  expect(select(imports)).toEqual([])
})

test('behavior: a cycle ends', () => {
  expect(select({ 'b.ts': ['a.ts'], 'a.ts': ['b.ts'] })).toEqual([])
})
