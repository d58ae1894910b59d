// `pnpm check` runs every step; `pnpm check types e2e` runs the steps whose name contains one of the words.
// `--resume` skips the steps that passed on the same files; `--changed [base]` runs only what a change can affect.
import { delimiter, join } from 'node:path'
import { toChangedSteps } from './changed/toChangedSteps.mjs'
import { readReport, toReportPath } from './flaky/report.mjs'
import { reportFlaky, rerunSteps, writeFlakyList } from './flaky/rerunSteps.mjs'
import { addPassed, getTree, readPassed } from './passedSteps.mjs'
import { onInterrupt, start } from './processes.mjs'
import { runSteps } from './runSteps.mjs'
import { steps } from './steps.mjs'

/** @typedef {import('./runSteps.mjs').Step} Step */
/** @typedef {import('./runSteps.mjs').Result} Result */

const parameters = process.argv.slice(2)
const options = parameters.filter((parameter) => parameter.startsWith('--'))
const words = parameters.filter((parameter) => !parameter.startsWith('--'))
const unknown = options.find((option) => option !== '--resume' && option !== '--changed')
if (unknown) fail(`Unknown option ${unknown}.`)
const isChanged = options.includes('--changed')

const chosen = chooseSteps()
if (chosen.length === 0) {
  if (!isChanged)
    fail(
      `No step has a name with ${words.join(' or ')}. The steps are:\n  ${steps.map(({ name }) => name).join('\n  ')}`,
    )
  console.log('Nothing has changed.')
  process.exit(0)
}

// The steps that passed are stored for these files.
const tree = readTree()
const passed = options.includes('--resume') ? readPassed(tree) : []
// Of a skipped step, only the build leaves something that others need.
const names = new Set(chosen.map(({ name }) => name))
const remaining = chosen.filter(
  ({ name }) => !passed.includes(name) || chosen.some(({ needs }) => needs?.includes(name)),
)
for (const { name } of chosen)
  if (!remaining.some((step) => step.name === name)) console.log(`✓ ${name}: passed before`)

const env = {
  PATH: `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  CI: 'true',
  NO_COLOR: '1',
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}
const startedAt = performance.now()
const run = runSteps(
  remaining.map((step) => ({ ...step, needs: step.needs?.filter((name) => names.has(name)) ?? [] })),
  { env, onPassed: ({ name }) => isChanged || addPassed(tree, name) },
)
/** @type {import('./processes.mjs').Child | undefined} */
let rerun
onInterrupt(() => Promise.all([run.stop(), rerun?.stop()]))
const { results, flaky } = await rerunSteps(await run.results, remaining, {
  log: console.log,
  readReport: ({ name }) => readReport(toReportPath(name)),
  runFile(step, file) {
    rerun = start([...step.command, ...(step.tests?.select(file) ?? [])], { env })
    return rerun.exited.then((code) => code === 0)
  },
})
// A part of the steps does not know all flaky files.
if (chosen === steps) writeFlakyList(flaky)
const flakyProblem = reportFlaky(flaky, console.log)
const seconds = (performance.now() - startedAt) / 1000

// The whole output is far above: of a long log, often only the end is kept.
for (const { name, outcome, output } of results)
  if (outcome === 'failed' && output)
    console.log(`\n✗ ${name}, the end of its output:\n${output.trimEnd().split('\n').slice(-30).join('\n')}`)

const width = Math.max(...results.map(({ name }) => name.length))
console.log('')
for (const { name, outcome, seconds, reason } of results) {
  const mark = outcome === 'passed' ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s${reason ? `  ${reason}` : ''}`,
  )
}
const failed = results.filter(({ outcome }) => outcome !== 'passed').length + (flakyProblem ? 1 : 0)
console.log(`\nin ${(seconds / 60).toFixed(1)} min`)
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** @returns {readonly Step[]} */
function chooseSteps() {
  if (isChanged) return toChangedSteps(steps, words[0])
  if (words.length === 0) return steps
  return steps.filter(({ name }) => words.some((word) => name.includes(word)))
}

/** Returns the hash of the files. Without git there is none, and no run resumes another. */
function readTree() {
  try {
    return getTree()
  } catch (error) {
    if (options.includes('--resume'))
      fail(`--resume requires git: ${error instanceof Error ? error.message : error}`)
    return ''
  }
}

/** @param {string} problem @returns {never} */
function fail(problem) {
  console.error(problem)
  process.exit(1)
}
