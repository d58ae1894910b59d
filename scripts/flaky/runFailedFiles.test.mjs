import { expect, test } from 'vitest'
import { getFlakyProblem, parseFlakyList, runFailedFiles } from './runFailedFiles.mjs'

/** @param {string} file @param {string} [project] @param {boolean} [failed] */
const toFile = (file, project = 'node', failed = true) => ({
  file,
  project,
  seconds: 1,
  failures: failed ? [{ test: 'default', trace: `AssertionError in ${project}` }] : [],
})

/**
 * @param {import('./report.mjs').Report | undefined} report
 * @param {readonly string[]} passing The files that pass when they run alone.
 */
async function rerun(report, passing = []) {
  /** @type {string[]} */
  const ran = []
  const result = await runFailedFiles({
    step: 'unit',
    report,
    async runFile(file) {
      ran.push(file)
      return passing.includes(file)
    },
  })
  return { ...result, ran }
}

test('default: a file that passes alone is flaky, with its first failure', async () => {
  const report = { files: [toFile('a.test.ts'), toFile('b.test.ts', 'node', false)], outside: [] }
  expect(await rerun(report, ['a.test.ts'])).toEqual({
    flaky: [
      { step: 'unit', file: 'a.test.ts', failures: [{ test: 'default', trace: 'AssertionError in node' }] },
    ],
    ran: ['a.test.ts'],
  })
})

test('behavior: a file that failed in several projects runs once', async () => {
  const report = { files: [toFile('a.test.ts', 'browser'), toFile('a.test.ts', 'react-18')], outside: [] }
  const { flaky, ran } = await rerun(report, ['a.test.ts'])
  expect(ran).toEqual(['a.test.ts'])
  expect(flaky[0]?.failures.map(({ trace }) => trace)).toEqual([
    'AssertionError in browser',
    'AssertionError in react-18',
  ])
})

test('error: a file that fails again when it runs alone', async () => {
  const report = { files: [toFile('a.test.ts'), toFile('b.test.ts')], outside: [] }
  expect(await rerun(report, ['a.test.ts'])).toMatchObject({
    problem: 'b.test.ts fails again when it runs alone',
  })
})

test.each([
  ['error: a run without a report', undefined, 'ended without a report'],
  [
    'error: an error outside of a test, such as an unhandled rejection',
    { files: [toFile('a.test.ts')], outside: ['Error: no chain\n    at setup'] },
    'failed outside of a test: Error: no chain',
  ],
  [
    'error: a run that failed without a failed test',
    { files: [toFile('a.test.ts', 'node', false)], outside: [] },
    'failed, but none of its tests',
  ],
  [
    'error: more files than a run may have that are flaky',
    { files: ['a', 'b', 'c'].map((name) => toFile(`${name}.test.ts`)), outside: [] },
    '3 files failed',
  ],
])('%s', async (_, report, problem) => {
  expect(await rerun(report, ['a.test.ts', 'b.test.ts', 'c.test.ts'])).toEqual({
    flaky: [],
    problem,
    ran: [],
  })
})

test('default: two flaky files are accepted', () => {
  const flaky = ['a.test.ts', 'b.test.ts'].map((file) => ({ step: 'unit', file, failures: [] }))
  expect(getFlakyProblem([], ['a.test.ts'])).toBeUndefined()
  expect(getFlakyProblem(flaky, ['c.test.ts'])).toBeUndefined()
  expect(getFlakyProblem([...flaky, { step: 'e2e', file: 'c.spec.ts', failures: [] }], [])).toBe(
    '3 flaky files, at most 2 are accepted',
  )
})

test('error: a file that was flaky in the last run of the repository', () => {
  expect(getFlakyProblem([{ step: 'unit', file: 'a.test.ts', failures: [] }], ['a.test.ts'])).toBe(
    'a.test.ts was flaky in the last run too: fix the product or the test',
  )
})

test.each([
  ['default', '[{ "step": "unit", "file": "a.test.ts", "failures": [] }]', ['a.test.ts']],
  ['error: entries without a file', '[{}, null, 1]', []],
  ['error: no list', '{ "file": "a.test.ts" }', []],
  ['error: no JSON', '<<<<<<< HEAD', []],
])('%s', (_, text, files) => {
  expect(parseFlakyList(text)).toEqual(files)
})
