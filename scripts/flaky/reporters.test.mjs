import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeTempFiles } from '../checks/writeTempFiles.mjs'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { readReport, reportTo } from './report.mjs'

const require = createRequire(import.meta.url)
const vitest = join(require.resolve('vitest/package.json'), '../vitest.mjs')
const playwright = join(require.resolve('playwright/package.json'), '../cli.js')

/**
 * Runs a program in a folder with a reporter, and returns the report.
 *
 * @param {string} folder
 * @param {readonly string[]} command
 */
function run(folder, command) {
  const path = join(folder, 'results/report.json')
  // The variables of the running Vitest change what another one does.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST$|DEV$|PROD$)/.test(name),
  )
  const env = { ...Object.fromEntries(inherited), ...reportTo(path) }
  const { stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' })
  return { report: readReport(path), stderr }
}

const reporterOf = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`${name}Reporter.mjs`, import.meta.url))

test('default: Vitest 4 reports failed tests, failed files and unhandled errors', () => {
  const folder = writeTempFiles({
    'passing.test.mjs': `test('default', () => {})`,
    'failing.test.mjs': `describe('group', () => { test('default', () => { throw new Error('no block') }) })`,
    'broken.test.mjs': `throw new Error('no module')`,
    'unhandled.test.mjs': `test('default', async () => { Promise.reject(new Error('not awaited')) ; await new Promise(setImmediate) })`,
  })
  const { report } = run(folder, [
    vitest,
    'run',
    '--globals',
    '--root',
    folder,
    `--reporter=${reporterOf('vitest')}`,
  ])
  const failures = Object.fromEntries(report?.files.map(({ file, failures }) => [file, failures]) ?? [])
  expect(failures).toEqual({
    'passing.test.mjs': [],
    'failing.test.mjs': [
      { test: 'group > default', trace: expect.stringMatching(/^Error: no block\n.*failing\.test\.mjs:1/) },
    ],
    'broken.test.mjs': [{ test: '', trace: expect.stringContaining('no module') }],
    'unhandled.test.mjs': [],
  })
  expect(report?.outside).toEqual([expect.stringContaining('not awaited')])
})

test('default: Playwright reports failed tests, and errors outside of them', () => {
  const folder = writeTempFiles({
    'playwright.config.mjs': `export default { testDir: '.', workers: 1 }`,
    'a.spec.mjs': `import { test } from '${playwright.replace('cli.js', 'test.mjs')}'
      test('default', () => {})
      test.describe('group', () => { test('error: x', () => { throw new Error('no dialog') }) })`,
    'b.spec.mjs': `throw new Error('no fixture')`,
  })
  const only = run(folder, [playwright, 'test', 'a.spec', `--reporter=${reporterOf('playwright')}`])
  expect(only.report?.outside).toEqual([])
  expect(only.report?.files).toMatchObject([
    { project: 'e2e', failures: [{ test: 'group > error: x', trace: expect.stringContaining('no dialog') }] },
  ])
  const all = run(folder, [playwright, 'test', `--reporter=${reporterOf('playwright')}`])
  expect(all.report?.outside).toEqual([expect.stringContaining('no fixture')])
})

test('behavior: Playwright reports what the page showed', () => {
  const folder = writeTempFiles({
    'playwright.config.mjs': `export default { testDir: '.', workers: 1, use: ${JSON.stringify({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } })} }`,
    'a.spec.mjs': `import { test } from '${playwright.replace('cli.js', 'test.mjs')}'
      test('default', async ({ page }) => { await page.setContent('<button>Not now</button>'); throw new Error('closed') })`,
  })
  const { report } = run(folder, [playwright, 'test', `--reporter=${reporterOf('playwright')}`])
  expect(report?.files[0]?.failures[0]?.trace).toMatch(/closed[\s\S]*\n\nPage:\n- button "Not now"/)
})
