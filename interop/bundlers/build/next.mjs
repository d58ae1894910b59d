import { mkdirSync, rmSync } from 'node:fs'
import { findWarnings, reportWarnings, run } from './report.mjs'

// What another run built would be used again, without its warnings.
rmSync('.next', { recursive: true, force: true })
// In CI, Next.js warns of a missing cache.
mkdirSync('.next/cache', { recursive: true })
const output = run('next', ['build', ...process.argv.slice(2)], { NEXT_TELEMETRY_DISABLED: '1' })
reportWarnings(findWarnings(output))
