import { defineConfig } from 'tsup'
// @boundaries-ignore the options shared by all packages are defined once, at the root
import { library } from '../../tsup.base.js'

export default defineConfig(library())
