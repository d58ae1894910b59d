import { existsSync } from 'node:fs'
import { selectSpecs } from './e2eSpecs.mjs'

/**
 * The files of a change, and those with the files that import them. Paths from the root.
 *
 * @typedef {{ changed: readonly string[], affected: readonly string[] }} Change
 */

/**
 * Returns the changed files that Biome reads.
 *
 * @param {Change} change
 */
export const selectLintable = ({ changed }) =>
  changed.filter((file) => /\.(ts|tsx|mjs|cjs|js|json|jsonc|css|html)$/.test(file) && existsSync(file))

/**
 * Returns the affected tests that run in Node.
 *
 * @param {Change} change
 */
export const selectNodeTests = ({ affected }) =>
  affected.filter(
    (file) =>
      /\.test\.(ts|tsx|mjs)$/.test(file) && !file.includes('.browser.test.') && !file.includes('/e2e/'),
  )

/**
 * Returns the affected tests that run in a browser, and stories.
 *
 * @param {Change} change
 */
export const selectBrowserTests = ({ affected }) =>
  affected.filter((file) => /\.(browser\.test|stories)\.tsx?$/.test(file))

/**
 * Returns the specs that cover the changed files.
 *
 * @param {Change} change
 */
export const selectE2e = ({ changed }) =>
  selectSpecs(changed)
    .filter((file) => existsSync(file))
    .map((file) => file.replace('apps/playground/', ''))

/**
 * Returns the folder of the specs of the test kit if a file of its package is affected: a spec opens samples that it does not import.
 *
 * @param {Change} change
 */
export const selectTestKitSpecs = ({ affected }) =>
  affected.some((file) => file.startsWith('packages/test/')) ? ['e2e/'] : []
