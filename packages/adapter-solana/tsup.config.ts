import { defineConfig } from 'tsup'
// @boundaries-ignore the options all packages share stand once, at the root
import { library } from '../../tsup.base.js'

export default defineConfig(library())
