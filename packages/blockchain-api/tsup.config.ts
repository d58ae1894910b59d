import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
// @boundaries-ignore the options that all packages share are defined at the root
import { library } from '../../tsup.base.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

export default defineConfig(library({ define: { LATCHKIT_VERSION: JSON.stringify(version) } }))
