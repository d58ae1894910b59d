import { delimiter, join } from 'node:path'
import { onInterrupt } from './processes.mjs'
import { runSteps } from './runSteps.mjs'
import { steps } from './steps.mjs'

// `pnpm check` runs every step; `pnpm check types e2e` runs the steps whose name contains one of the words.
const words = process.argv.slice(2)
const chosen =
  words.length === 0 ? steps : steps.filter(({ name }) => words.some((word) => name.includes(word)))
if (chosen.length === 0) {
  console.error(
    `No step has a name with ${words.join(' or ')}. The steps are:\n  ${steps.map(({ name }) => name).join('\n  ')}`,
  )
  process.exit(1)
}
const names = new Set(chosen.map(({ name }) => name))

const startedAt = performance.now()
const run = runSteps(
  chosen.map((step) => ({ ...step, needs: step.needs?.filter((name) => names.has(name)) ?? [] })),
  {
    env: {
      PATH: `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      CI: 'true',
      NO_COLOR: '1',
      DO_NOT_TRACK: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  },
)
onInterrupt(run.stop)
const results = await run.results
const seconds = (performance.now() - startedAt) / 1000

const width = Math.max(...results.map(({ name }) => name.length))
console.log('')
for (const { name, outcome, seconds, reason } of results) {
  const mark = outcome === 'passed' ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s${reason ? `  ${reason}` : ''}`,
  )
}
const failed = results.filter(({ outcome }) => outcome !== 'passed')
console.log(`\nin ${(seconds / 60).toFixed(1)} min`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
