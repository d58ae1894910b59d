import { defineConfig } from 'tsup'
// @boundaries-ignore the options that all packages share are defined at the root
import { library } from '../../tsup.base.js'
import { writePageScripts } from './build/writePageScripts.js'

export default defineConfig(library({ afterModules: () => writePageScripts('dist') }))
