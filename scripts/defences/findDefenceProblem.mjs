/** @typedef {import('../attacks/readResults.mjs').Result} Result */

/**
 * Returns why the table is wrong about a defence; `undefined` if its test passes with the defence and fails without it.
 *
 * @param {string} title A part of the titles of its tests.
 * @param {{ intact: readonly Result[], removed: readonly Result[] }} results Tests that were run with and without the defence.
 * @returns {string | undefined}
 */
export function findDefenceProblem(title, { intact, removed }) {
  const select = (/** @type {readonly Result[]} */ results) =>
    results.filter((result) => result.title.includes(title))
  if (select(intact).length === 0) return 'its test was not run'
  if (select(intact).some(({ hasPassed }) => !hasPassed)) return 'its test fails with the defence'
  // A file that cannot be loaded proves nothing about the defence.
  if (select(removed).length === 0) return 'its test was not run without the defence'
  if (select(removed).every(({ hasPassed }) => hasPassed)) return 'its test passes without the defence'
  return undefined
}
