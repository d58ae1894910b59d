import { expect, test } from 'vitest'
import { rerunSteps } from './rerunSteps.mjs'

const runner = { reporters: [], select: (/** @type {string} */ file) => [file] }
const steps = [
  { name: 'types', command: ['tsc'] },
  { name: 'unit', command: ['vitest'], tests: runner },
  { name: 'e2e', command: ['playwright'], tests: runner },
]
const reports = new Map(
  ['unit', 'e2e'].map((name) => {
    const failures = [{ test: 'default', trace: `AssertionError in ${name}` }]
    return [name, { files: [{ file: `${name}.test.ts`, project: name, seconds: 1, failures }], outside: [] }]
  }),
)

/** @param {Record<string, 'passed' | 'failed'>} outcomes @param {readonly string[]} passing */
async function rerun(outcomes, passing) {
  /** @type {string[]} */
  const logs = []
  const results = steps.map(({ name }) => ({
    name,
    outcome: outcomes[name] ?? /** @type {const} */ ('passed'),
    seconds: 1,
    ...(outcomes[name] === 'failed' && { reason: 'ended with 1' }),
  }))
  const rerun = await rerunSteps(results, steps, {
    readReport: ({ name }) => reports.get(name),
    runFile: async (_, file) => passing.includes(file),
    log: (text) => logs.push(text),
  })
  return {
    logs,
    flaky: rerun.flaky.map(({ file }) => file),
    outcomes: rerun.results.map(({ name, outcome, reason }) =>
      [name, outcome, reason ?? ''].join(' ').trim(),
    ),
  }
}

test('default: a step whose failed files pass alone has passed', async () => {
  expect(await rerun({ unit: 'failed' }, ['unit.test.ts'])).toEqual({
    logs: ['▸ unit.test.ts failed, and runs once more, alone'],
    flaky: ['unit.test.ts'],
    outcomes: ['types passed', 'unit passed flaky', 'e2e passed'],
  })
})

test('error: a file that fails again, and a step without tests', async () => {
  expect(await rerun({ types: 'failed', unit: 'failed', e2e: 'failed' }, ['e2e.test.ts'])).toMatchObject({
    flaky: ['e2e.test.ts'],
    outcomes: [
      'types failed ended with 1',
      'unit failed ended with 1; unit.test.ts fails again when it runs alone',
      'e2e passed flaky',
    ],
  })
})

test('behavior: runs nothing after a run without failures', async () => {
  expect(await rerun({}, [])).toEqual({
    logs: [],
    flaky: [],
    outcomes: ['types passed', 'unit passed', 'e2e passed'],
  })
})
