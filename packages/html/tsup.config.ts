import { defineConfig } from 'tsup'
// @boundaries-ignore the build options shared by all packages are at the root
import { library } from '../../tsup.base.js'

export default defineConfig(library())
