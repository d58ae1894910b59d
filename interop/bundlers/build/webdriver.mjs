import { spawnSync } from 'node:child_process'
import { reportWarnings } from './report.mjs'

// Runs a test of a library for WebDriver in Chromium. CHROMIUM, CHROMIUM_ARGS and CHROMEDRIVER are set by `pnpm interop`.
const [, , file = ''] = process.argv
const { status, stdout, stderr } = spawnSync(process.execPath, ['--test', file], {
  encoding: 'utf8',
  timeout: 120_000,
})
console.log(stdout, stderr)
if (status !== 0) throw new Error(`${file} ended with ${status}.`)
reportWarnings([])
