import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsFolder } from './report.mjs'
import { getFlakyProblem, parseFlakyList, runFailedFiles } from './runFailedFiles.mjs'

/** @typedef {import('../runSteps.mjs').Result} Result */
/** @typedef {import('../runSteps.mjs').Step} Step */
/** @typedef {import('./runFailedFiles.mjs').FlakyFile} FlakyFile */

/** The list of flaky files. The repository has that of the last run in which there were some. */
const flakyList = join(resultsFolder, 'flaky.json')

/**
 * Runs the failed test files of the steps once more, each alone, and returns the results with that. A step whose files all pass
 * has passed.
 *
 * @param {readonly Result[]} results
 * @param {readonly Step[]} steps
 * @param {{ runFile: (step: Step, file: string) => Promise<boolean>, readReport: (step: Step) => import('./report.mjs').Report | undefined, log: (text: string) => void }} options
 * @returns {Promise<{ results: Result[], flaky: FlakyFile[] }>}
 */
export async function rerunSteps(results, steps, { runFile, readReport, log }) {
  /** @type {FlakyFile[]} */
  const flaky = []
  /** @type {Result[]} */
  const updated = []
  for (const result of results) {
    const step = steps.find(({ name }) => name === result.name)
    if (result.outcome !== 'failed' || !step?.tests) {
      updated.push(result)
      continue
    }
    const rerun = await runFailedFiles({
      step: step.name,
      report: readReport(step),
      async runFile(file) {
        log(`▸ ${file} failed, and runs once more, alone`)
        return runFile(step, file)
      },
    })
    flaky.push(...rerun.flaky)
    const reason = [result.reason, rerun.problem].filter(Boolean).join('; ')
    updated.push(rerun.problem ? { ...result, reason } : { ...result, outcome: 'passed', reason: 'flaky' })
  }
  return { results: updated, flaky }
}

/**
 * Writes the list of flaky files.
 *
 * @param {readonly FlakyFile[]} flaky
 */
export function writeFlakyList(flaky) {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(flakyList, `${JSON.stringify(flaky, undefined, 2)}\n`)
}

/**
 * Logs the flaky files with their first failures. Returns why they make the run fail, or `undefined`.
 *
 * @param {readonly FlakyFile[]} flaky
 * @param {(text: string) => void} log
 */
export function reportFlaky(flaky, log) {
  const problem = getFlakyProblem(flaky, readKnownFiles())
  if (flaky.length === 0) return undefined
  log(`\nflaky: ${flaky.length}`)
  for (const { file, failures } of flaky)
    for (const { test, trace } of failures) log(`${file} > ${test}\n${trace.replace(/^/gm, '    ')}`)
  if (problem) log(`✗ ${problem}`)
  return problem
}

/** Returns the flaky files of the last run that is committed. Without git there are none. */
function readKnownFiles() {
  try {
    return parseFlakyList(
      execFileSync('git', ['show', `HEAD:${flakyList}`], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    )
  } catch {
    return []
  }
}
