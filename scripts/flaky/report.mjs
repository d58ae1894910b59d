import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * A test that failed. `trace` is the message of its first error, with the stack.
 *
 * @typedef {{ test: string, trace: string }} Failure
 */

/**
 * A test file of a run. `seconds` is the time of its tests and hooks.
 *
 * @typedef {{ file: string, project: string, seconds: number, failures: Failure[] }} FileReport
 */

/**
 * The result of a run of Vitest or Playwright. `outside` has the errors that belong to no test file, for example of a global
 * setup, and unhandled rejections.
 *
 * @typedef {{ files: FileReport[], outside: string[] }} Report
 */

/** The variable with the path at which the reporters write their report. */
const reportVariable = 'LATCHKIT_TEST_REPORT'

/** The folder of reports. */
export const resultsFolder = 'test-results'

/**
 * Returns the path of the report of a step.
 *
 * @param {string} step
 */
export const toReportPath = (step) => resolve(resultsFolder, `${step.replaceAll(/[^a-z\d]+/gi, '-')}.json`)

/**
 * Returns the environment that makes a test run write its report.
 *
 * @param {string} path
 */
export const reportTo = (path) => ({ [reportVariable]: path })

/**
 * Reads the report at a path, or returns `undefined` if there is none.
 *
 * @param {string} path
 * @returns {Report | undefined}
 */
export const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** @param {string} path */
export const removeReport = (path) => rmSync(path, { force: true })

/**
 * Writes a report as JSON to the path in the environment. Does nothing without that.
 *
 * @param {Report} report
 */
export function writeReport(report) {
  const path = process.env[reportVariable]
  if (!path) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`)
}

/**
 * Returns a path as tests name it: from the root of the repository, with forward slashes.
 *
 * @param {string} path
 * @param {string} root
 */
export const toRepositoryPath = (path, root) => relative(root, path).split(sep).join('/')

/**
 * Returns the first of several errors with its stack, without the folder of this checkout and the frames of packages.
 *
 * @param {readonly { message?: string | undefined, stack?: string | undefined }[]} errors
 * @param {string} root
 */
export function toTrace([error], root) {
  const { message = '', stack = '' } = error ?? {}
  const text = stack.includes(message) ? stack : `${message}\n${stack}`
  return stripVTControlCharacters(text)
    .replaceAll(`${root}/`, '')
    .replaceAll(/^ +at .*node_modules.*\n?/gm, '')
    .trim()
}
