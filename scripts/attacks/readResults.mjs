/** @typedef {import('./scenarios.mjs').Part} Part */

/**
 * @typedef {object} Result A test that was run.
 * @property {string} title With those of its groups.
 * @property {boolean} hasPassed
 */

/**
 * Returns the tests that were run, of a report of Vitest or Playwright. Tests that the pattern leaves out are none.
 *
 * @param {any} report
 * @returns {readonly Result[]}
 */
export function readResults(report) {
  if (report.testResults) {
    const results = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
    return results
      .filter((/** @type {any} */ { status }) => !['skipped', 'pending', 'todo'].includes(status))
      .map((/** @type {any} */ { fullName, status }) => ({ title: fullName, hasPassed: status === 'passed' }))
  }
  return (report.suites ?? []).flatMap(readSuite)
}

/**
 * @param {any} suite
 * @returns {readonly Result[]}
 */
function readSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(
      (/** @type {any} */ { tests }) => !tests.every((/** @type {any} */ test) => test.status === 'skipped'),
    )
    .map((/** @type {any} */ { title, ok }) => ({ title, hasPassed: ok === true }))
  return [...own, ...suites.flatMap(readSuite)]
}

/**
 * Returns why a part of an attack was not withstood; `undefined` if it was. A part whose tests do not exist any more is not.
 *
 * @param {Part} part
 * @param {{ code: number, results: readonly Result[] }} outcome Exit code of the command, and its tests.
 * @returns {string | undefined}
 */
export function findProblem({ runner, file, titles = [] }, { code, results }) {
  const failed = results.find(({ hasPassed }) => !hasPassed)
  if (failed) return `${file}: "${failed.title}" failed`
  if (runner !== 'abuse') {
    if (results.length === 0) return `${file}: no test was run`
    const missing = titles.find((title) => !results.some((result) => result.title.includes(title)))
    if (missing !== undefined) return `${file}: there is no test "${missing}"`
  }
  return code === 0 ? undefined : `${file}: the command ended with ${code}`
}
