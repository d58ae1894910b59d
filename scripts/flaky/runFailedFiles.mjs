/** @typedef {import('./report.mjs').Report} Report */

/**
 * A test file that failed in a step and passed when it ran alone.
 *
 * @typedef {{ step: string, file: string, failures: import('./report.mjs').Failure[] }} FlakyFile
 */

/**
 * The outcome of running the failed files of a step once more. `problem` says why the step stays failed.
 *
 * @typedef {{ flaky: FlakyFile[], problem?: string }} Rerun
 */

/**
 * Runs each file that failed in a step once more, alone.
 *
 * @param {object} input
 * @param {string} input.step
 * @param {Report | undefined} input.report `undefined` if the step ended without one, for example at its time limit.
 * @param {(file: string) => Promise<boolean>} input.runFile Whether the file passes.
 * @returns {Promise<Rerun>}
 */
export async function runFailedFiles({ step, report, runFile }) {
  if (!report) return { flaky: [], problem: 'ended without a report' }
  const [outside] = report.outside
  if (outside) return { flaky: [], problem: `failed outside of a test: ${outside.split('\n')[0]}` }
  const failed = report.files.filter(({ failures }) => failures.length > 0)
  if (failed.length === 0) return { flaky: [], problem: 'failed, but none of its tests' }
  // A file can fail in several projects; it runs again in all of them.
  const files = [...new Set(failed.map(({ file }) => file))]
  if (files.length > maxFlaky) return { flaky: [], problem: `${files.length} files failed` }
  /** @type {FlakyFile[]} */
  const flaky = []
  for (const file of files) {
    if (!(await runFile(file))) return { flaky, problem: `${file} fails again when it runs alone` }
    const failures = failed.flatMap((one) => (one.file === file ? one.failures : []))
    flaky.push({ step, file, failures })
  }
  return { flaky }
}

/** More flaky files than this make a run fail. */
const maxFlaky = 2

/**
 * Returns why flaky files make a run fail, or `undefined` if they do not: there are more than two, or one of them was flaky in
 * the last run that the repository has, and still is.
 *
 * @param {readonly FlakyFile[]} flaky
 * @param {readonly string[]} known The files that were flaky in the last run.
 * @returns {string | undefined}
 */
export function getFlakyProblem(flaky, known) {
  if (flaky.length > maxFlaky) return `${flaky.length} flaky files, at most ${maxFlaky} are accepted`
  const again = flaky.find(({ file }) => known.includes(file))
  return again && `${again.file} was flaky in the last run too: fix the product or the test`
}

/**
 * Returns the files in a list of flaky files, or none if the text is no such list.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function parseFlakyList(text) {
  /** @type {unknown} */
  let list
  try {
    list = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list.flatMap((one) => (typeof one?.file === 'string' ? [one.file] : []))
}
