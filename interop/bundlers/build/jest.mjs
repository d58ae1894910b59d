import { readFileSync, writeFileSync } from 'node:fs'
import { reportWarnings, run } from './report.mjs'

// The configuration in the page "Test your app".
const config = readFileSync('testing.md', 'utf8').match(/```js\n(\/\/ jest\.config\.cjs\n[\s\S]*?)```/)?.[1]
if (!config) throw new Error('The page has no sample of jest.config.cjs.')
writeFileSync('jest.config.cjs', config)
run('jest', ['--ci'], { NODE_ENV: 'test' })
reportWarnings([])
