import { expect, test } from 'vitest'
import { check } from './tests.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {string} text @param {string} [file] */
const violations = (text, file = 'packages/core/src/a.test.ts') =>
  check(writeTempFiles({ [file]: text })).map(({ message }) => message)

test('default', () => {
  expect(violations("test('default', () => {})\ntest('error: a bad address', () => {})")).toEqual([])
})

test.each([
  ['vi.mock', "vi.mock('./a.js')"],
  ['vi.doMock', "vi.doMock('./a.js')"],
  ['test.skip', "test.skip('default', () => {})"],
  ['describe.only', "describe.only('a', () => {})"],
  ['test.todo', "test.todo('default')"],
  ['test.skip.each', "test.skip.each([1])('error: %s', () => {})"],
  ['test.fixme', "test.fixme('default', async () => {})"],
  ['a retry', "test('default', { retry: 2 }, () => {})"],
  ['skip as an option', "test('default', { skip: true }, () => {})"],
  ['a sleep', "test('default', async () => { await new Promise((r) => setTimeout(r, 50)) })"],
  ['a sleep in the page', "test('default', async ({ page }) => { await page.waitForTimeout(50) })"],
  ['a screenshot', "test('default', async ({ page }) => { await page.screenshot() })"],
  ['a short limit', "test('default', async () => {}, 20_000)"],
  ['a short limit of a table', "test.each([1])('error: %s', async () => {}, 60_000)"],
  ['a short limit of a hook', 'beforeAll(async () => {}, 60_000)'],
  ['a free name', "test('connects', () => {})"],
  ['a free name in a table', "test.each([1])('works with %s', () => {})"],
  ['should', "test('behavior: should connect', () => {})"],
  ['a free name in a template', 'test(`connects`, () => {})'],
])('error: %s', (_, text) => {
  expect(violations(text)).toHaveLength(1)
})

test.each([
  ['a table with the names in it', "test.each([['error: a']])('%s', () => {})"],
  ['a long limit', "test('default', async () => {}, 180_000)"],
  ['a table of numbers', "test.each([1, 2])('param: %s', () => {})"],
  ['a table', "test.each([1])('param: %s', () => {})"],
  ['a tagged table', 'test.each`a\n1`("param: $a", () => {})'],
  ['a group of any name', "describe('connect', () => {})"],
  ['a timer under test', 'const id = setTimeout(() => {}, 50)'],
  ['RegExp.test', "pattern.test('connects')"],
])('behavior: accepts %s', (_, text) => {
  expect(violations(text)).toEqual([])
})

test('behavior: checks e2e files, but not sources', () => {
  const text = "test.only('default', () => {})"
  expect(violations(text, 'apps/playground/e2e/connect.spec.ts')).toHaveLength(1)
  expect(violations(text, 'packages/core/src/a.ts')).toEqual([])
})
