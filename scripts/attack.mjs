// `pnpm attack` carries out each attack of the threat model that has its own scenario, with the tests that do so on running
// programs (chains, gateway, bundler, paymaster, recovery service, login frame, RPC proxy) and in Chromium. `pnpm attack
// bundler` runs the scenarios whose names contain "bundler". The exit code is 1 if an attack succeeds, or its tests are gone.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findProblem, readResults } from './attacks/readResults.mjs'
import { scenarios } from './attacks/scenarios.mjs'
import { toCommand } from './attacks/toCommand.mjs'
import { onInterrupt, start } from './processes.mjs'

/** @typedef {import('./attacks/scenarios.mjs').Part} Part */

const words = process.argv.slice(2).filter((word) => word !== '--')
const chosen = scenarios.filter(({ name }) => words.every((word) => name.includes(word)))
if (chosen.length === 0) {
  console.error(
    `No attack has a name with ${words.join(' and ')}. The attacks are:\n  ${scenarios.map(({ name }) => name).join('\n  ')}`,
  )
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'latchkit-attack-'))
const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH}`
/** @type {import('./processes.mjs').Child | undefined} */
let running
onInterrupt(async () => running?.stop())

/**
 * Runs a command.
 *
 * @param {readonly string[]} command
 * @param {Record<string, string>} [env]
 */
async function run(command, env) {
  let output = ''
  running = start(command, {
    env: { PATH: path, CI: 'true', NO_COLOR: '1', DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', ...env },
    onOutput: (text) => {
      output += text
    },
  })
  return { code: await running.exited, output }
}

/**
 * Runs a part. Returns why it failed, and its output.
 *
 * @param {Part} part
 */
async function runPart(part) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const { command, env } = toCommand(part, report)
  const { code, output } = await run(command, env)
  const results = existsSync(report) ? readResults(JSON.parse(readFileSync(report, 'utf8'))) : []
  // A scenario of `pnpm abuse` is a program without a report, and one test.
  const count = part.runner === 'abuse' ? 1 : results.length
  return { problem: findProblem(part, { code, results }), output, count }
}

let broken = 0
try {
  // Playwright loads the packages as an app does: built.
  if (chosen.some(({ parts }) => parts.some(({ runner }) => runner === 'e2e'))) {
    const build = await run(['turbo', 'run', 'build', '--output-logs=errors-only'])
    if (build.code !== 0) throw new Error(`The packages could not be built:\n${build.output}`)
  }
  for (const { name, parts } of chosen) {
    const startedAt = performance.now()
    let tests = 0
    /** @type {string[]} */
    const problems = []
    for (const part of parts) {
      const { problem, output, count } = await runPart(part)
      tests += count
      if (problem === undefined) continue
      problems.push(problem)
      console.error(output)
    }
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    if (problems.length === 0) console.log(`held: ${name} (${tests} tests, ${seconds})`)
    else console.log(`BROKEN: ${name} (${problems.join('; ')}; ${seconds})`)
    if (problems.length > 0) broken += 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  broken === 0
    ? `All ${chosen.length} attacks were withstood.`
    : `${broken} of ${chosen.length} attacks succeeded.`,
)
process.exitCode = broken === 0 ? 0 : 1
