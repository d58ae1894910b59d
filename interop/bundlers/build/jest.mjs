import { readFileSync, writeFileSync } from 'node:fs'
import { reportWarnings, run } from './report.mjs'

// The configuration that the packed README documents.
const readme = readFileSync('node_modules/@latchkit/react/README.md', 'utf8')
const config = readme.match(/```js\n(\/\/ jest\.config\.cjs\n[\s\S]*?)```/)?.[1]
if (!config) throw new Error('The README has no sample of jest.config.cjs.')
writeFileSync('jest.config.cjs', config)
run('jest', ['--ci'], { NODE_ENV: 'test' })
reportWarnings([])
