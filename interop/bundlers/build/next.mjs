import { rmSync } from 'node:fs'
import { findWarnings, reportWarnings, run } from './report.mjs'

// What another run built would be used again, without its warnings.
rmSync('.next', { recursive: true, force: true })
// In CI, Next.js warns that this run has no cache.
const env = { NEXT_TELEMETRY_DISABLED: '1', CI: 'false' }
const output = run('next', ['build', ...process.argv.slice(2)], env)
reportWarnings(findWarnings(output))
