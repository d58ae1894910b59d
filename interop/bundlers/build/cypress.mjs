import { reportWarnings, run } from './report.mjs'

// Cypress's program is on a site of its own, and is not installed: only the types of a test are checked.
run('tsc', ['-p', 'tsconfig.json'])
reportWarnings([])
