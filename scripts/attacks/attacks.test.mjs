import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findProblem, readResults } from './readResults.mjs'
import { scenarios } from './scenarios.mjs'
import { toCommand } from './toCommand.mjs'

const all = scenarios.flatMap(({ name, parts }) => parts.map((part) => ({ name, ...part })))

test.each(all)('default: the tests of "$name" are in $file', ({ file, titles = [] }) => {
  expect(existsSync(file)).toBe(true)
  const text = readFileSync(file, 'utf8')
  for (const title of titles) expect(text).toContain(title)
})

test('default: no two attacks have one name', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
})

/** @type {import('./scenarios.mjs').Part} */
const part = { runner: 'apps', file: 'a.test.ts', titles: ['error: a (', 'error: b'] }
const passed = [
  { title: 'group error: a (1)', hasPassed: true },
  { title: 'error: b', hasPassed: true },
]

test.each([
  ['tests that pass', passed, 0, undefined],
  [
    'a test that fails',
    [...passed, { title: 'error: a (2)', hasPassed: false }],
    1,
    'a.test.ts: "error: a (2)" failed',
  ],
  ['a title without a test', passed.slice(0, 1), 0, 'a.test.ts: there is no test "error: b"'],
  ['no tests', [], 0, 'a.test.ts: no test was run'],
  ['another error', passed, 1, 'a.test.ts: the command ended with 1'],
])('behavior: %s', (_, results, code, expected) => {
  expect(findProblem(part, { code, results })).toBe(expected)
})

test('behavior: a scenario of the abuse suite is decided by its exit code', () => {
  /** @type {import('./scenarios.mjs').Part} */
  const abuse = { runner: 'abuse', file: 'apps/gateway/abuse/scenarios/heavyAnswers.ts' }
  expect(toCommand(abuse, 'report').command).toContain('heavyAnswers')
  expect(findProblem(abuse, { code: 0, results: [] })).toBeUndefined()
  expect(findProblem(abuse, { code: 1, results: [] })).toMatch(/ended with 1$/)
})

test('default: titles select tests by a pattern', () => {
  expect(toCommand(part, 'report').command).toContain('error: a \\(|error: b')
  expect(toCommand({ ...part, runner: 'e2e' }, 'report').command).toContain('--grep')
})

test('default: reads the reports of Vitest and Playwright, without skipped tests', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed' },
    { fullName: 'b', status: 'failed' },
    { fullName: 'c', status: 'skipped' },
  ]
  expect(readResults({ testResults: [{ assertionResults }] })).toEqual([
    { title: 'a', hasPassed: true },
    { title: 'b', hasPassed: false },
  ])
  const specs = [
    { title: 'a', ok: true, tests: [{ status: 'expected' }] },
    { title: 'b', ok: false, tests: [{ status: 'unexpected' }] },
    { title: 'c', ok: true, tests: [{ status: 'skipped' }] },
  ]
  expect(readResults({ suites: [{ suites: [{ specs }] }] })).toEqual([
    { title: 'a', hasPassed: true },
    { title: 'b', hasPassed: false },
  ])
})

test('error: a word that no attack has', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/attack.mjs', 'nothing of that'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^No attack has a name with nothing of that/)
})
