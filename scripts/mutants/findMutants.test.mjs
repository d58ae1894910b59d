import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSource } from '../checks/sources.mjs'
import { findMutants } from './findMutants.mjs'
import { sample } from './sample.mjs'

/** @param {string} text */
function mutate(text) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.ts'), text)
  return findMutants(readSource(folder, 'a.ts')).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  )
}

test.each([
  ['an equality', 'a === b', ['a !== b']],
  ['a limit', 'a < b', ['a <= b']],
  ['an operator after a comment with the same text', 'a /* < */ < b', ['a /* < */ <= b']],
  ['a sum', 'a + 1n', ['a - 1n']],
  ['both sides of a condition', 'a && b', ['a || b']],
  ['a negation', 'f(!a)', ['f(a)']],
  ['a boolean', 'f(true)', ['f(false)']],
  ['a condition', 'a ? b : c', ['false ? b : c']],
  ['a function with a body', 'function f() { g() }', ['function f() {}']],
  ['an arrow function in `as`', '(() => { g() }) as F', ['(() => {}) as F']],
])('default: mutates %s', (_name, text, mutants) => {
  expect(mutate(text)).toEqual(mutants)
})

test.each([
  ['a type', 'type A = true extends B ? true : false'],
  ['a text that is joined', "'a' + b + c"],
  ['an empty function', 'const f = () => {}'],
  ['a default with ??', 'a ?? b'],
])('default: leaves %s', (_name, text) => {
  expect(mutate(text)).toEqual([])
})

test('default: the same seed selects the same items, another seed others', () => {
  const items = Array.from({ length: 100 }, (_, index) => index)
  const selected = sample(items, 10, 1)
  expect(new Set(selected).size).toBe(10)
  expect(sample(items, 10, 1)).toEqual(selected)
  expect(sample(items, 10, 2)).not.toEqual(selected)
  expect(sample(items, 200, 1)).toHaveLength(100)
})
